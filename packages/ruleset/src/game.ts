/** A game with a ruleset of its own: duel, whist, mancala. */
import { defineGame } from '@turnwise/game';
import type { Game, GameBots } from '@turnwise/game';
import { issue } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import type { Compiled } from './compiled/compiled.ts';
import { botsOf } from './definition/bots.ts';
import { rulesetDefinition } from './definition/definition.ts';
import type { RulesetTypes } from './types.ts';

export interface RulesetGame extends Game<RulesetTypes> {
  /** The compiled ruleset of the game. */
  readonly compiled: Compiled;
}

export interface RulesetGameRequest {
  /** What machine players go by, over what the document says. */
  readonly bots?: GameBots<RulesetTypes>;
  /** The id in the registry. Default: that of the ruleset. */
  readonly id?: string;
  readonly compiled: Compiled;
  /** One sentence for a menu. Default: the ruleset's description. */
  readonly summary?: string;
  /** Default names for seats. */
  readonly suggested?: readonly string[];
}

export function createRulesetGame({ id, compiled, summary, suggested, bots }: RulesetGameRequest): RulesetGame {
  const { ruleset } = compiled;
  const name = id ?? ruleset.id;
  const game = defineGame<RulesetTypes>({
    ...rulesetDefinition({
      name,
      find: () => compiled,
      held: () => null,
      named: compiled,
      documents: [ruleset as unknown as Json],
      hides: compiled.zones.some((zone) => !zone.public),
      rulesetIssues: isNone,
    }),
    id: name,
    version: ruleset.version,
    title: ruleset.name,
    summary: summary ?? ruleset.description ?? ruleset.name,
    seats: { ...ruleset.players, ...(suggested === undefined ? {} : { suggested }) },
    streams: compiled.streams,
    bots: { ...botsOf(compiled), ...bots },
  });
  return { ...game, compiled };
}

/** A game with its own ruleset keeps none in its states. */
function isNone(document: Json): readonly Issue[] {
  return document === null ? [] : [issue('ruleset', 'wrongShape', 'null', document)];
}
