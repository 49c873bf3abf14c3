/**
 * The targets of a triggered, cast or executed ability, one after the other, into the registers of its item. `may` makes the
 * first one optional, and asks yes or no where there is none, or where it takes all there are. What came with the input is taken as far as it is still legal.
 */
import { askFor, askYesNo } from './ask.ts';
import type { Compiled, Rule, Target } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { timed } from './timed.ts';
import { NOTHING } from '../types.ts';
import type { Item } from '../types.ts';

/** `nothing`: declined, or there is no legal target; `gone`: what came with the input has gone. The number of targets that are settled is kept in `item.asked`. */
export function chooseTargets(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  rule: Rule,
): 'chosen' | 'asked' | 'nothing' | 'gone' {
  const { targets, may } = rule;
  if (targets.length === 0) return may && !item.nested ? mayAt(compiled, run, item) : 'chosen';
  while (item.asked < targets.length) {
    const at = item.asked;
    const target = targets[at] as Target;
    const optional = may && at === 0 && !item.nested;
    const taken = take(compiled, run, item, target, item.chosen[at] ?? null, optional);
    if (taken === 'asked') return 'asked';
    if (taken === 'nothing') return 'nothing';
    // The answer was for this target.
    run.forgetAnswers();
    if (taken.length === 0 && optional) return 'nothing';
    item.registers[target.register] = taken;
    item.asked++;
  }
  return hasLostAll(targets, item) ? 'gone' : 'chosen';
}

/** Something was chosen with the input, and nothing is left. What the costs were done to does not count beside others. */
function hasLostAll(targets: readonly Target[], { chosen, registers }: Item): boolean {
  let [came, left, cameFree, leftFree] = [false, false, false, false];
  for (let at = 0; at < targets.length; at++) {
    const { register, paid } = targets[at] as Target;
    const given = chosen[at] ?? null;
    const isFree = given === null || !paid;
    if (given !== null && given.length > 0) {
      came = true;
      cameFree ||= isFree;
    }
    if ((registers[register] as readonly number[]).length > 0) {
      left = true;
      leftFree ||= isFree;
    }
  }
  return cameFree ? !leftFree : came && !left;
}

function take(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  target: Target,
  given: readonly number[] | null,
  optional: boolean,
): readonly number[] | 'asked' | 'nothing' {
  // What the ability was paid with need not be where it could be chosen.
  if (given !== null && target.paid) return given.filter((one) => one !== NOTHING);
  const candidates = target.candidates(run.local.desk, item);
  if (given !== null) return given.filter((one) => candidates.includes(one));
  if (target.all && (!optional || candidates.length === 0)) return candidates;
  if (target.all) {
    const agreed = askYesNo(compiled, timed(run, target.timeOut), item, item.seat);
    return agreed === 'asked' ? 'asked' : agreed ? candidates : [];
  }
  const min = target.min(run.local.desk, item);
  if (candidates.length < min && !target.optional) return 'nothing';
  const least = optional || target.optional ? 0 : min;
  const { timeOut, id: purpose, of, ownOrder } = target;
  const max = target.max(run.local.desk, item);
  const question = { candidates, min: least, max, purpose, of, ownOrder };
  return askFor(compiled, timed(run, timeOut), item, item.seat, question);
}

function mayAt(compiled: Compiled, run: RulesetRun, item: Item): 'chosen' | 'asked' | 'nothing' {
  const agreed = askYesNo(compiled, run, item, item.seat);
  if (agreed === 'asked') return 'asked';
  run.forgetAnswers();
  return agreed ? 'chosen' : 'nothing';
}
