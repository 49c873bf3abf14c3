/** The numbers of the built-in events that the engine makes itself: their places in the table. */
import { BUILT_IN } from '../compiled/kinds.ts';

const numberOf = (id: string): number => BUILT_IN.findIndex(([kind]) => kind === id);

export const ZONE_MOVED: number = numberOf('zone_moved');
export const ABILITY_RESOLVED: number = numberOf('ability_resolved');
export const ABILITY_TRIGGERED: number = numberOf('ability_triggered');
export const DESTROYED: number = numberOf('destroyed');
export const DISCARDED: number = numberOf('discarded');
export const EVENT_PREVENTED: number = numberOf('event_prevented');
export const ITEM_FAILED: number = numberOf('item_failed');
export const MATCH_ENDED: number = numberOf('match_ended');
export const PLAYER_LOST: number = numberOf('player_lost');
export const STEP_END: number = numberOf('step_end');
export const STEP_START: number = numberOf('step_start');
export const TURN_END: number = numberOf('turn_end');
export const TURN_START: number = numberOf('turn_start');
export const ABILITY_ACTIVATED: number = numberOf('ability_activated');
export const ACTION_TAKEN: number = numberOf('action_taken');
export const PRIORITY_CHANGED: number = numberOf('priority_changed');
export const ASKED: number = numberOf('asked');
export const ANSWERED: number = numberOf('answered');
export const CARD_DRAWN: number = numberOf('card_drawn');
export const TOKEN_CREATED: number = numberOf('token_created');
export const LOOKED: number = numberOf('looked');
