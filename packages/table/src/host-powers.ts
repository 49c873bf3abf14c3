/**
 * What a host may do once the match runs. Hosts often play themselves: they must not see what others see, take back what others did, or move
 * in the place of the game.
 */
import type { Refusal } from '@turnwise/kernel';
import type { Fold } from './fold.ts';
import type { TableEntry } from './entry.ts';

/** Why a host may not enter this now; undefined if it may. Moderators are not asked. */
export function hostMay({ hasBegun, match, settings }: Fold, { kind }: Pick<TableEntry, 'kind'>): Refusal | undefined {
  if (!hasBegun) return undefined;
  const isHidden = match.game.traits.hiddenInformation;
  switch (kind) {
    case 'undo':
    case 'redo':
      // Where anybody may, the host may.
      return settings.undo === 'free' ? undefined : FORBIDDEN;
    case 'seat':
    case 'system':
      return isHidden ? FORBIDDEN : undefined;
    case 'concede':
    case 'decline':
    case 'end':
    case 'halt':
    case 'input':
    case 'mute':
    case 'resume':
    case 'timeout':
    case 'unmute':
      return undefined;
  }
}

const FORBIDDEN: Refusal = { kind: 'disallowed', code: 'forbidden', params: {}, by: 'platform' };
