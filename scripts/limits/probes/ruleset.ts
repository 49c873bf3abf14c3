/** The small ruleset of the operators' tests, whose one action does what is asked. */
import { seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { JsonRecord } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { checkRuleset, compileRuleset, createRulesetGame } from '@turnwise/ruleset';
import { sandboxRuleset } from '../../../packages/ruleset/src/testing/sandbox.ts';
import type { SandboxRequest } from '../../../packages/ruleset/src/testing/sandbox.ts';
import { play } from '../../../packages/ruleset/src/testing/play.ts';
import { nested } from './documents.ts';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

/** What is refused, if anything is. */
function done(effects: readonly JsonRecord[], ruleset: JsonRecord = {}): string {
  const { refused, params } = play({ effects, ruleset });
  return refused === undefined ? '' : JSON.stringify({ kind: 'aborted', refused, params });
}

/** How an item fails, if one does. */
function failed(effects: readonly JsonRecord[]): string {
  return play({ effects })
    .events.filter((line) => line.startsWith('item_failed'))
    .join();
}

const BOX: JsonRecord = { id: 'box', owner: 'shared', visibility: 'public' };

const score: JsonRecord = { op: 'gain_resource', resource: 'score', amount: 1 };
const rounds = (times: number, ...inside: readonly JsonRecord[]): JsonRecord => ({ op: 'repeat', times, do: inside });

/** So many rules answer one event of the action. */
const answered = (count: number): string =>
  done([score], {
    reactions: Array.from({ length: count }, (_, index) => ({
      id: `answer_${index}`,
      when: { event: 'resource_changed' },
      effects: [{ op: 'set_flag', flag: 'stormy' }],
      limit: { oncePerTurn: true },
    })),
  });

/** Only what its size is about. */
function checked(request: SandboxRequest, codes = /^too/): string {
  const found = checkRuleset(sandboxRuleset(request)).errors.filter(({ code }) => codes.test(code));
  return found.length === 0 ? '' : JSON.stringify(found);
}

const cards = (count: number, about: JsonRecord = {}): readonly JsonRecord[] =>
  Array.from({ length: count }, (_, index) => ({ id: `card_${index}`, types: ['relic'], ...about }));

/** The refusal of the action in a match that has begun; only the quick interpreter counts what it computes. */
function begun(request: SandboxRequest, times = 1): string {
  const { ruleset, errors } = checkRuleset(sandboxRuleset(request));
  if (ruleset === undefined) throw new Error(JSON.stringify(errors));
  const made = createMatch({ game: createRulesetGame({ compiled: compileRuleset(ruleset) }), seed: 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  for (let i = 0; i < times; i++) {
    const { outcome } = made.value.submit(seat(0), { kind: 'action', action: 'go', targets: {}, params: {} });
    if (isRefusal(outcome)) return JSON.stringify({ ...outcome, debug: undefined });
  }
  return '';
}

/** Each input makes thirty cards and changes each of them a hundred times, for good. */
const changing = (changes: number): string =>
  begun(
    {
      effects: [
        { op: 'create_token', card: 'fox', count: 30 },
        rounds(100, {
          op: 'modify_attribute',
          target: { selector: { zone: 'battlefield', top: 30 } },
          attribute: 'power',
          add: 1,
        }),
      ],
    },
    Math.ceil(changes / 3_000),
  );

const turns = (count: number): string =>
  begun({ effects: [rounds(count / 2, { op: 'extra_turn' }, { op: 'extra_turn' })] });

export const RULESET_PROBES: Readonly<Record<string, Probe>> = {
  stackDepth: {
    fits: () => answered(50) === '',
    beyond: (limit) => answered(limit),
  },
  reactionsPerEvent: {
    fits: () => answered(50) === '',
    beyond: (limit) => answered(limit + 1),
  },
  iterationsPerEffect: bySize((size) => done([rounds(size)])),
  stepsPerInput: {
    // The action itself is two events, and each round is a step.
    fits: (limit) => {
      const ten = Array.from({ length: 9 }, () => score);
      return done(Array.from({ length: 10 }, () => rounds(limit / 100 - 1, ...ten))) === '';
    },
    beyond: (limit) => done([{ op: 'draw', count: limit - 1 }]),
  },
  // Three seats have a deck each.
  cardsInMatch: bySize((size) =>
    checked({ ruleset: { decks: [{ id: 'usual', cards: [{ card: 'fox', count: Math.ceil((size - 2) / 3) }] }] } }),
  ),
  lastingChanges: { fits: () => changing(12_000) === '', beyond: (limit) => changing(limit + 3_000) },
  turnsToCome: { fits: (limit) => turns(limit) === '', beyond: (limit) => turns(limit + 2) },
  documentDepth: {
    fits: () => checked({}) === '',
    beyond: (limit) => checked({ effects: [{ op: 'draw', count: nested(limit) }] }),
  },
  documentValues: {
    fits: () => checked({}) === '',
    beyond: (limit) => checked({ ruleset: { cards: cards(limit / 4) } }),
  },
  documentCharacters: {
    fits: () => checked({}) === '',
    beyond: (limit) => checked({ ruleset: { cards: cards(limit / 4_000, { text: 'a'.repeat(4_000) }) } }),
  },
  cardCount: bySize((size) =>
    checked({ ruleset: { zones: [{ ...BOX, cards: [{ card: 'fox', count: size }] }] } }, /^outOfRange$/),
  ),
  // A hundred values for one parameter, the rest for the other.
  parameterWays: bySize((size) =>
    checked({ action: { params: { one: { min: 1, max: 100 }, other: { min: 1, max: Math.ceil(size / 100) } } } }),
  ),
  numbersToChoose: bySize((size) => failed([{ op: 'choose_number', min: 1, max: size, as: 'number' }])),
  text: bySize((size) => checked({ ruleset: { description: 'a'.repeat(size) } })),
  key: bySize((size) => checked({ ruleset: { messages: { en: { ['a'.repeat(size)]: 'text' } } } })),
  title: bySize((size) => checked({ ruleset: { name: 'a'.repeat(size) } })),
  id: bySize((size) => checked({ ruleset: { keywords: ['a'.repeat(size)] } })),
  list: bySize((size) => checked({ effects: Array.from({ length: size }, () => score) })),
  // The sandbox has three of its own.
  cards: bySize((size) => checked({ ruleset: { cards: cards(size - 3) } })),
};

/** Each card that is made looks at each, and so often. */
const looks = (levels: number): JsonRecord => ({
  op: 'count',
  of: {
    zone: 'battlefield',
    where: levels === 1 ? [] : [{ op: 'compare', left: looks(levels - 1), is: '>=', right: 0 }],
  },
});
const looking = (levels: number): string =>
  begun({
    effects: [
      { op: 'create_token', card: 'fox', count: 200 },
      { op: 'set_resource', resource: 'score', amount: looks(levels) },
    ],
  });

const WORD = `told_${'x'.repeat(50)}`;
const telling = (times: number): string =>
  begun({
    effects: [rounds(times, { op: 'emit', event: WORD })],
    ruleset: { events: [{ id: WORD }], guards: { textPerInput: 20_000 } },
  });

/** What rules given as data count of a dispatch. Of text the ruleset's own, lower bound is tried: its steps end before the usual one. */
export const BUDGET_PROBES: Readonly<Record<string, Probe>> = {
  evaluationsPerInput: { fits: () => looking(2) === '', beyond: () => looking(4) },
  textPerInput: { fits: () => telling(100) === '', beyond: () => telling(900) },
};
