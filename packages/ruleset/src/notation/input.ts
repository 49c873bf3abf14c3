/**
 * `{ kind: action, action: attack, targets: { attacker: fox, defender: wall }, params: { … } }`, `{ kind: pass, until }`, `{ kind: stop }`,
 * `{ kind: manipulate, action: move_card, card, from, to, position }` (or `cards`), `{ kind: answer, choice, value }`, and what hosts give: `concede`,
 * `timeout`, `begin`, `skipItem`, `resume`, `endMatch`. Targets and parameters may be left out.
 */
import type { Notation, Table } from '@turnwise/game';
import { addIssues, fail, isRecord, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import type { RulesetInput, RulesetTypes } from '../types.ts';
import { areThings, formatAnswer, parseAnswer } from './answer.ts';
import { unlessEmpty } from './cards.ts';
import { formatThing, parseThing } from './thing-notation.ts';

export function inputNotation(issuesOf: (input: unknown) => readonly Issue[]): Notation<RulesetTypes>['input'] {
  return {
    parse(document, seat, table) {
      if (!isRecord(document)) return fail([issue('', 'wrongShape', 'an input with a kind', document)]);
      if (document['seat'] !== undefined)
        return fail([
          issue('seat', 'unknownField', 'no seat inside the input: name the seat beside it', document['seat']),
        ]);
      const issues: Issue[] = [];
      const input = {
        ...withoutMetadata(document),
        ...parseFields(document, table, issues),
        ...(seat === null ? {} : { seat }),
      };
      addIssues(issues, issuesOf(input));
      return issues.length > 0 ? fail(issues) : ok(input as unknown as RulesetInput);
    },
    format(input, table) {
      if (input.kind === 'action') {
        const { kind, action, targets, params } = input;
        return {
          kind,
          action,
          ...unlessEmpty(
            'targets',
            mapRecord(targets, (value) => formatAnswer(value, true, table)),
          ),
          ...unlessEmpty('params', params),
        };
      }
      if (input.kind === 'manipulate') {
        const { seat: _seat, ...fields } = input;
        return {
          ...fields,
          ...(input.card === undefined ? {} : { card: formatThing(input.card, table) }),
          ...(input.cards === undefined ? {} : { cards: input.cards.map((card) => formatThing(card, table)) }),
        };
      }
      if (input.kind === 'answer') {
        const { kind, choice, value } = input;
        return { kind, choice, value: formatAnswer(value, areThings(choice), table) };
      }
      const { seat: _seat, ...fields } = { seat: undefined, ...input };
      return fields;
    },
  };
}

/** What a screen says of itself with a card that is moved by hand, as `metadata: { drag_drop: true }`, is not for the rules. */
function withoutMetadata(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (document['kind'] !== 'manipulate' || !isRecord(document['metadata'])) return document;
  const { metadata: _metadata, ...rest } = document;
  return rest;
}

/** The fields that people write otherwise. What is no record is left for the shapes to refuse. */
function parseFields(
  document: Readonly<Record<string, unknown>>,
  table: Table,
  issues: Issue[],
): Readonly<Record<string, unknown>> {
  switch (document['kind']) {
    case 'action': {
      const { targets = {}, params = {} } = document;
      return { targets: isRecord(targets) ? parseTargets(targets, table, issues) : targets, params };
    }
    case 'manipulate':
      return { action: document['action'] ?? 'move_card', ...parseMoved(document, table, issues) };
    case 'answer': {
      const { choice, value = null } = document;
      const things = typeof choice === 'string' && areThings(choice);
      const parsed = parseAnswer((value ?? (things ? [] : null)) as Json, things, table, 'value');
      if (!parsed.ok) addIssues(issues, parsed.error);
      return parsed.ok ? { value: parsed.value } : {};
    }
    default:
      return {};
  }
}

/** One card, or several. */
function parseMoved(
  { card, cards }: Readonly<Record<string, unknown>>,
  table: Table,
  issues: Issue[],
): Readonly<Record<string, unknown>> {
  if ((card === undefined) === (cards === undefined))
    issues.push(issue('card', 'wrongShape', 'either `card` or `cards`', card ?? null));
  const parsed = (one: unknown): unknown => parseThing(one, table) ?? one;
  return {
    ...(card === undefined ? {} : { card: parsed(card) }),
    ...(cards === undefined ? {} : { cards: Array.isArray(cards) ? cards.map(parsed) : cards }),
  };
}

function parseTargets(
  targets: Readonly<Record<string, unknown>>,
  table: Table,
  issues: Issue[],
): Readonly<Record<string, unknown>> {
  return mapRecord(targets, (value, name) => {
    const parsed = parseAnswer((value ?? []) as Json, true, table, joinPath('targets', name));
    if (!parsed.ok) addIssues(issues, parsed.error);
    return parsed.ok ? parsed.value : [];
  });
}

function mapRecord<V, W>(record: Readonly<Record<string, V>>, map: (value: V, key: string) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
