/** All words that people read of a match under a ruleset. */
import type { GameDefinition, Messages } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Compiled } from '../compile/compiled.ts';
import type { FindCompiled } from '../run/rules-stack.ts';
import type { RulesetTypes } from '../types.ts';
import { choiceLabel } from './choice-label.ts';
import { eventLabel, eventLevel } from './event-label.ts';
import type { UsualZones } from './event-label.ts';
import { inputLabel } from './input-label.ts';
import { lookUp } from './look-up.ts';
import { createNames } from './names.ts';
import { refusalLabel } from './refusal-label.ts';
import { resultMessages } from './result-messages.ts';
import { TEMPLATES } from './templates.ts';

type Labels = Required<
  Pick<
    GameDefinition<RulesetTypes>,
    'inputLabel' | 'eventLabel' | 'eventLevel' | 'choiceLabel' | 'refusalLabel' | 'lookUp' | 'messages'
  >
>;

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
  const zones = usualZones(compiled);
  return {
    inputLabel: (input, table) => inputLabel(input, table, names, messages),
    eventLabel: (event, table, level) => eventLabel(event, table, level, names, messages),
    eventLevel: (event) => eventLevel(event, zones),
    choiceLabel: (choice, table) => choiceLabel(choice, table, names),
    refusalLabel: (refusal) => refusalLabel(refusal, names, messages),
    lookUp(view, word) {
      const found = find(view);
      return lookUp(found, view, word, found === compiled ? names : createNames(found));
    },
    messages,
  };
}

function usualZones(compiled: Compiled | undefined): UsualZones {
  const named = (role: keyof UsualZones): string => compiled?.zones[compiled.roles[role]]?.id ?? role;
  return { deck: named('deck'), hand: named('hand'), graveyard: named('graveyard') };
}
