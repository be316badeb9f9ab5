import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './board/ground.css';
import { allowSound } from './sound/sound';

allowSound();
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element "app"');
mount(App, { target });
