/** An offer that stands for many inputs, filled in by a person slot by slot. */
import type { AnyGame, AnyInput, AnyState, Offer, Slot, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { listText } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { bareText } from '../sentences.ts';

/** The input, or undefined when the person would rather do something else. */
export async function fillOffer(
  context: Context,
  game: AnyGame,
  state: AnyState,
  offer: Offer,
  table: Table,
): Promise<AnyInput | undefined> {
  const input: Record<string, unknown> = { kind: offer.kind, seat: offer.seat, ...offer.fixed };
  for (const slot of offer.slots) {
    const labels = slot.candidates.map((value) => candidateText(game, state, offer, slot, value, table));
    const keys = keysOf(slot, labels);
    say(context, `${slot.name}: ${askFor(slot)}; b goes back`);
    say(
      context,
      listText(
        labels.map((label, at) => {
          const key = keys[at] ?? '';
          return key === label ? context.colours.bold(key) : `${context.colours.bold(key.padStart(2))} ${label}`;
        }),
        context.io.columns,
      ),
    );
    const value = await askSlot(context, slot, keys);
    if (value === undefined) return undefined;
    input[slot.name] = value;
  }
  return input as unknown as AnyInput;
}

async function askSlot(context: Context, slot: Slot, keys: readonly string[]): Promise<Json | undefined> {
  for (;;) {
    const line = await context.io.readLine(`${slot.name}> `);
    if (line === undefined || ['b', 'back', 'q'].includes(line.trim())) return undefined;
    const taken = readNumbers(line, slot, keys);
    if (typeof taken !== 'string') return slot.list === true || slot.max > 1 ? taken : (taken[0] ?? null);
    say(context, taken);
  }
}

/** A candidate that is a number goes by itself, as it is what the drawing shows; others are counted from 1. */
function keysOf(slot: Slot, labels: readonly string[]): readonly string[] {
  const themselves = labels.every((label, at) => /^\d+$/.test(label) && label === JSON.stringify(slot.candidates[at]));
  return themselves && new Set(labels).size === labels.length ? labels : labels.map((_, at) => String(at + 1));
}

/** The candidates with these numbers, or what is wrong with them. */
function readNumbers(line: string, slot: Slot, keys: readonly string[]): Json[] | string {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const numbers = words.map((word) => (/^\d+$/.test(word) ? keys.indexOf(String(Number(word))) : -1));
  const wrong = words[numbers.indexOf(-1)];
  if (wrong !== undefined) return `'${wrong}' is none of the numbers ${keys[0] ?? ''} to ${keys.at(-1) ?? ''}`;
  if (new Set(numbers).size < numbers.length) return 'each number counts once';
  const most = Math.min(slot.max, slot.candidates.length);
  const allowed =
    slot.noneOrAll === true
      ? numbers.length === most || (slot.min === 0 && numbers.length === 0)
      : numbers.length >= slot.min && numbers.length <= most;
  if (!allowed) return `expected ${askFor(slot)}, found ${numbers.length}`;
  const ordered = slot.ordered === true ? numbers : numbers.toSorted((a, b) => a - b);
  return ordered.map((number) => slot.candidates[number] as Json);
}

function askFor(slot: Slot): string {
  const most = Math.min(slot.max, slot.candidates.length);
  const order = slot.ordered === true && most > 1 ? ', in order' : '';
  if (slot.noneOrAll === true) return `${slot.min === 0 ? 'none or ' : ''}all ${most}${order}`;
  if (slot.min === most) return `${most} of them${order}`;
  return `${slot.min} to ${most} of them${order}`;
}

/** A candidate as notation writes it inside the input. */
function candidateText(
  game: AnyGame,
  state: AnyState,
  offer: Offer,
  slot: Slot,
  candidate: Json,
  table: Table,
): string {
  const list = slot.list === true || slot.max > 1;
  const value: Json = list ? [candidate] : candidate;
  if (offer.kind === 'answer') {
    const choice = game.choices(state).find((one) => one.id === offer.fixed?.['choice']);
    if (choice !== undefined) return bareText(game.notation.answer.format(value, choice, table));
  }
  const filled = Object.fromEntries(offer.slots.map((one) => [one.name, one.candidates[0] ?? null]));
  const input = { kind: offer.kind, seat: offer.seat, ...offer.fixed, ...filled, [slot.name]: value };
  const document = game.notation.input.format(input, table);
  const written = isRecord(document) ? document[slot.name] : undefined;
  return bareText(written ?? candidate);
}
