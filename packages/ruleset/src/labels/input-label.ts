/** What an input is called in a menu. */
import { message } from '@turnwise/game';
import type { Message, Messages, Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { areThings } from '../notation/answer.ts';
import type { RulesetInput } from '../types.ts';
import { namedThing } from './named.ts';
import type { Names } from './names.ts';
import { notIn } from './own-words.ts';
import { TEMPLATES } from './templates.ts';

export function inputLabel(input: RulesetInput, table: Table, names: Names, messages: Messages): Message {
  switch (input.kind) {
    case 'action': {
      const { action, targets, params } = input;
      const named = Object.fromEntries(
        Object.entries(targets).map(([target, value]) => [target, thingsPhrase(value, table, names)]),
      );
      const own = ownWords(messages, `input.${action}`);
      const values = Object.entries(params).map(
        ([name, value]) => [name, typeof value === 'string' ? names.ability(value) : value] as const,
      );
      const shown = notIn(own ?? '', Object.entries(named)).filter(([, value]) => value !== '');
      const said = notIn(own ?? '', values).map(([, value]) => value);
      return message(own === undefined ? 'input.action' : `input.${action}`, {
        ...unsaid(own ?? ''),
        ...named,
        ...Object.fromEntries(values),
        name: names.action(action),
        targets:
          shown.length === 0
            ? ''
            : message(own === undefined ? 'phrase.targets' : 'phrase.aims', {
                targets: shown.map(([, value]) => value),
              }),
        params: said.length === 0 ? '' : message('phrase.params', { params: said }),
      });
    }
    case 'pass': {
      const { until } = input;
      return until === undefined
        ? message('input.pass')
        : message('input.pass.until', { until: untilPhrase(until, names) });
    }
    case 'manipulate':
      return message('input.manipulate', {
        card: thingsPhrase(input.cards ?? input.card ?? [], table, names),
        to: names.zone(input.to),
      });
    case 'answer':
      return answerLabel(input.value, areThings(input.choice), table, names);
    case 'stop':
    case 'concede':
    case 'timeout':
    case 'begin':
    case 'skipItem':
    case 'resume':
    case 'endMatch':
      return message(`input.${input.kind}`);
  }
}

/** What somebody has not named yet who asks about an action. */
function unsaid(template: string): Readonly<Record<string, Message>> {
  const gaps = template.match(/(?<=\{)[^{}]+(?=\})/gu) ?? [];
  return Object.fromEntries(gaps.map((gap) => [gap, message('phrase.something')]));
}

/** The ruleset's words; those for the kinds of input are none for an action that has the name of one. */
function ownWords(messages: Messages, key: string): string | undefined {
  return messages[key] === TEMPLATES[key] ? undefined : messages[key];
}

function untilPhrase(until: string, names: Names): Message {
  const known = until === 'end_of_turn' || until === 'my_turn';
  return known ? message(`until.${until}`) : message('until.step', { step: names.step(until) });
}

/** One or several; an empty text for none. */
function thingsPhrase(
  value: string | readonly string[] | null,
  table: Table,
  names: Names,
): Message | readonly Message[] | '' {
  if (typeof value === 'string') return namedThing(value, table, names);
  const [only, ...others] = (value ?? []).map((text) => namedThing(text, table, names));
  return only === undefined ? '' : others.length === 0 ? only : [only, ...others];
}

function answerLabel(value: Json, things: boolean, table: Table, names: Names): Message {
  const taken = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (value === null || taken.length === 0) return message('input.decline');
  if (typeof value === 'boolean') return message(value ? 'input.yes' : 'input.no');
  return message('input.answer', {
    value: taken.map((one) =>
      typeof one !== 'string' ? JSON.stringify(one) : things ? namedThing(one, table, names) : names.mode(one),
    ),
  });
}
