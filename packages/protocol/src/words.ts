/** The small parts that many messages share: ids, names, places, times, any JSON. */
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { PROTOCOL_LIMITS } from './limits.ts';

const { idCharacters, tokenCharacters, wordCharacters } = PROTOCOL_LIMITS;

/** Any JSON. What it may hold is for the engine to say; how large it may be was measured before. */
export const json: z.ZodType<Json, Json> = z
  .custom<Json>((value) => value !== undefined, 'any JSON value')
  .meta({ description: 'Any JSON value.' });

export const matchId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _, at most 64')
  .meta({ description: 'The id of a match.' });

export const clientId = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'printable ASCII without spaces')
  .max(idCharacters.usual)
  .meta({ description: 'Made by the client, and different for everything that it sends about a match.' });

export const token = z
  .string()
  .min(16)
  .max(tokenCharacters.usual)
  .regex(/^[\x21-\x7e]+$/, 'printable ASCII without spaces');

/** A token that a client makes by itself, so that a request whose answer was lost can be sent again: 256 random bits, as base64url. */
export const ownToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, '43 characters: 256 random bits as base64url');

/** Ids of games, decisions, choices, kinds and the like. */
export const word = z.string().min(1).max(wordCharacters.usual);

/**
 * One line that people read: no control characters, which terminals obey, and none that turn the direction of the text around or are half
 * of a pair.
 */
const LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]*$/u;

export function line(most: number): z.ZodString {
  return z
    .string()
    .min(1)
    .max(most)
    .regex(LINE, 'a line of text without control characters')
    .regex(/\S/u, 'a line of text that is not empty');
}

/** What somebody is called: a line that begins and ends with something that can be seen, and holds nothing that cannot. */
export function name(most: number): z.ZodString {
  return line(most).regex(
    /^(?!\s)[^\u00ad\u115f\u1160\u200b\u200e\u200f\u2060-\u2064\u3164\ufeff\uffa0]*(?<!\s)$/u,
    'a name without characters that cannot be seen, and no space at its ends',
  );
}

export const seatName = name(64).meta({ description: 'The name of a seat, as views and events write it.' });

export const place = z
  .int()
  .min(0)
  .meta({ description: 'How many records of the log led here. It only grows, also when something is taken back.' });

export const time = z.int().min(0).meta({ description: "The server's clock, in milliseconds since 1970." });

export const pingMark = z.int().min(0).meta({ description: "Any number, such as the client's time. It comes back." });

export const viewHash = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .meta({ description: 'The hash of the view in notation.' });

export const params = z.record(z.string(), json).meta({ description: 'Facts that belong to a code.' });

/** A message with its params, for clients with words of their own. The templates come with the game. */
export const label = z.object({
  key: z.string(),
  params,
  ref: z.string().exactOptional().meta({ description: 'The thing on the table that it names.' }),
});

/** A sentence, and for those who asked for it the message that it was made from. */
export const told = { text: z.string(), label: label.optional() };
