/** A game that has its ruleset: duel, whist, mancala. */
import { defineGame } from '@turnwise/game';
import type { Game } from '@turnwise/game';
import { issue } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import type { Compiled } from './compile/compiled.ts';
import { rulesetDefinition } from './definition.ts';
import type { RulesetTypes } from './types.ts';

export interface RulesetGame extends Game<RulesetTypes> {
  /** The ruleset that it is played by. */
  readonly compiled: Compiled;
}

export interface RulesetGameRequest {
  /** The id in the registry; that of the ruleset if it is left out. */
  readonly id?: string;
  readonly compiled: Compiled;
  /** One sentence for a menu; the ruleset's description if it is left out. */
  readonly summary?: string;
  /** Names for seats when nobody gives any. */
  readonly suggested?: readonly string[];
}

export function createRulesetGame({ id, compiled, summary, suggested }: RulesetGameRequest): RulesetGame {
  const { ruleset } = compiled;
  const name = id ?? ruleset.id;
  const game = defineGame<RulesetTypes>({
    ...rulesetDefinition({
      name,
      find: () => compiled,
      held: () => null,
      named: compiled,
      documents: [ruleset as unknown as Json],
      rulesetIssues: isNone,
    }),
    id: name,
    version: ruleset.version,
    title: ruleset.name,
    summary: summary ?? ruleset.description ?? ruleset.name,
    seats: { ...ruleset.players, ...(suggested === undefined ? {} : { suggested }) },
    traits: {
      hiddenInformation: compiled.zones.some((zone) => !zone.public),
      chance: compiled.streams.length > 0,
      simultaneous: false,
    },
    streams: compiled.streams,
  });
  return { ...game, compiled };
}

/** A game with its own ruleset keeps none in its states. */
function isNone(document: Json): readonly Issue[] {
  return document === null ? [] : [issue('ruleset', 'wrongShape', 'null', document)];
}
