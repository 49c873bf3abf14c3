/** What a made level is called, and its hint: told by what it needs. */
import type { Chooser } from '@turnwise/game';
import { pick } from '@turnwise/game';
import type { Judged, Need } from './judge.ts';

export interface Words {
  readonly name: string;
  readonly hint: string;
}

export function wordsFor(chooser: Chooser, { needs, sketch }: Judged): Words {
  const name = pick(chooser, NAMES[needs.join(' ')] ?? []) ?? 'Unseen';
  const goesBack = sketch.parts.some(({ kind }) => kind === 'door');
  const hints = needs.map((need) => (need === 'rift' && goesBack ? CURFEW : HINTS[need]));
  return { name, hint: hints.join(' ') };
}

/** By the needs, in their order. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  push: ['Heavy goods', 'Stuck in the passage', 'Make way', 'The crate', 'Shoulder to it', 'Left in the hall'],
  rift: [
    'The long way round',
    'Another hour',
    'A thread through the wall',
    'No way on foot',
    'The far side',
    'Elsewhen',
  ],
  wait: ['Night shift', 'Hold your breath', 'When the lamp has passed', 'In the niche', 'A quiet minute', 'The sentry'],
  'push rift': ['Moved house', 'Freight to yesterday', 'Crates and hours', 'Before the crate', 'The other warehouse'],
  'push wait': ['The night porter', 'Quiet freight', 'Push when he turns', 'The watched store', 'After the rounds'],
  'rift wait': ['The late hour', 'Two clocks and a guard', 'Nobody on the landing', 'Out of the wall', 'Borrowed time'],
  'push rift wait': [
    'The whole night',
    'All the tricks',
    'Crate, clock and guard',
    'The long shift',
    'Unseen, unheard',
  ],
};

const HINTS: Readonly<Record<Need, string>> = {
  push: 'What stands in the way can be pushed, if there is a place for it.',
  rift: 'No path leads there on foot: see where the rift comes out.',
  wait: 'Stay out of sight until the guard has turned the corner.',
};
const CURFEW = 'The way is closed by the time you get there: be there earlier.';
