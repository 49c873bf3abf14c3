/** The game that takes any ruleset as an option of the match, and keeps its document in the state. */
import { defineGame } from '@turnwise/game';
import type { Content, ContentText, Game, SeatRange, ShippedContent } from '@turnwise/game';
import { isRecord, issue } from '@turnwise/kernel';
import type { Issue, Json, Shape } from '@turnwise/kernel';
import { ByContent } from './compile/by-content.ts';
import { checkRuleset } from './check/check.ts';
import { compiledFor } from './compile/compiled-for.ts';
import type { Compiled } from './compiled/compiled.ts';
import { botsOf, RECOMMENDED } from './definition/bots.ts';
import { rulesetDefinition } from './definition/definition.ts';
import { mergeRulesets } from './schema/merge.ts';
import { optionOf } from './setup/setup.ts';
import type { RulesetTypes } from './types.ts';

/** A built-in ruleset. The first is the default. */
export interface ShippedRuleset extends ShippedContent {
  readonly document: Json;
}

export function createOpenRulesetGame(shipped: readonly ShippedRuleset[]): Game<RulesetTypes> {
  /** The document itself, or the id of a built-in one. */
  const held = (options: Json): Json => {
    const given = optionOf(options, 'ruleset') ?? shipped[0]?.id ?? null;
    return typeof given === 'string' ? (shipped.find(({ id }) => id === given)?.document ?? null) : given;
  };
  const find = ({ ruleset }: { readonly ruleset: Json }): Compiled => compiledFor(ruleset);
  const content: Content = {
    option: 'ruleset',
    shipped: shipped.map(({ document: _document, ...text }) => text),
    about: textOf,
    merge: mergeRulesets,
  };
  const create = (named: Compiled | undefined): Game<RulesetTypes> => {
    const definition = rulesetDefinition({
      name: 'ruleset',
      find,
      held,
      named,
      documents: named === undefined ? shipped.map(({ document }) => document) : [named.ruleset as unknown as Json],
      // Whatever ruleset is named, a state may hold another.
      hides: true,
      options: { ruleset: RULESET },
      rulesetIssues,
    });
    return defineGame<RulesetTypes>({
      ...definition,
      id: 'ruleset',
      version: '1',
      title: named?.ruleset.name ?? 'Any ruleset',
      summary:
        named === undefined
          ? 'A game given as data: zones, cards, actions and reactions in a document.'
          : (named.ruleset.description ?? 'A game of your own, as a ruleset.'),
      // Whoever wants the bots of a ruleset asks `worded`.
      bots: named === undefined ? { recommended: RECOMMENDED } : botsOf(named),
      seats: ANY_TABLE,
      streams: { of: (options) => find({ ruleset: held(options) }).streams, in: (view) => find(view).streams },
      options: {
        ...definition.options,
        content,
        seatsFor: (options) => seatsOf(held(options)),
        worded(options) {
          const ruleset = held(options);
          return rulesetIssues(ruleset).length > 0 ? game : wordedFor(find({ ruleset }));
        },
      },
    });
  };
  const games = new WeakMap<Compiled, Game<RulesetTypes>>();
  const wordedFor = (named: Compiled): Game<RulesetTypes> => {
    const known = games.get(named) ?? create(named);
    games.set(named, known);
    return known;
  };
  const game = create(undefined);
  return game;
}

const ANY_TABLE: SeatRange = { min: 1, max: 29 };

/** What the ruleset says; other parts of it may still be wrong. */
function seatsOf(ruleset: Json): SeatRange {
  const players = isRecord(ruleset) ? ruleset['players'] : undefined;
  if (!isRecord(players)) return ANY_TABLE;
  const { min, max } = players;
  return Number.isSafeInteger(min) && Number.isSafeInteger(max) ? { min: Number(min), max: Number(max) } : ANY_TABLE;
}

/** The checker's issues are reported with the options. */
const RULESET: Shape<unknown> = {
  expected: 'a ruleset, or the id of a built-in one',
  optional: true,
  is: (value): value is unknown => value === undefined || typeof value === 'string' || isRecord(value),
  issues: (value, path) => (RULESET.is(value) ? [] : [issue(path, 'wrongShape', RULESET.expected, value)]),
};

/** Computed once per document, because the invariants need it for every state and every save. */
function rulesetIssues(document: Json): readonly Issue[] {
  if (typeof document !== 'object' || document === null)
    return [issue('', 'unknownRuleset', RULESET.expected, document)];
  return CHECKED.of(document);
}

const CHECKED = new ByContent<readonly Issue[]>((document) => checkRuleset(document as Json).errors);

function textOf(document: Json): ContentText {
  const name = isRecord(document) ? document['name'] : undefined;
  const description = isRecord(document) ? document['description'] : undefined;
  return {
    title: typeof name === 'string' ? name : 'A ruleset',
    ...(typeof description === 'string' ? { hint: description } : {}),
  };
}
