/** Whether an answer that a ruleset names for a seat out of time can ever be a legal one, as far as the question tells. */
import { choiceOf } from '../compile/choice-of.ts';
import { countRange } from '../document/count-range.ts';
import type { SelectorNode, TimeOutNode, ValueNode } from '../nodes.ts';

export type Answer = Extract<TimeOutNode, { readonly answer: unknown }>['answer'];

/** What a question asks for. Bounds are left out where they are not known. */
export type AskedAs =
  | { readonly of: 'cards' | 'players' | 'items'; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly of: 'modes'; readonly ids: readonly string[]; readonly amount?: number | undefined }
  | { readonly of: 'number'; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly of: 'yesNo' }
  /** A seat has priority and nothing is asked. */
  | { readonly of: 'priority' }
  /** Nobody is ever asked. */
  | { readonly of: 'nothing' };

/** What is expected in place of an answer that can never be given; undefined where it can. */
export function answerInstead(answer: Answer, asked: AskedAs): string | undefined {
  switch (asked.of) {
    case 'cards':
      return cardsInstead(answer, asked.min ?? 0, asked.max ?? Infinity);
    case 'players':
    case 'items':
      if (Array.isArray(answer) && answer.length === 0 && (asked.min ?? 0) === 0 && asked.max !== 1) return undefined;
      return `no answer, because a ruleset cannot name ${asked.of === 'items' ? 'items of the stack' : 'players'}`;
    case 'modes':
      return modesInstead(answer, asked.ids, asked.amount);
    case 'number': {
      const { min = -Infinity, max = Infinity } = asked;
      if (typeof answer === 'number' && answer >= min && answer <= max) return undefined;
      return `a number${asked.min === undefined ? '' : ` from ${min}`}${asked.max === undefined ? '' : ` up to ${max}`}`;
    }
    case 'yesNo':
      return typeof answer === 'boolean' ? undefined : 'true or false';
    case 'priority':
      return 'fallback, pass or concede, because nothing is asked';
    case 'nothing':
      return undefined;
  }
}

/** What a choice among the things of a selector asks for; with `least` in place of its minimum. */
export function askedFrom(
  selector: SelectorNode,
  constant: (node: ValueNode) => number | undefined,
  least?: number,
): AskedAs {
  const of = choiceOf(selector);
  const { count = 1 } = selector;
  const range = countRange(count);
  if (range === null) return least === undefined ? { of: 'nothing' } : { of: things(of), min: least };
  const [min, max] = [constant(range.min), constant(range.max)];
  return { of: things(of), min: least === undefined || min === undefined ? min : Math.min(least, min), max };
}

/** Cards may be among what is mixed. */
function things(of: ReturnType<typeof choiceOf>): 'cards' | 'players' | 'items' {
  return of === 'mixed' ? 'cards' : of;
}

function cardsInstead(answer: Answer, min: number, max: number): string | undefined {
  if (Array.isArray(answer) && areDistinct(answer) && answer.length >= min && answer.length <= max) return undefined;
  const most = max === Infinity ? '' : ` and at most ${max}`;
  return `a list of cards, each once, at least ${min}${most}`;
}

function modesInstead(answer: Answer, ids: readonly string[], amount: number | undefined): string | undefined {
  const named: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const areModes = named.every((one) => ids.includes(one as string)) && areDistinct(named);
  const fits = amount === undefined || (named.length === amount && Array.isArray(answer) === amount > 1);
  if (areModes && fits) return undefined;
  return `${amount === undefined ? 'modes' : amount === 1 ? 'one' : `a list of ${amount}`} of ${ids.join(', ')}`;
}

function areDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
