/** What requests bring and what they are answered with, where the socket has no message for it. */
import { z } from 'zod';
import { action } from './action.ts';
import { control } from './control.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import { event, look, offer, outcome, refusal } from './look.ts';
import { CHANGES, standing } from './server-messages.ts';
import { matchAbout, matchSettings, stage } from './table-state.ts';
import { clientId, json, matchId, name, ownToken, params, place, seatName, token, viewHash, word } from './words.ts';

const { listedMatches, listedSteps, waitSeconds, seats } = PROTOCOL_LIMITS;

const flag = z.enum(['true', 'false']);
const count = (most: number): z.ZodType<number> => z.coerce.number().int().min(1).max(most);

export const errorAnswer = z.object({
  error: z.object({ code: z.string(), params, message: z.string() }),
});

// Games.
const gameSummary = z.object({
  game: word,
  version: z.string(),
  title: z.string(),
  summary: z.string(),
  seats: z.object({ min: z.int(), max: z.int(), names: z.array(z.string()).optional() }),
  traits: z.object({ hiddenInformation: z.boolean(), chance: z.boolean(), simultaneous: z.boolean() }),
});
export const gamesAnswer = z.object({ games: z.array(gameSummary) });
export const gameAnswer = z.object({
  ...gameSummary.shape,
  options: z.array(z.object({ name: z.string(), expected: z.string() })),
  content: z
    .object({
      option: z.string(),
      shipped: z.array(
        z.object({ id: z.string(), title: z.string(), hint: z.string().optional(), par: z.int().optional() }),
      ),
    })
    .nullable(),
  bots: z.array(z.string()),
  recommendedBot: z.string().nullable(),
  messages: z.record(z.string(), z.string()).meta({ description: 'The templates of labels, by key.' }),
});

// Matches.
export const createBody = z.strictObject({
  token: ownToken
    .optional()
    .meta({ description: "The host's token. The same request again with the same token gives the same match." }),
  game: word,
  ruleset: word.optional().meta({ description: 'For the game `ruleset`: which of the stored ones.' }),
  options: json.optional(),
  seats: z.array(seatName).min(1).max(seats.usual).optional().meta({ description: 'Names in turn order.' }),
  bots: z
    .record(seatName, word)
    .optional()
    .meta({ description: 'Seats that bots play, each with the name of its bot.' }),
  ...matchSettings.shape,
});
export const createAnswer = z.object({
  match: matchAbout,
  token: token.meta({ description: "The host's token: the one that was brought, or else one shown only this once." }),
});
export const listQuery = z.strictObject({
  stage: stage.optional(),
  mine: flag.optional().meta({ description: 'Only those in which the bearer of the token has a part.' }),
  game: word.optional(),
  limit: count(listedMatches.usual).optional(),
  after: word.optional().meta({ description: '`next` of the page before.' }),
});
export const listAnswer = z.object({ matches: z.array(matchAbout), next: z.string().optional() });
export const lookQuery = z.strictObject({ labels: flag.optional(), stage: flag.optional() });
export const wordsAnswer = z.object({
  messages: z.record(z.string(), z.string()).meta({ description: 'The templates of labels, by key.' }),
});
export const inspectQuery = z.strictObject({ thing: word });
export const lookAnswer = z.object({ ...standing, about: matchAbout });

// Seats.
export const seatBody = z.strictObject({
  token: ownToken
    .optional()
    .meta({ description: "The seat's token. The same request again with the same token gives the same seat." }),
  seat: seatName.optional().meta({ description: 'If left out, the first that is open.' }),
  name: name(32).optional().meta({ description: 'What the person wants to be called.' }),
  bot: word.optional().meta({ description: 'A bot plays this seat. Only a host may say so.' }),
});
export const seatAnswer = z.object({
  match: matchId,
  seat: seatName,
  token: token
    .nullable()
    .meta({ description: 'The one that was brought, or else one shown only this once. Null for a bot.' }),
});
export const leftAnswer = z.object({ match: matchId, seat: seatName });

// What a seat does.
export const actionsQuery = z.strictObject({
  explain: z.enum(['', 'true', 'false']).optional().meta({ description: 'Also what is not available now, and why.' }),
  labels: flag.optional(),
});
export const listedAction = z.object({
  id: z.string().meta({ description: 'The name of the action: its `type` in the form by name.' }),
  name: z.string(),
  description: z.string().optional(),
  cost: json.optional(),
  timing: z.string().optional(),
  ui: json.optional(),
  targets: z.record(
    z.string(),
    z.object({ min: z.int(), max: z.int(), candidates: z.array(json).meta({ description: 'In notation.' }) }),
  ),
  offer: offer.meta({ description: 'The same, ready to fill in.' }),
});
export const actionsAnswer = z.object({
  match: matchId,
  place,
  decision: z.string().nullable(),
  actions: z.array(listedAction),
  unavailable: z.array(z.object({ id: z.string(), name: z.string(), refusal })).optional(),
});
/** The last form is the input itself: all of its fields are the input's, so that it has no id and names no decision. */
export const actBody = z.union([
  z.strictObject({ id: clientId.optional(), decision: word.optional(), input: action }),
  z.strictObject({ id: clientId.optional(), choice: word, value: json }),
  action,
]);
export const actAnswer = z.object({
  match: matchId,
  id: z.string(),
  outcome,
  again: z.literal(true).optional(),
  events: z.array(event),
  more: z.literal(true).optional(),
  place,
  look,
  viewHash,
});
export const previewBody = z.strictObject({ input: action });
export const rewindBody = z.strictObject({ id: clientId.optional() });
export const controlBody = z.strictObject({ id: clientId.optional(), control });
export const controlAnswer = z.object({ match: matchId, id: z.string(), outcome, place });

// What has happened.
export const eventsQuery = z.strictObject({
  after: z.coerce.number().int().min(0).optional(),
  limit: count(listedSteps.usual).optional(),
  wait: count(waitSeconds.usual).optional().meta({ description: 'Seconds to wait if there is nothing yet.' }),
  labels: flag.optional(),
});
export const eventsAnswer = z.object({
  match: matchId,
  steps: z.array(z.object({ place, change: z.enum(CHANGES), frame: z.int(), events: z.array(event) })),
  place: place.meta({ description: 'Up to here everything is told: the next `after`.' }),
  more: z.boolean(),
});

// Rulesets.
export const rulesetBody = z.strictObject({ document: json });
export const rulesetAnswer = z.object({
  ruleset: z.string().meta({ description: 'The hash of the document: the same document has the same id.' }),
  title: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  document: json.optional(),
});

// The process.
export const healthAnswer = z.object({ ok: z.literal(true), protocol: z.int() });
export const readyAnswer = z.object({ ready: z.literal(true) });

export type GameSummary = z.infer<typeof gameSummary>;
export type GameAnswer = z.infer<typeof gameAnswer>;
export type CreateBody = z.infer<typeof createBody>;
export type CreateAnswer = z.infer<typeof createAnswer>;
export type MatchListQuery = z.infer<typeof listQuery>;
export type ListAnswer = z.infer<typeof listAnswer>;
export type LookAnswer = z.infer<typeof lookAnswer>;
export type WordsAnswer = z.infer<typeof wordsAnswer>;
export type SeatBody = z.infer<typeof seatBody>;
export type SeatAnswer = z.infer<typeof seatAnswer>;
export type ListedAction = z.infer<typeof listedAction>;
export type ActionsAnswer = z.infer<typeof actionsAnswer>;
export type ActBody = z.infer<typeof actBody>;
export type ActAnswer = z.infer<typeof actAnswer>;
export type EventsAnswer = z.infer<typeof eventsAnswer>;
export type RulesetAnswer = z.infer<typeof rulesetAnswer>;
export type ErrorAnswer = z.infer<typeof errorAnswer>;
