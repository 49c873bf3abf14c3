/** Why a match has halted: what went wrong, and in the effects of which rule. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import { chainText } from './chain-text.ts';
import { asWords } from './names.ts';
import type { RulesetState } from '../types.ts';

export function haltLabel({ rules }: Compiled, { halted, stack }: RulesetState): Message | undefined {
  if (halted === null) return undefined;
  const item = stack.effects.find(({ id }) => id === halted.item);
  const by = item === undefined ? '' : (rules[item.rule]?.name ?? '');
  const { code, guard, limit, chain } = halted;
  if (guard === '') return message('stopped.halted', { code: asWords(code).toLowerCase(), by });
  return message('stopped.guard', { guard, passed: message(`guard.${guard}`, { limit }), chain: chainText(chain) });
}
