/** What the games say in German, one at a time: it is loaded when somebody has chosen it, and a worker never needs it. */
import type { Messages } from '@turnwise/game';

/** What a game says, in another language. */
export interface GameTranslation {
  /** A template for every key of the game. */
  readonly messages: Messages;
  /** Names that enter messages as parameters (cards, creatures, levels), by their English name. */
  readonly names: Readonly<Record<string, string>>;
}

/** Undefined for a game that is not translated. */
export async function loadGerman(id: string): Promise<GameTranslation | undefined> {
  return Object.hasOwn(SOURCES, id) ? await SOURCES[id]?.() : undefined;
}

const SOURCES: Readonly<Record<string, () => Promise<GameTranslation>>> = {
  'tic-tac-toe': async () => (await import('@turnwise/tic-tac-toe/de')).german,
  'connect-four': async () => (await import('@turnwise/connect-four/de')).german,
  backgammon: async () => (await import('@turnwise/backgammon/de')).german,
  'rock-paper-scissors': async () => (await import('@turnwise/rock-paper-scissors/de')).german,
  innovation: async () => (await import('@turnwise/innovation/de')).german,
  unseen: async () => (await import('@turnwise/unseen/de')).german,
  encounter: async () => (await import('@turnwise/encounter/de')).german,
  duel: async () => (await import('@turnwise/duel/de')).german,
  whist: async () => (await import('@turnwise/whist/de')).german,
  mancala: async () => (await import('@turnwise/mancala/de')).german,
  ruleset: async () => (await import('@turnwise/ruleset/de')).german,
};
