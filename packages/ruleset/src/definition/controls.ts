/** Inputs that are taken without being offered. */
import { isRecord } from '@turnwise/kernel';
import { cardAt, definitionAt, ruleAt } from '../compiled/at.ts';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import { abilityNamed } from '../run/ability-named.ts';
import { cardNamed } from '../run/thing-text.ts';
import type { RulesetInput, RulesetState } from '../types.ts';

/** Giving up, cards moved by hand, passing ahead, and what a host decides when the match has halted. */
export function isControl(input: RulesetInput): boolean {
  switch (input.kind) {
    case 'concede':
    case 'timeout':
    case 'stop':
    case 'manipulate':
    case 'skipItem':
    case 'resume':
    case 'endMatch':
      return true;
    case 'pass':
      return input.until !== undefined;
    case 'action':
    case 'answer':
    case 'begin':
      return false;
  }
}

/** An action that leaves out a target: there may be only one for it, or it is asked for later. Only its kind is sure. */
export function isShort(compiled: Compiled, state: RulesetState, input: RulesetInput): boolean {
  if (input.kind !== 'action' || !isRecord(input.targets) || !isRecord(input.params)) return false;
  const action = compiled.actions.find(({ id }) => id === input.action);
  if (action === undefined) return false;
  const own = ruleAt(compiled, action.rule).targets;
  const wanted = [...own, ...(abilityOf(compiled, state, input, action)?.targets ?? [])];
  return wanted.some(({ id }) => !Object.hasOwn(input.targets, id));
}

/** The ability that it would activate, or cast. */
function abilityOf(
  compiled: Compiled,
  state: RulesetState,
  { targets, params, seat }: Extract<RulesetInput, { kind: 'action' }>,
  { activates, plays, rule, params: named }: Compiled['actions'][number],
): Rule | undefined {
  const register = activates?.target ?? plays;
  const target = ruleAt(compiled, rule).targets.find((one) => one.register === register);
  const text = target === undefined || !Object.hasOwn(targets, target.id) ? undefined : targets[target.id];
  const card = typeof text === 'string' ? cardNamed(compiled, state, text, seat) : undefined;
  if (card === undefined) return undefined;
  if (activates === null) {
    const { definition } = cardAt(state, card);
    return compiled.rules[definitionAt(compiled, definition).cast];
  }
  const param = named.find((one) => one.register === activates.param)?.name ?? '';
  const word = Object.hasOwn(params, param) ? params[param] : undefined;
  if (typeof word !== 'string') return undefined;
  return compiled.rules[abilityNamed(compiled, state, card, compiled.names.symbol(word))];
}
