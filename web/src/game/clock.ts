import type { ClockState, Color } from '../api/types';

const TENTHS_BELOW_MILLIS = 20_000;

/** What is left on a clock `sinceMillis` after the state with it came. Never below zero. */
export function left(clock: ClockState, color: Color, sinceMillis: number): number {
  const then = color === 'white' ? clock.whiteMillis : clock.blackMillis;
  return Math.max(0, clock.running === color ? then - sinceMillis : then);
}

/** "1:02:09", "4:05", and below twenty seconds "0:09.3". */
export function clockText(millis: number): string {
  const tenths = Math.floor(millis / 100);
  const seconds = millis < TENTHS_BELOW_MILLIS ? Math.floor(tenths / 10) : Math.ceil(millis / 1000);
  const pad = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const text =
    hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
  return millis < TENTHS_BELOW_MILLIS ? `${text}.${tenths % 10}` : text;
}

/** The same for ears: "4 minutes 5 seconds". */
export function clockWords(millis: number): string {
  const seconds = Math.round(millis / 1000);
  const many = (n: number, unit: string) => (n === 0 ? '' : `${n} ${unit}${n === 1 ? '' : 's'}`);
  const words = [
    many(Math.floor(seconds / 3600), 'hour'),
    many(Math.floor((seconds % 3600) / 60), 'minute'),
    many(seconds % 60, 'second'),
  ];
  return words.filter(Boolean).join(' ') || 'no time';
}

/** Time is short in the last tenth of the initial time, but at most a minute and at least ten seconds. */
export function lowMillis(clock: ClockState): number {
  return Math.min(60_000, Math.max(10_000, clock.initialMillis / 10));
}
