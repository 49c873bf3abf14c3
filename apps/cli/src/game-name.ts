/** What people call a game that they play: a ruleset of theirs by its own id and version, any other by the game's. */
import type { AnyGame } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export interface GameName {
  readonly id: string;
  readonly version: string;
  /** The options that this name does not tell already. */
  readonly options: Json;
}

export function gameName({ id, version, content }: AnyGame, options: Json): GameName {
  const usual = { id, version, options };
  if (content === undefined || !isRecord(options)) return usual;
  const { [content.option]: document, ...others } = options;
  if (!isRecord(document)) return usual;
  const { id: own, version: ownVersion } = document;
  return typeof own === 'string' && typeof ownVersion === 'string'
    ? { id: own, version: ownVersion, options: others }
    : usual;
}
