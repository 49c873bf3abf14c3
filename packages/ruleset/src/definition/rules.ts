/** A match under a ruleset, as the kernel takes it. What inputs do is on the stack, `run/rules-stack.ts`. */
import { answerShape } from '@turnwise/game';
import { integer, isRecord, issue, list, oneOf, optional, text } from '@turnwise/kernel';
import type { Issue, Rules, Shape } from '@turnwise/kernel';
import type { Stack } from '@turnwise/stack';
import { cloneState, copyInto, fork } from './copy.ts';
import { createApply } from '../run/apply.ts';
import type { FindCompiled } from '../run/rules-stack.ts';
import type { RulesetState, RulesetTypes } from '../types.ts';

export function createRules(
  name: string,
  find: FindCompiled,
  stack: Stack<RulesetTypes>,
  invariants: (state: RulesetState) => readonly Issue[],
): Rules<RulesetTypes> {
  return {
    name,
    schemaVersion: 1,
    fork,
    copyInto,
    clone: cloneState,
    constants: ['ruleset'],
    shared: find,
    invariants,
    inputs: {
      action: { seat, action: text, targets, params },
      pass: { seat, until: optional(text) },
      stop: { seat },
      manipulate: {
        seat,
        action: oneOf(['move_card']),
        card: optional(text),
        cards: optional(list(text)),
        from: optional(text),
        to: text,
        position: optional(integer(0)),
      },
      answer: { seat, choice: text, value: answerShape },
      concede: { seat },
      timeout: { seat },
      begin: {},
      skipItem: {},
      resume: {},
      endMatch: { reason: optional(text) },
    },
    behaviours: [stack.behaviour],
    apply: createApply(find),
  };
}

/** As many as there are bits for who knows a card. */
const seat = integer(0, 29);

const targets = recordOf<string | readonly string[]>(
  'things by target: a text, or a list of texts',
  (value): value is string | readonly string[] =>
    typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
);

const params = recordOf<string | number>(
  'words and integers by parameter',
  (value): value is string | number => typeof value === 'string' || integer().is(value),
);

function recordOf<V>(expected: string, is: (value: unknown) => value is V): Shape<Readonly<Record<string, V>>> {
  const fits = (value: unknown): value is Readonly<Record<string, V>> =>
    isRecord(value) && Object.values(value).every(is);
  return {
    expected,
    is: fits,
    issues: (value, path) => (fits(value) ? [] : [issue(path, 'wrongShape', expected, value ?? null)]),
  };
}
