/** Short sounds, made by the browser: no files. They are off until somebody turns them on. */
import { settings } from '../settings/settings.svelte.ts';

export type SoundName = 'move' | 'turn' | 'refused' | 'end';

/** Notes: when they begin, in seconds, how high, how long. */
const TUNES: Readonly<Record<SoundName, readonly (readonly [number, number, number])[]>> = {
  move: [[0, 330, 0.06]],
  turn: [
    [0, 523, 0.09],
    [0.1, 659, 0.12],
  ],
  refused: [[0, 180, 0.14]],
  end: [
    [0, 523, 0.12],
    [0.13, 659, 0.12],
    [0.26, 784, 0.28],
  ],
};

let audio: AudioContext | undefined;

export function playSound(name: SoundName): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  // One that was made before anybody touched the page waits to be told.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  for (const [after, height, length] of TUNES[name]) {
    const from = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = height;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length + 0.02);
  }
}
