/** Looks for an input on the other side of a pair that the viewer could not tell from one made on the first. */
import { shuffled } from '@turnwise/game';
import type { AnyInput, AnyState, Chooser, Seat } from '@turnwise/game';
import { lookAt } from '@turnwise/match';
import { shownBy } from './excuse.ts';
import type { Shown } from './excuse.ts';
import type { Pair } from './pair.ts';

/** Offered inputs that are tried. */
const TRIED = 60;

/** Rather another than the same; `none` where every input that is offered there was tried. */
export function lookalike(pair: Pair, seat: Seat, input: AnyInput, chooser: Chooser): AnyInput | 'none' | 'undecided' {
  const { game, sides } = pair;
  const [a, b] = sides;
  const seen = glimpse(pair, a.match.state, input);
  const same = JSON.stringify(input);
  const { inputs, cut } = game.legalInputs(b.match.state, seat, TRIED);
  const others = shuffled(chooser, inputs).filter((one) => JSON.stringify(one) !== same);
  const found = [...others, input].find((one) => isSame(glimpse(pair, b.match.state, one), seen));
  return found ?? (cut ? 'undecided' : 'none');
}

function isSame(one: Glimpse | undefined, other: Glimpse | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  // The look is dear, so it comes last.
  return (
    JSON.stringify([one.shown, one.toAct]) === JSON.stringify([other.shown, other.toAct]) &&
    JSON.stringify(one.look) === JSON.stringify(other.look)
  );
}

export interface Glimpse {
  readonly shown: Shown;
  readonly toAct: readonly Seat[];
  readonly look: object;
}

/** What the viewer would have of one input there, and nothing is kept; undefined where it is refused. */
export function glimpse({ game, context, viewer }: Pair, state: AnyState, input: AnyInput): Glimpse | undefined {
  const result = game.kernel.dispatch(state, input);
  if (!result.ok || result.value.outcome.kind !== 'committed') return undefined;
  const { outcome, state: after } = result.value;
  return {
    shown: shownBy(game, [outcome.frame], viewer),
    toAct: game.toAct(after),
    look: lookAt(game, after, context, viewer),
  };
}
