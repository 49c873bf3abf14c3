/** A turn in the middle of a fight, from a document as positions are written, with scripted dice. */
import { advanceRandom, createRandom, formatIssue, unusedScript } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { contentOf } from '../../content-of.ts';
import { createDice, NO_DICE, STREAMS } from '../../dice.ts';
import type { DiceService } from '../../dice.ts';
import { readEncounter } from '../../notation/read-encounter.ts';
import { RULESETS } from '../../rulesets/shipped.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import { startOf } from '../../start.ts';
import type { Body, EncounterState } from '../../types.ts';
import type { Intent } from '../../words.ts';
import { contextOf } from '../../views/context.ts';
import type { CombatContext } from '../../views/context.ts';
import type { ActionResult } from '../action.ts';
import { actionOf } from '../all.ts';

/** What is not as it was at the start. */
export type Changes = Readonly<Record<string, Partial<Body>>>;

export interface Turn {
  /** Nothing can be rolled. */
  readonly context: CombatContext;
  /** Codes of the rejections, each with who was meant if it says so. */
  refusals(intent: Intent): readonly string[];
  /** With these dice, all of which must be used. Which roll brought an effect is left out. */
  perform(intent: Intent, dice: readonly number[]): ActionResult;
}

export function turnOf(document: Json, actor: string, changes: Changes = {}): Turn {
  const read = readEncounter(document);
  if (!read.ok) throw new Error(read.error.map(formatIssue).join('\n'));
  const start = startOf(read.value, createRandom('turn', STREAMS));
  const state: EncounterState = {
    ...start,
    bodies: start.bodies.map((body, place) => ({ ...body, ...changes[read.value.combatants[place]?.id ?? ''] })),
  };
  const books = { rules: RULESETS[read.value.ruleset] as Ruleset, content: contentOf(read.value) };
  const withDice = (dice: DiceService): CombatContext => contextOf(state, actor, books, dice);
  const context = withDice(NO_DICE);
  return {
    context,
    refusals: (intent) =>
      actionOf(intent)
        .validate(context, intent)
        .map(({ code, params: { target } }) => (typeof target === 'string' ? `${code} ${target}` : code)),
    perform(intent, dice) {
      let random = createRandom('turn', STREAMS, { dice });
      const rolled = createDice({
        get state() {
          return { random };
        },
        take: (step) => (random = advanceRandom(random, step)),
      });
      const result = actionOf(intent).execute(withDice(rolled), intent);
      const left = unusedScript(random)['dice'] ?? [];
      if (left.length > 0) throw new Error(`dice left: ${left.join(' ')}`);
      return { events: result.events, effects: result.effects.map(({ because: _because, ...effect }) => effect) };
    },
  };
}
