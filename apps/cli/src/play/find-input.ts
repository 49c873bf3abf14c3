/**
 * The input that a person means: a key of the menu, a flow map in notation, an answer to the question that is asked, or
 * a few words that fit exactly one legal input.
 */
import { filledOffer, isPlay, formatMessage, normalAnswer, shownOffers } from '@turnwise/game';
import type { AnyGame, AnyInput, Choice, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { SeenOffer } from '@turnwise/match';
import { parse } from 'yaml';
import { flowText } from '../flow.ts';
import { issuesSentence } from '../sentences.ts';
import { atSeat, inputText } from './at-seat.ts';
import { candidateKeys, candidateTexts, DECLINE, declines, fieldOf, readCandidates } from './candidates.ts';
import { numberOffer } from './entries.ts';
import type { Entry } from './entries.ts';
import type { Played } from './played.ts';
import { readTyped, templatesOf } from './typed-templates.ts';

export type Found =
  | { readonly kind: 'input'; readonly input: AnyInput }
  | { readonly kind: 'offer'; readonly offer: SeenOffer }
  | { readonly kind: 'problem'; readonly text: string };

/** Legal inputs of an offer that words are compared with. */
const LIMIT = 2_000;

export function findInput(match: Played, seat: Seat, entries: readonly Entry[], text: string): Found {
  const key = /^\d+$/.test(text) ? String(Number(text)) : text.toLowerCase();
  const entry = entries.find((one) => one.key === key && one.kind !== 'candidate');
  if (entry !== undefined && entry.kind !== 'candidate')
    return entry.kind === 'input' ? { kind: 'input', input: entry.input } : { kind: 'offer', offer: entry.offer };
  const filled = byEntryAndCandidates(entries, text);
  if (filled !== undefined) return filled;
  if (/^[\d\s,]+$/.test(text) && entries.some((one) => one.kind === 'candidate')) return bySelection(entries, text);
  if (/^\d+$/.test(text)) return byNumber(match, seat, entries, key);
  if (text.startsWith('{')) return byNotation(match, seat, text);
  const answer = byAnswer(match, seat, text);
  if (answer !== undefined) return answer;
  if (declines(text)) return byDeclining(match, seat, entries);
  if (!entries.some((one) => one.kind === 'candidate')) return byWords(match, seat, entries, text);
  const selection = bySelection(entries, text);
  if (selection.kind === 'input') return selection;
  const words = byWords(match, seat, entries, text);
  // What is wrong with a selection says more than that the words fit nothing.
  return words.kind === 'input' ? words : selection;
}

/**
 * `3 1 2`: the entry 3 that is to be filled in, with the first two of its candidates; where it has several fields that take
 * one each, with the first candidate of the first field and the second of the second.
 */
function byEntryAndCandidates(entries: readonly Entry[], text: string): Found | undefined {
  const [key = '', rest = ''] = text.split(/\s+(.*)/, 2);
  const entry = entries.find((one) => one.kind === 'offer' && one.key === key.toLowerCase());
  if (entry?.kind !== 'offer' || rest === '') return undefined;
  const { offer } = entry;
  const parts = offer.slots.length === 1 ? [rest] : rest.split(/[\s,]+/);
  if (parts.length !== offer.slots.length) return undefined;
  const values: Record<string, Json> = {};
  for (const [at, slot] of offer.slots.entries()) {
    const texts = candidateTexts(slot);
    const taken = readCandidates(parts[at] ?? '', slot, candidateKeys(slot, texts), texts);
    if (typeof taken === 'string') return problem(taken);
    values[slot.name] = fieldOf(slot, taken);
  }
  return { kind: 'input', input: filledOffer(offer, values) };
}

/** The question that the seat has to answer, the first of them. */
function askedOf(match: Played, seat: Seat): Choice | undefined {
  return match.look(seat).choices.find(({ seen }) => seen.seat === seat)?.seen;
}

/** None of what the question offers, or no to what it asks. */
function byDeclining(match: Played, seat: Seat, entries: readonly Entry[]): Found {
  const none = entries.find((one) => one.key === DECLINE);
  if (none?.kind === 'input') return { kind: 'input', input: none.input };
  const choice = askedOf(match, seat);
  if (choice === undefined) return problem('there is nothing to decline');
  const input = { kind: 'answer', seat, choice: choice.id, value: normalAnswer(choice, null) };
  return match.explain(seat, input).accepted ? { kind: 'input', input } : problem('this question cannot be declined');
}

/** Several candidates of the one offer that there is, by their numbers or by their names with commas between. */
function bySelection(entries: readonly Entry[], text: string): Found {
  const candidates = entries.filter((one) => one.kind === 'candidate');
  const [first] = candidates;
  const slot = first?.offer.slots[0];
  if (first === undefined || slot === undefined) return problem('there is nothing to select');
  const keys = candidates.map((one) => one.key);
  const labels = candidates.map((one) => one.label);
  const taken = readCandidates(text, slot, keys, labels);
  if (typeof taken === 'string') return problem(taken);
  return { kind: 'input', input: filledOffer(first.offer, { [slot.name]: fieldOf(slot, taken) }) };
}

function byNumber(match: Played, seat: Seat, entries: readonly Entry[], key: string): Found {
  const numbered = numberOffer(match.look(seat).offers.filter(isPlay));
  if (numbered !== undefined) {
    // Where numbers are those of cells, one that is taken gets the game's own answer.
    const { offer, slot } = numbered;
    const input = filledOffer(offer, { [slot]: Number(key) });
    if (match.game.kernel.inputIssues(input).length === 0) return { kind: 'input', input };
  }
  return problem(`${key} is not in the list: ${rangeOf(entries)}`);
}

function rangeOf(entries: readonly Entry[]): string {
  const keys = entries.map((entry) => entry.key);
  if (keys.length === 0) return 'it is empty';
  const isRow = keys.length > 2 && keys.every((key, at) => key === String(Number(keys[0]) + at));
  if (isRow) return `choose ${keys[0]} to ${keys.at(-1)}`;
  if (keys.length <= 10) return `choose ${keys.join(', ')}`;
  const numbers = keys.filter((key) => /^\d+$/.test(key));
  const others = keys.filter((key) => !numbers.includes(key));
  const parts = [numbers, others].map((part) => (part.length > 2 ? `${part[0]} to ${part.at(-1)}` : part.join(', ')));
  return `choose ${parts.filter((part) => part !== '').join(', ')}`;
}

function byNotation(match: Played, seat: Seat, text: string): Found {
  const document = parseText(text);
  if (document === undefined) return problem(`that is not a map such as { kind: …, … }: ${text}`);
  return fromNotation(match, seat, document);
}

/**
 * The input out of its notation; what all offers settle alike need not be written. What is wrong with it is told as it
 * concerns a seat: the system's inputs are not theirs.
 */
function fromNotation(match: Played, seat: Seat, written: Json): Found {
  const document = isRecord(written) ? { ...settledFields(match, seat, written['kind']), ...written } : written;
  const asTyped = match.parseInput(seat, document);
  const parsed = asTyped.ok ? asTyped : match.parseInput(seat, wellSpelled(match, seat, document));
  if (parsed.ok) return { kind: 'input', input: parsed.value };
  const { inputs } = match.game.rules;
  const theirs = Object.keys(inputs).filter((kind) => 'seat' in (inputs[kind] ?? {}));
  const kind = isRecord(document) ? document['kind'] : undefined;
  if (typeof kind === 'string' && Object.hasOwn(inputs, kind) && !theirs.includes(kind))
    return problem(`only the system can make an input of kind ${kind}`);
  const issues = parsed.error.map((one) =>
    one.code === 'unknownKind' ? { ...one, expected: `one of ${theirs.join(', ')}` } : one,
  );
  return problem(issuesSentence(issues));
}

/** `[Archery, Oars]`, or the bare value, where a question is open. */
function byAnswer(match: Played, seat: Seat, text: string): Found | undefined {
  const { game, table } = match;
  const choice = askedOf(match, seat);
  if (choice === undefined) return undefined;
  const value = parseText(text);
  if (value === undefined) return undefined;
  const asTyped = game.notation.answer.parse(value, choice, table);
  const parsed = asTyped.ok ? asTyped : game.notation.answer.parse(wellSpelled(match, seat, value), choice, table);
  if (!parsed.ok) return text.startsWith('[') ? problem(issuesSentence(parsed.error)) : undefined;
  const input = { kind: 'answer', seat, choice: choice.id, value: parsed.value };
  return text.startsWith('[') || match.explain(seat, input).accepted ? { kind: 'input', input } : undefined;
}

function byWords(match: Played, seat: Seat, entries: readonly Entry[], text: string): Found {
  const at = atSeat(match, seat);
  const { game, table } = at;
  const typed = wordsOf(text);
  const inputs = shownOffers(at.look.offers).flatMap((offer) => game.expand(offer, LIMIT).inputs);
  const forms = inputs.map((input) => ({
    input,
    label: wordsOf(inputText(at, input)),
    // One of several that look alike can be named all the same.
    plain: wordsOf(formatMessage(game.messages, game.inputLabel(input, table))),
    notation: wordsOf(flowText(valuesOf(game.notation.input.format(input, table)))),
  }));
  const spelt = (fits: (words: readonly string[], typed: readonly string[]) => boolean): typeof forms =>
    forms.filter(({ label, plain, notation }) => [label, plain, notation].some((words) => fits(words, typed)));
  const whole = spelt(sameWords);
  const fitting = whole.length > 0 ? whole : spelt(holds);
  const [first, second] = fitting;
  // What has the same words is the same to people: two copies of a card in a hand.
  if (first !== undefined && fitting.every(({ label }) => sameWords(label, first.label)))
    return { kind: 'input', input: first.input };
  const [offered, another] = entries.filter((one) => one.kind === 'offer' && holds(wordsOf(one.label), typed));
  if (offered?.kind === 'offer' && another === undefined) return { kind: 'offer', offer: offered.offer };
  if (second !== undefined)
    return problem(`'${text}' matches ${fitting.length} inputs: type more, or choose one by its number`);
  const templated = byTemplate(match, seat, text);
  if (templated?.kind === 'input') return templated;
  return (
    spelled(game, match, seat, text) ??
    templated ??
    byGame(match, seat, text) ??
    byOwnName(match, seat, text) ??
    problem(`'${text}' is not an input here: choose a number, or type h for help`)
  );
}

/** `move fox to hand` as `{ kind: manipulate, card: fox, to: hand }`, by the game's own words for it. */
function byTemplate(match: Played, seat: Seat, text: string): Found | undefined {
  let wrong: Found | undefined;
  for (const template of templatesOf(match.game)) {
    const typed = readTyped(template, text);
    if (typed === undefined) continue;
    const fields = typed.map(([field, value]) => [field, parseText(value) ?? value]);
    const found = fromNotation(match, seat, { kind: template.kind, ...Object.fromEntries(fields) } as Json);
    if (found.kind === 'input') return found;
    wrong ??= found;
  }
  return wrong;
}

/** `place 4` as `{ kind: place, cell: 4 }`, legal or not, so that the game itself says why not. */
function spelled(game: AnyGame, match: Played, seat: Seat, text: string): Found | undefined {
  const [first = '', ...values] = text.split(/[\s,]+/);
  const kind = Object.keys(game.rules.inputs).find((one) => one.toLowerCase() === first.toLowerCase()) ?? '';
  const shapes = game.rules.inputs[kind];
  if (shapes === undefined) return undefined;
  const settled = settledFields(match, seat, kind);
  const fields = Object.keys(shapes).filter((field) => field !== 'seat' && !(field in settled));
  // A name may have several words.
  if (fields.length === 1 && values.length > 1) values.splice(0, values.length, text.slice(kind.length).trim());
  if (values.length > fields.length) return undefined;
  const document = { kind, ...Object.fromEntries(values.map((value, at) => [fields[at], parseText(value) ?? value])) };
  return fromNotation(match, seat, document as Json);
}

/** `play Slag Giant`, legal or not, as the game itself reads it. */
function byGame(match: Played, seat: Seat, text: string): Found | undefined {
  const input = match.game.typedInput(match.look(seat).seen, seat, text, match.table);
  return input === undefined ? undefined : { kind: 'input', input };
}

/** `attack` as `{ kind: action, action: attack }`: a kind of input that has a field of its own name is known by that alone. */
function byOwnName(match: Played, seat: Seat, text: string): Found | undefined {
  if (/\s/.test(text.trim())) return undefined;
  const { inputs } = match.game.rules;
  const kind = Object.keys(inputs).find((one) => Object.hasOwn(inputs[one] ?? {}, one));
  return kind === undefined ? undefined : fromNotation(match, seat, { kind, [kind]: text.trim() });
}

/** Fields that are a name, the same in every offer: who acts, where it is the turn of one of several. */
function settledFields(match: Played, seat: Seat, kind: unknown): Readonly<Record<string, Json>> {
  const [first, ...others] = match.look(seat).offers.filter(isPlay);
  const shapes = typeof kind === 'string' ? (match.game.rules.inputs[kind] ?? {}) : {};
  const same = Object.entries(first?.fixed ?? {}).filter(
    ([field, value]) =>
      field in shapes && typeof value === 'string' && others.every(({ fixed }) => fixed?.[field] === value),
  );
  return Object.fromEntries(same);
}

/** The same with small and capital letters as the rules have them in what they say of a name: `oars` is Oars. */
function wellSpelled(match: Played, seat: Seat, value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => wellSpelled(match, seat, one as Json));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellSpelled(match, seat, one)]));
  if (typeof value !== 'string' || value === '') return value;
  const { game } = match;
  for (const said of game.lookUp(match.look(seat).seen, value)) {
    const text = formatMessage(game.messages, said);
    const at = text.toLowerCase().indexOf(value.toLowerCase());
    if (at >= 0) return text.slice(at, at + value.length);
  }
  return value;
}

function valuesOf(document: Json): unknown {
  return isRecord(document) ? Object.values(document) : document;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => word === b[at]);
}

/** Whether the words stand in it in this order, others between them. */
function holds(words: readonly string[], typed: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (word === typed[at]) at++;
  return typed.length > 0 && at === typed.length;
}

/** Undefined for what is no YAML, and for a mere comment, which would stand for null. */
function parseText(text: string): Json | undefined {
  if (text.startsWith('#')) return undefined;
  try {
    return parse(text) as Json;
  } catch {
    return undefined;
  }
}

function problem(text: string): Found {
  return { kind: 'problem', text };
}
