/** What buttons and entries say. The words of the game come with its offers; those of the gesture itself are here. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { formatMessage, message } from '@turnwise/game';
import type { Messages } from '@turnwise/game';
import type { WireOffer } from '@turnwise/protocol';
import type { GestureWords } from './gesture.ts';
import { optionsTaken } from './reading.ts';
import type { Reading } from './reading.ts';

/** Templates of the gesture's own messages, for the catalogues of hosts. */
export const GESTURE_MESSAGES: Messages = {
  'gesture.done': 'Done',
  'gesture.none': 'None',
  'gesture.all': 'All of them',
  'gesture.rest': 'The rest in the order shown',
  'gesture.cancel': 'Cancel',
  'gesture.name': '{name}',
  'gesture.filled': '{offer}: {taken}',
  'gesture.apart': '{offer} ({details})',
};

export function ownWords(key: 'done' | 'none' | 'all' | 'rest' | 'cancel'): GestureWords {
  return said(`gesture.${key}`, {}, {});
}

/** What a reading means so far: `meld: Archery`. */
function readingWords(reading: Reading): GestureWords {
  const { offer } = reading.line;
  const taken = optionsTaken(reading);
  if (taken.length === 0) return wordsOf(offer);
  const texts = taken.map(({ text }) => text).join(', ');
  const labels = taken.map(({ label, text }) => label ?? text);
  // The words of a question are long, and its answers speak for themselves.
  if (offer.kind === 'answer') return said('gesture.name', { name: texts }, { name: labels });
  const name = nameOf(offer);
  return said('gesture.filled', { offer: name.text, taken: texts }, { offer: name.label ?? name.text, taken: labels });
}

/** Readings with the same words get what is different of what their offers settle: `Use (stoke)`. */
export function apart(readings: readonly Reading[]): readonly GestureWords[] {
  const words = readings.map(readingWords);
  return words.map((own, at) => {
    const twins = readings.filter((_, other) => other !== at && words[other]?.text === own.text);
    const reading = readings[at];
    if (twins.length === 0 || reading === undefined) return own;
    const details = leavesOf(settledOf(reading)).filter(
      (leaf) => !twins.every((twin) => leavesOf(settledOf(twin)).includes(leaf)),
    );
    if (details.length === 0) return own;
    const params = { details: details.join(', ') };
    return said('gesture.apart', { ...params, offer: own.text }, { ...params, offer: own.label ?? own.text });
  });
}

export function wordsOf({ text, label }: GestureWords): GestureWords {
  return label === undefined ? { text } : { text, label };
}

/** What an offer is called without what is still to be chosen. */
function nameOf(offer: WireOffer): GestureWords {
  const name = offer.label?.key === 'offer.open' ? offer.label.params['name'] : undefined;
  return typeof name === 'string' ? said('gesture.name', { name }, { name }) : wordsOf(offer);
}

function said(key: string, texts: Record<string, string>, params: Record<string, unknown>): GestureWords {
  return {
    text: formatMessage(GESTURE_MESSAGES, message(key, texts)),
    label: { key, params: params as Record<string, Json> },
  };
}

function settledOf({ line: { offer } }: Reading): unknown {
  return offer.written ?? offer.fixed;
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isRecord(value) ? Object.values(value).flatMap(leavesOf) : [];
}
