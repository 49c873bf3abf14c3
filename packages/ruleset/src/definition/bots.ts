/** What machine players go by in a match under one ruleset: the evaluation and the strengths that its document has. */
import { shareOf } from '@turnwise/game';
import type { GameBots, Seat } from '@turnwise/game';
import type { Compiled, Evaluation } from '../compiled/compiled.ts';
import { deskFor } from '../run/desk.ts';
import { looked } from '../run/looked.ts';
import { within } from '../run/meter.ts';
import { OF_VICTORY, scratchOf } from '../run/scratch.ts';
import { NOTHING } from '../types.ts';
import type { RulesetState, RulesetTypes } from '../types.ts';

/** A document says of no bot that it suits it best. */
export const RECOMMENDED = 'search:medium';

export function botsOf(compiled: Compiled): GameBots<RulesetTypes> {
  const { evaluation, ruleset } = compiled;
  const strengths = ruleset.bots?.strengths;
  return {
    recommended: RECOMMENDED,
    ...(evaluation === null ? {} : { evaluate: (state, seat) => shareFor(compiled, evaluation, state, seat) }),
    ...(strengths === undefined ? {} : { strengths }),
  };
}

/** An expression that meets a violation, or that takes too long, says that nobody is ahead. */
function shareFor({ perLook }: Compiled, { lead, half, rule }: Evaluation, state: RulesetState, seat: Seat): number {
  const desk = deskFor(state);
  const item = scratchOf(desk, OF_VICTORY, rule, NOTHING, seat);
  return shareOf(
    within(desk, perLook, () => looked(lead, desk, item, 0), 0),
    half,
  );
}
