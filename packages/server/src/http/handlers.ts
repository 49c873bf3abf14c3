/** Who answers which route: every route of the protocol has one, and there is no other. */
import type { RouteName } from '@turnwise/protocol';
import { game, games } from './games.ts';
import { createMatch, document, leaveSeat, listMatches, look, takeSeat, words } from './matches.ts';
import { act, actions, control, events, inspect, preview, redo, undo } from './play.ts';
import { health, metrics, ready } from './process.ts';
import type { Handler } from './request.ts';
import { ruleset, storeRuleset } from './rulesets.ts';

export const HANDLERS: Readonly<Record<RouteName, Handler>> = {
  health,
  ready,
  metrics,
  games,
  game,
  createMatch,
  listMatches,
  look,
  takeSeat,
  leaveSeat,
  words,
  inspect,
  actions,
  act,
  preview,
  undo,
  redo,
  control,
  events,
  document,
  storeRuleset,
  ruleset,
};
