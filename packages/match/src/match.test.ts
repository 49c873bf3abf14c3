// A match, however it is driven, saved and loaded, equals a plain model.
import type { Seat } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { A, answer, begin, reload, view } from './testing/play.ts';
import { relay } from './testing/relay.ts';

interface Standing {
  readonly total: number;
  readonly counts: number;
  readonly notes: number;
  readonly next: Seat;
  readonly frames: number;
}

/** What the match should be, without any of its means. */
interface Model {
  present: Standing;
  /** Back to the last draw, or to the start. */
  past: Standing[];
  future: Standing[];
  drawn: boolean;
  /** How much of the past lies before the snapshot that the match was taken up from; undefined if it was not. */
  beyond: number | undefined;
}

function canUndo({ past, present, drawn, beyond }: Model): string {
  if (past.length > (beyond ?? 0)) return 'undone';
  if (beyond !== undefined && present.frames > 0) return 'undoLimitReached';
  return drawn ? 'undoBlockedByIrreversibleBoundary' : 'nothingToUndo';
}

type Action =
  | {
      readonly kind: 'add' | 'gamble' | 'note' | 'wave' | 'wrongSeat' | 'stale' | 'nonsense';
      readonly amount: number;
    }
  | { readonly kind: 'undo' | 'redo' | 'preview' | 'reload' | 'snapshot'; readonly amount: number };

const KINDS: readonly Action['kind'][] = [
  'add',
  'add',
  'note',
  'gamble',
  'wave',
  'wrongSeat',
  'stale',
  'nonsense',
  'undo',
  'undo',
  'redo',
  'redo',
  'preview',
  'reload',
  'snapshot',
];
const action = fc.record({
  kind: fc.constantFrom(...KINDS),
  amount: fc.integer({ min: 1, max: 3 }),
}) as fc.Arbitrary<Action>;

function commit(model: Model, next: Standing, irreversible = false): void {
  model.past = irreversible ? [] : [...model.past, model.present];
  model.drawn ||= irreversible;
  if (irreversible) model.beyond = undefined;
  model.future = [];
  model.present = next;
}

function act(match: Match, model: Model, old: string[], { kind, amount }: Action): Match {
  const { present } = model;
  const seat = present.next;
  const decision = match.decision(seat)!;
  const submit = (input: object): string => answer(match.submit(seat, input, { decision }));
  const added = (pips: number): Standing => ({
    ...present,
    total: present.total + pips,
    counts: present.counts + 1,
    next: (1 - seat) as Seat,
    frames: present.frames + 2,
  });
  switch (kind) {
    case 'add':
      expect(submit({ kind, amount })).toBe('committed');
      old.push(decision);
      commit(model, added(amount));
      return match;
    case 'gamble': {
      expect(submit({ kind })).toBe('committed');
      old.push(decision);
      // Nobody knows the die beforehand; that it is one, we do.
      const pips = (view(match)['total'] as number) - present.total;
      expect([1, 2, 3, 4, 5, 6]).toContain(pips);
      commit(model, added(pips), true);
      return match;
    }
    case 'note':
      expect(submit({ kind, words: ['w'] })).toBe('committed');
      old.push(decision);
      commit(model, { ...present, notes: present.notes + 1, frames: present.frames + 1 });
      return match;
    case 'wave':
      expect(submit({ kind })).toBe('noChange');
      return match;
    case 'wrongSeat':
      expect(answer(match.submit((1 - seat) as Seat, { kind: 'add', amount }))).toBe('notYourTurn');
      return match;
    case 'stale':
      for (const stale of old)
        expect(answer(match.submit(seat, { kind: 'add', amount }, { decision: stale }))).toBe('staleDecision');
      return match;
    case 'nonsense':
      expect(submit({ kind: 'add', amount: amount + 3 })).toBe('malformedInput');
      return match;
    case 'undo': {
      const back = model.past.at(-1);
      const undone = canUndo(model);
      expect(answer(match.undo())).toBe(undone);
      if (undone !== 'undone' || back === undefined) return match;
      old.push(decision);
      model.past = model.past.slice(0, -1);
      model.future = [present, ...model.future];
      model.present = back;
      return match;
    }
    case 'redo': {
      const [forth, ...rest] = model.future;
      expect(answer(match.redo())).toBe(forth === undefined ? 'nothingToRedo' : 'redone');
      if (forth === undefined) return match;
      old.push(decision);
      model.past = [...model.past, present];
      model.future = rest;
      model.present = forth;
      return match;
    }
    case 'preview':
      expect(match.preview(seat, { kind: 'add', amount })).toMatchObject({
        ok: true,
        value: { uncertain: false, look: { view: { total: present.total + amount } } },
      });
      return match;
    case 'reload':
      model.future = [];
      model.beyond = undefined;
      return reload(match);
    default:
      model.future = [];
      model.beyond = model.past.length;
      return reload(match, { fromSnapshot: true });
  }
}

test('whatever is done, in whatever order, the match equals the model', () => {
  let moves = 0;
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40, size: 'max' }), fc.nat(), (actions, seed) => {
      let match = begin(relay, { seed });
      const first: Standing = { total: 0, counts: 0, notes: 0, next: A, frames: 0 };
      const model: Model = { present: first, past: [], future: [], drawn: false, beyond: undefined };
      const old: string[] = [];
      for (const one of actions) {
        const decision = match.decision(model.present.next);
        match = act(match, model, old, one);
        moves++;
        const { total, counts, notes, next, frames } = model.present;
        expect(match.length).toBe(frames);
        expect(view(match)).toEqual({ total, counts, next, notes: Array.from({ length: notes }, () => ['w']) });
        expect(match.toAct).toEqual([next]);
        const undo = canUndo(model);
        expect(match.canUndo).toEqual(undo === 'undone' ? { able: true } : { able: false, code: undo });
        expect(match.canRedo.able).toBe(model.future.length > 0);
        expect(old).not.toContain(match.decision(next));
        if (one.kind === 'reload' || one.kind === 'snapshot') expect(match.decision(next)).toBe(decision);
      }
      expect(reload(match).state).toEqual(match.state);
    }),
    { seed: 20_260_103, numRuns: 100 },
  );
  expect(moves).toBeGreaterThan(1000);
});
