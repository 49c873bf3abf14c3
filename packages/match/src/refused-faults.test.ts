// A host may have a fault in a seat's own input refused: nothing has happened, the match goes on, and the host knows what failed.
import { expect, test } from 'vitest';
import { describe } from 'vitest';
import { MATCH_LIMITS } from './limits.ts';
import type { HostUpdate, Update } from './publisher.ts';
import { A, answer, begin, issuesOf, kinds, load, registry, reload, view, written } from './testing/play.ts';
import { createMatch } from './match.ts';
import { loadMatch } from './load.ts';
import { faulty, hopeless, mending } from './testing/faulty.ts';
import type { Bug } from './testing/faulty.ts';
import { relay } from './testing/relay.ts';

const poke = (bug: Bug): { kind: string; bug: Bug } => ({ kind: 'poke', bug });
const REFUSAL = { kind: 'aborted', code: 'engineFault', params: {}, by: 'match' };

/** In the input itself, and in what is asked of the state that it leads to. */
const OWN: readonly [Bug, string][] = [
  ['evaluate', 'broken behaviour'],
  ['apply', 'broken apply'],
  ['silent', 'the diff hush changed the state but emitted no event'],
  ['toAct', 'broken toAct'],
  ['choices', 'broken choices'],
  ['next', 'broken next'],
  ['view', 'broken view'],
  ['viewEvent', 'broken viewEvent'],
  ['offers', 'broken offers'],
];

/** What the system does next fails: that is no fault of the seat. */
const SYSTEM: readonly Bug[] = ['systemThrows', 'systemRefused', 'systemIdle', 'systemEndless'];

describe.each(OWN)('the bug %s', (bug, message) => {
  test.each([faulty, mending, hopeless])('is refused, and nothing has happened: $id', (game) => {
    const match = begin(game, { faults: 'refuse' });
    match.submit(A, poke('none'));
    match.submit(A, poke('none'));
    match.undo(A);
    const before = { state: match.state, document: written(match), decision: match.decision(A), redo: match.canRedo };
    const submission = match.submit(A, poke(bug));
    expect(submission).toEqual({
      outcome: REFUSAL,
      frames: [],
      fault: expect.objectContaining({ kind: 'engineError', message }),
      failed: { as: 'player1', input: poke(bug) },
    });
    expect(match).toMatchObject({ status: 'playing', fault: undefined, toAct: [A] });
    expect(match.state).toBe(before.state);
    expect(match.decision(A)).toBe(before.decision);
    expect(match.canRedo).toEqual({ able: true });
    expect(written(match)).toEqual(before.document);
    expect(answer(match.submit(A, poke('none'), { decision: before.decision! }))).toBe('committed');
    expect(view(match)).toMatchObject({ pokes: 2 });
  });

  test('is told to the host and to nobody else', () => {
    const match = begin(faulty, { faults: 'refuse' });
    const watched: HostUpdate[] = [];
    const seen: Update[] = [];
    match.watch((update) => watched.push(update));
    match.subscribe(A, (update) => seen.push(update));
    const submission = match.submit(A, poke(bug));
    const { fault, failed } = submission;
    expect(watched).toEqual([{ kind: 'refused', frames: [], fault, failed }]);
    expect(match.refusedFaults).toEqual([{ length: 0, fault, failed }]);
    expect(seen).toEqual([]);
    const told = match.outcomeFor(A, submission);
    expect(told).toMatchObject({ outcome: { code: 'engineFault', params: {} }, events: [] });
    expect(JSON.stringify(told)).not.toContain('broken');
  });

  test('is refused in a preview and in an explanation in the same words', () => {
    const match = begin(faulty, { faults: 'refuse' });
    const { outcome } = match.outcomeFor(A, match.submit(A, poke(bug)));
    expect(match.preview(A, poke(bug))).toMatchObject({ ok: true, value: { outcome, events: [] } });
    expect(match.explain(A, poke(bug))).toMatchObject({ accepted: false, refusal: outcome });
    expect(match.explain(A, poke('none'))).toEqual({ accepted: true, offers: [] });
  });

  test('leaves a match that can be loaded and played on', () => {
    const match = begin(faulty, { faults: 'refuse' });
    match.submit(A, poke('none'));
    match.submit(A, poke(bug));
    for (const fromSnapshot of [false, true]) {
      const loaded = reload(match, { fromSnapshot, faults: 'refuse' });
      expect(loaded.state).toEqual(match.state);
      expect(answer(loaded.submit(A, poke(bug)))).toBe('engineFault');
      expect(answer(loaded.submit(A, poke('none')))).toBe('committed');
    }
  });
});

test.each(SYSTEM)('the bug %s of the system still ends the match', (bug) => {
  const match = begin(faulty, { faults: 'refuse' });
  expect(answer(match.submit(A, poke(bug)))).toBe('committed');
  expect(match.status).toBe('faulted');
  expect(match.refusedFaults).toEqual([]);
  expect(reload(match, { faults: 'refuse' }).status).toBe('faulted');
});

test('an input that the host gives is not refused', () => {
  const match = begin(faulty, { faults: 'refuse' });
  expect(match.submitSystem({ ...poke('evaluate'), seat: A }).fault).toMatchObject({ message: 'broken behaviour' });
  expect(match.status).toBe('faulted');
});

test('a host that does not ask for it has the match end', () => {
  const match = begin(faulty);
  match.submit(A, poke('evaluate'));
  expect(match.status).toBe('faulted');
});

test('only the newest are kept for the operator', () => {
  const match = begin(faulty, { faults: 'refuse' });
  const most = MATCH_LIMITS.faultsKept.usual;
  for (let i = 0; i < most + 5; i++) match.submit(A, poke(i < 5 ? 'apply' : 'evaluate'));
  expect(match.refusedFaults).toHaveLength(most);
  expect(match.refusedFaults.every(({ failed }) => JSON.stringify(failed).includes('evaluate'))).toBe(true);
});

test('what is refused by the rules is refused as ever', () => {
  const match = begin(relay, { faults: 'refuse' });
  const other = begin(relay);
  for (const input of [{ kind: 'add', amount: 99 }, { kind: 'wave' }, null, { kind: 'add', amount: 1 }])
    expect(match.submit(A, input)).toEqual(other.submit(A, input));
  expect(kinds(match)).toEqual(kinds(other));
  expect(written(match)).toEqual(written(other));
});

test('another word than these two is an issue', () => {
  const wrong = { game: relay, seed: 1, faults: 'ignore' as 'end' };
  expect(issuesOf(createMatch(wrong))).toEqual(['faults wrongShape']);
  expect(issuesOf(loadMatch(written(begin(relay)), registry, { faults: 'ignore' as 'end' }))).toEqual([
    'faults wrongShape',
  ]);
  expect(load(written(begin(relay)), { faults: 'refuse' }).status).toBe('playing');
});
