/** The made-up games of the match's own tests: one that takes any input, and one in which the system makes many steps. */
import { isRefusal, USUAL_BUDGETS } from '@turnwise/kernel';
import { createMatch, loadMatch } from '@turnwise/match';
import { A, begin, registry } from '../../../packages/match/src/testing/play.ts';
import { marathon } from '../../../packages/match/src/testing/marathon.ts';
import { relay } from '../../../packages/match/src/testing/relay.ts';
import { nested } from './documents.ts';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

/** The refusal where it is too large; nothing where the game itself answers. */
function sent(input: object): string {
  const { outcome } = begin(relay).submit(A, input);
  return isRefusal(outcome) && outcome.code === 'inputTooLarge' ? JSON.stringify(outcome) : '';
}

export const INPUT_PROBES: Readonly<Record<string, Probe>> = {
  inputDepth: bySize((size) => sent({ kind: 'add', amount: nested(size - 1) })),
  // The input, its two fields and the list with its items.
  inputValues: bySize((size) => sent({ kind: 'add', amount: Array.from({ length: size - 3 }, () => 0) })),
  inputCharacters: bySize((size) => sent({ kind: 'add', amount: 'a'.repeat(size - 'kindaddamount'.length) })),
};

/** Its own bound on steps without a decision is out of the way. */
const far = { ...marathon, longest: 10_000 };

/** After so many steps of the system in one call. */
function ran(steps: number): string {
  const match = begin(far);
  const { more } = match.submit(A, { kind: 'run', steps });
  if (more === undefined) return '';
  return JSON.stringify({ more, advance: typeof match.advance, refused: match.submit(A, { kind: 'cheer' }) });
}

function undone(steps: number): string {
  const match = begin(far, { undo: 'free' });
  match.submit(A, { kind: 'run', steps });
  while (match.due) match.advance();
  const { outcome } = match.undo();
  return isRefusal(outcome) ? JSON.stringify(outcome) : '';
}

/** The issues of a saved match with this in place of what it had. */
function loaded(over: object): string {
  const result = loadMatch({ ...begin(relay).save(), ...over }, registry);
  return result.ok ? '' : JSON.stringify(result.error);
}

const INPUT = { as: 'player1', input: { kind: 'wave' } };
const isSound = (): boolean => loaded({}) === '';

function asking(times: number): string {
  const budgets = { changesPerInput: USUAL_BUDGETS.changesPerInput * times };
  const made = createMatch({ game: relay, seed: 1, budgets });
  return made.ok ? '' : JSON.stringify(made.error);
}

export const MATCH_PROBES: Readonly<Record<string, Probe>> = {
  framesPerCall: { fits: (limit) => ran(limit - 1) === '', beyond: (limit) => ran(limit + 1) },
  loadInputs: {
    fits: isSound,
    beyond: (limit) => loaded({ inputs: Array.from({ length: limit + 1 }, () => INPUT) }),
  },
  documentValues: { fits: isSound, beyond: (limit) => loaded({ options: Array.from({ length: limit }, () => 0) }) },
  documentCharacters: {
    fits: isSound,
    beyond: (limit) => loaded({ options: Array.from({ length: limit / 50_000 }, () => 'a'.repeat(50_000)) }),
  },
  documentDepth: { fits: isSound, beyond: (limit) => loaded({ options: nested(limit) }) },
  documentWord: { fits: isSound, beyond: (limit) => loaded({ game: 'a'.repeat(limit + 1) }) },
  budgetTimes: bySize(asking),
  undoFrames: { fits: (limit) => undone(limit - 2) === '', beyond: (limit) => undone(limit + 1) },
};

export const GAME_PROBES: Readonly<Record<string, Probe>> = {
  seatName: bySize((size) => {
    const made = createMatch({ game: relay, seed: 1, seats: ['ann', 'b'.repeat(size)] });
    return made.ok ? '' : JSON.stringify(made.error);
  }),
};
