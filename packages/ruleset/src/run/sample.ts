/**
 * One legal input of a seat with priority, drawn without building offers: first an action or passing, each as likely as another,
 * then what it is about. Random play spends much of its time here.
 */
import type { Chooser, Seat } from '@turnwise/game';
import type { Action, Compiled } from '../compiled/compiled.ts';
import type { RulesetInput, RulesetState } from '../types.ts';
import { drawOffer } from './discover-actions.ts';
import type { PossibleTarget } from './ability-targets.ts';
import type { Possible } from './discover-actions.ts';
import { allowsNow, paramsOf } from './intent.ts';
import { deskFor } from './desk.ts';
import { within } from './meter.ts';
import { hasRoomForAction } from './stack-room.ts';
import { textOf } from './thing-text.ts';
import { mustAct } from './windows.ts';

type Texts = string | readonly string[];

export function sampleInput(
  compiled: Compiled,
  state: RulesetState,
  seat: Seat,
  chooser: Chooser,
): RulesetInput | undefined {
  const desk = deskFor(state);
  const left: (Action | undefined)[] = [];
  if (hasRoomForAction(compiled, desk))
    for (const action of compiled.actions) if (allowsNow(compiled, desk, action, seat)) left.push(action);
  const must = mustAct(compiled, state);
  if (!must) left.push(PASS);
  while (left.length > 0) {
    const at = chooser.below(left.length);
    const action = left[at];
    if (action === PASS) break;
    const possible = within(
      desk,
      DRAWN * compiled.perLook,
      () => drawOffer(compiled, desk, action, seat, chooser),
      undefined,
    );
    if (possible !== undefined) return inputOf(compiled, state, seat, possible, chooser);
    left[at] = left.at(-1);
    left.pop();
  }
  return { kind: 'pass', seat };
}

const PASS = undefined;

/** An order of chance may come to what is possible later than the order of offers. */
const DRAWN = 4;

function inputOf(
  compiled: Compiled,
  state: RulesetState,
  seat: Seat,
  { action, item, targets: possible }: Possible,
  chooser: Chooser,
): RulesetInput {
  const params = paramsOf(compiled, action, item);
  const targets: Record<string, Texts> = {};
  for (const one of possible) targets[one.target.id] = textsOfTarget(compiled, state, seat, one, chooser);
  return { kind: 'action', seat, action: action.id, targets, params };
}

function textsOfTarget(
  compiled: Compiled,
  state: RulesetState,
  seat: Seat,
  { target, settled, candidates, min, max }: PossibleTarget,
  chooser: Chooser,
): Texts {
  const of = target.of === 'items' ? 'items' : undefined;
  const bare = target.single && !target.all && !target.optional;
  const taken = settled ? candidates : drawn(candidates, min, max, chooser);
  if (bare && taken.length === 1) return textOf(compiled, state, taken[0] as number, seat, of);
  return taken.map((one) => textOf(compiled, state, one, seat, of));
}

function drawn(candidates: readonly number[], min: number, max: number, chooser: Chooser): readonly number[] {
  if (min === 1 && max === 1) return [candidates[chooser.below(candidates.length)] as number];
  const left = candidates.slice();
  const taken: number[] = [];
  for (let count = min + chooser.below(max - min + 1); count > 0; count--)
    taken.push(left.splice(chooser.below(left.length), 1)[0] as number);
  // As offers list them: in the order of the candidates.
  return taken.sort((a, b) => candidates.indexOf(a) - candidates.indexOf(b));
}
