/** What both sides must agree on before anything else. */

/** Counts up when something changes that an older client or server would misread. A new optional field does not change it. */
export const PROTOCOL = 1;

/** Every route of games, matches and rulesets begins with it. */
export const API_PREFIX = '/api/v1';

/** Where the WebSocket is. */
export const PLAY_PATH = `${API_PREFIX}/play`;
