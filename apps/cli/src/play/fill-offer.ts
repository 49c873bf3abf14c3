/** An offer that stands for many inputs, filled in by a person slot by slot. */
import { filledOffer } from '@turnwise/game';
import type { AnyInput } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { SeenOffer, SeenSlot } from '@turnwise/match';
import { listText } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import {
  ALL,
  candidateKeys,
  candidateTexts,
  canTakeAll,
  declines,
  fieldOf,
  howMany,
  noneOf,
  readCandidates,
} from './candidates.ts';
import { candidateCost } from './cost-text.ts';

/** The input, or undefined when the person would rather do something else. */
export async function fillOffer(context: Context, offer: SeenOffer): Promise<AnyInput | undefined> {
  const values: Record<string, Json> = {};
  for (const slot of offer.slots) {
    const texts = candidateTexts(slot);
    const keys = candidateKeys(slot, texts);
    const all = canTakeAll(slot) ? `${ALL} takes all, ` : '';
    say(context, `${slot.title}: ${howMany(slot)}; ${all}b goes back`);
    say(
      context,
      listText(
        texts.map((text, at) => {
          const key = keys[at] ?? '';
          const cost = candidateCost(slot, at);
          return key === text
            ? `${context.colours.bold(key)}${cost}`
            : `${context.colours.bold(key.padStart(2))} ${text}${cost}`;
        }),
        context.io.columns,
      ),
    );
    const value = await askSlot(context, slot, keys, texts);
    if (value === undefined) return undefined;
    values[slot.name] = value;
  }
  return filledOffer(offer, values);
}

async function askSlot(
  context: Context,
  slot: SeenSlot,
  keys: readonly string[],
  texts: readonly string[],
): Promise<Json | undefined> {
  for (;;) {
    const line = await context.io.readLine(`${slot.title}> `);
    if (line === undefined || ['b', 'back', 'q'].includes(line.trim())) return undefined;
    const none = declines(line) ? noneOf(slot) : undefined;
    if (none !== undefined) return none;
    const taken = readCandidates(line, slot, keys, texts);
    if (typeof taken !== 'string') return fieldOf(slot, taken);
    say(context, taken);
  }
}
