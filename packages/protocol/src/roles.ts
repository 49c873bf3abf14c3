/** Who calls. A token gives one of the last four; without a token one is a spectator, where the match lets people watch. */
import { z } from 'zod';

/**
 * - `anyone`: no token is needed.
 * - `seat`: holds the token of a seat in this match.
 * - `spectator`: watches this match, and sees what everybody may see.
 * - `host`: holds the token that was given out when the match was created.
 * - `moderator`: holds a token of the operator, for every match.
 */
export const ROLES = ['anyone', 'seat', 'spectator', 'host', 'moderator'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody is in one match. */
export const matchRole = z.enum(['seat', 'spectator', 'host', 'moderator']);
export type MatchRole = z.infer<typeof matchRole>;
