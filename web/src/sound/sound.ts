/** The page's few sounds, made on the spot: knocks of wood for moves, tones for news. */
import { settings } from '../parts/settings.svelte';

export type SoundName = 'move' | 'capture' | 'check' | 'end' | 'low-time';

let context: AudioContext | null = null;

/** Browsers let a page sound only once its visitor has touched it. */
export function allowSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, wake, { once: true, capture: true });
}

export function play(name: SoundName): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  const now = context.currentTime;
  switch (name) {
    case 'move':
      return knock(context, now, 900, 0.35);
    case 'capture':
      knock(context, now, 520, 0.5);
      return knock(context, now + 0.055, 760, 0.35);
    case 'check':
      knock(context, now, 900, 0.3);
      tone(context, now + 0.02, 880, 0.16, 0.12);
      return tone(context, now + 0.13, 1174.7, 0.2, 0.12);
    case 'end':
      return [523.3, 659.3, 784, 1046.5].forEach((hertz, i) =>
        tone(context!, now + i * 0.11, hertz, 0.7, 0.11),
      );
    case 'low-time':
      return [0, 0.16, 0.32].forEach((delay) => tone(context!, now + delay, 1318.5, 0.08, 0.1));
  }
}

/** A short burst of noise through a narrow filter: a piece set down on wood. */
function knock(audio: AudioContext, at: number, hertz: number, loudness: number): void {
  const seconds = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 2.2 });
  const gain = new GainNode(audio, { gain: loudness * 2.4 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, hertz: number, seconds: number, loudness: number): void {
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
