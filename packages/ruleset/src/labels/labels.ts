/** All words that people read of a match under a ruleset. */
import type { GameWords, Messages } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import type { FindCompiled } from '../run/rules-stack.ts';
import type { RulesetTypes } from '../types.ts';
import { choiceLabel } from './choice-label.ts';
import { eventLabel } from './event-label.ts';
import { createEventLevel } from './event-level.ts';
import { inputLabel } from './input-label.ts';
import { lookUp } from './look-up.ts';
import { namedThing } from './named.ts';
import { createNames } from './names.ts';
import { refusalLabel } from './refusal-label.ts';
import { resultMessages } from './result-messages.ts';
import { TEMPLATES } from './templates.ts';
import { typedInput } from './typed-input.ts';
import { withAims } from './with-aims.ts';

type Labels = Required<Omit<GameWords<RulesetTypes>, 'notation' | 'foretell'>>;

/** `compiled` is the ruleset whose names are used; left out, things are called by their ids. */
export function createLabels(
  compiled: Compiled | undefined,
  find: FindCompiled,
  /** Rulesets whose ends have words. */
  documents: readonly Json[],
): Labels {
  const names = createNames(compiled);
  const messages = {
    ...Object.assign({}, ...documents.map(resultMessages)),
    ...TEMPLATES,
    ...compiled?.ruleset.messages,
  } as Messages;
  return {
    inputLabel: (input, table, view) => inputLabel(input, table, names.seeing(view), messages),
    candidateLabel: ({ kind }, _slot, candidate, table, view) =>
      (kind === 'action' || kind === 'manipulate') && typeof candidate === 'string'
        ? namedThing(candidate, table, names.seeing(view))
        : undefined,
    typedInput(view, seat, text, table) {
      const found = find(view);
      return typedInput(found, view, seat, text, table, found === compiled ? names : createNames(found));
    },
    eventLabel: (event, table, level, view, broughtBy) =>
      eventLabel(withAims(event, broughtBy), table, level, names.seeing(view), messages),
    eventLevel: createEventLevel(compiled, messages),
    choiceLabel: (choice, table, view) => choiceLabel(choice, table, names.seeing(view)),
    refusalLabel: (refusal) => refusalLabel(refusal, names, messages),
    lookUp(view, word) {
      const found = find(view);
      return lookUp(found, view, word, found === compiled ? names : createNames(found));
    },
    messages,
  };
}
