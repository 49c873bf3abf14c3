// Events as records and back: every kind, whatever battles bring, and nothing that is no event.
import { seat, SPECTATOR } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { encounter } from './game.ts';
import { parseEvent, serializeEvent } from './serialize.ts';
import { someBattles } from './testing/battles.ts';
import { ALL_TOLD, TOLD_EVENTS } from './testing/told-events.ts';
import type { EncounterEvent } from './event.ts';

/** Through text, as a log would keep it. */
function thereAndBack(event: EncounterEvent): unknown {
  const parsed = parseEvent(JSON.parse(JSON.stringify(serializeEvent(event))));
  return parsed.ok ? parsed.value : parsed.error;
}

const EVENTS = ALL_TOLD.map(([event]) => event);

test.each(EVENTS)('%j comes back', (event) => {
  expect(thereAndBack(event)).toEqual(event);
  expect(Object.keys(serializeEvent(event))[0]).toBe('kind');
});

test('every event of random battles comes back, as it happened and as anybody sees it', () => {
  const kinds = new Set<string>();
  for (const { moments } of someBattles())
    for (const event of moments.flatMap(({ events }) => events))
      for (const seen of [event, ...[seat(0), seat(1), SPECTATOR].map((one) => encounter.viewEvent(event, one))]) {
        if (seen === undefined) continue;
        expect(thereAndBack(seen)).toEqual(seen);
        kinds.add(seen.kind);
      }
  // What the battles do not bring is in the table alone.
  expect(kinds.size).toBeGreaterThan(30);
  for (const kind of kinds) expect(TOLD_EVENTS).toHaveProperty(kind);
});

test('the order of fields does not depend on that of the event', () => {
  const event: EncounterEvent = {
    targetHpAfter: 3,
    amount: 1,
    side: 'party',
    targetId: 'b',
    sourceId: 'a',
    kind: 'damageApplied',
  };
  expect(JSON.stringify(serializeEvent(event))).toBe(
    '{"kind":"damageApplied","sourceId":"a","targetId":"b","side":"party","amount":1,"targetHpAfter":3}',
  );
});

describe('not an event', () => {
  const issuesOf = (record: unknown): readonly string[] => {
    const parsed = parseEvent(record);
    return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path}: ${code}`);
  };

  test.each<[unknown, readonly string[]]>([
    [null, [': wrongShape']],
    [{ kind: 'rained' }, ['kind: wrongShape']],
    [{ roundNo: 1 }, ['kind: wrongShape']],
    [{ kind: 'initiativeRolled', order: [['ann', 5, 1], ['bea']] }, ['order[0]: wrongShape', 'order[1]: wrongShape']],
    [
      { kind: 'intentChosen', combatantId: 'ann', side: 'party', by: 'seat', intent: { kind: 'flee', target: 5 } },
      ['intent.actor: missingField', 'intent.target: unknownField'],
    ],
    [
      { kind: 'actionRejected', combatantId: 'ann', side: 'party', reasons: [{ code: 'TIRED', params: [] }] },
      ['reasons[0].code: wrongShape', 'reasons[0].params: wrongShape'],
    ],
  ])('%j', (record, issues) => {
    expect(issuesOf(record)).toEqual(issues);
  });

  test.each(EVENTS)('%j with a field too few, too many or of another shape', (event) => {
    const record = serializeEvent(event);
    expect(issuesOf({ ...record, extra: 1 })).toEqual(['extra: unknownField']);
    for (const field of Object.keys(record)) {
      expect(issuesOf({ ...record, [field]: { no: 'thing' } }).some((one) => one.startsWith(field))).toBe(true);
      const without = Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
      const isMissed = !['reveals', 'final', 'targetHpAfter', 'remaining', 'amount', 'forced'].includes(field);
      if (isMissed) expect(issuesOf(without)).not.toEqual([]);
    }
  });
});
