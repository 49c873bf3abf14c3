/** What people read and write: templates, notation, and a label for whatever the game has no words of its own for. */
import { isRecord } from '@turnwise/kernel';
import type { Json, Kernel } from '@turnwise/kernel';
import { boundedNotation } from './bounded-notation.ts';
import type { Choice } from './choice.ts';
import type { AnyDefinition, AnyNotation } from './game-definition.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import { GAME_LIMITS } from './limits.ts';
import type { Message } from './message.ts';
import { COMMON_MESSAGES, message } from './message.ts';
import type { Notation } from './notation.ts';
import { plainAnswer, plainChoice, plainEvent, plainInput } from './notation.ts';
import { openNotation } from './open-notation.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';

type Worded =
  | ('messages' | 'notation' | 'inputLabel' | 'candidateLabel' | 'refusalLabel' | 'eventLabel' | 'eventLevel')
  | ('choiceLabel' | 'foretell' | 'lookUp' | 'typedInput');

export function defineWords<T extends PlayTypes>(
  words: AnyDefinition<T>['words'],
  kernel: Kernel<T>,
): Pick<Game<T>, Worded> {
  const { foretell, lookUp, typedInput } = words;
  const notation = wholeNotation(words.notation, kernel);
  const eventLabel =
    words.eventLabel ?? ((event, table) => usualLabel('event', event.kind, notation.event.format(event, table)));
  return {
    messages: { ...COMMON_MESSAGES, ...words.messages },
    notation,
    inputLabel:
      words.inputLabel ?? ((input, table) => usualLabel('input', input.kind, notation.input.format(input, table))),
    candidateLabel: words.candidateLabel ?? (() => undefined),
    refusalLabel: words.refusalLabel ?? (({ code, params }) => message(`refusal.${code}`, params)),
    eventLabel: (event, table, level = 'min', view, broughtBy) => eventLabel(event, table, level, view, broughtBy),
    eventLevel: words.eventLevel ?? (() => 'min'),
    choiceLabel: words.choiceLabel ?? usualQuestion,
    foretell: foretell ?? (() => []),
    lookUp: (view, word) => (isTooLong(word) ? [] : (lookUp?.(view, word) ?? [])),
    typedInput: (view, seat, text, table) => (isTooLong(text) ? undefined : typedInput?.(view, seat, text, table)),
  };
}

function wholeNotation<T extends PlayTypes>(notation: AnyNotation<T>, kernel: Kernel<T>): Notation<T> {
  return boundedNotation({
    input: plainInput<T>((input) => kernel.inputIssues(input)),
    event: plainEvent<T>(),
    answer: plainAnswer,
    choice: plainChoice,
    ...notation,
    ...(notation.view === undefined ? openNotation(notation.position) : notation),
  });
}

function isTooLong(text: string): boolean {
  return text.length > GAME_LIMITS.typedText.usual;
}

/** A key out of the kind; the fields as notation writes them, or `text` where it writes something other than fields. */
function usualLabel(prefix: string, kind: string, written: Json): Message {
  const { kind: _kind, ...params } = isRecord(written) ? written : { text: written };
  return message(`${prefix}.${kind}`, params);
}

/** A question in words that fit every game. */
function usualQuestion({ kind, seat, source, min, max }: Choice, table: Table): Message {
  const one = min === 1 && max === 1 && kind.startsWith('select');
  const size = min === max ? String(min) : `${min} to ${max}`;
  return message(`choice.${kind}${one ? '.one' : ''}`, { seat: nameOf(table, seat), source, size });
}
