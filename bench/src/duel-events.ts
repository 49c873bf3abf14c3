/** Random games of duel as a contender whose units are the events that happen in them. */
import { duel } from '@turnwise/duel';
import type { RulesetTypes } from '@turnwise/ruleset';
import { playFast, playRecorded } from './content-games.ts';
import type { Play } from './content-games.ts';
import type { Contender } from './interleave.ts';
import { GAMES, seededPlays } from './ruleset-games.ts';

/** In fast mode no event is told, but the rules number all that happen, and the state has their count. */
export function duelEvents(way: string): Contender {
  const plays = seededPlays(duel, GAMES);
  const eventsOf = way === 'fast' ? countFast(plays) : countRecorded();
  return (times) => {
    let events = 0;
    for (let i = 0; i < times; i++) for (const play of plays) events += eventsOf(play);
    return events;
  };
}

type Count = (play: Play<RulesetTypes>) => number;

function countFast(plays: readonly Play<RulesetTypes>[]): Count {
  const own = duel.kernel.clone((plays[0] as Play<RulesetTypes>).start);
  return (play) => {
    playFast(duel, own, play);
    return own.events;
  };
}

function countRecorded(): Count {
  const kernel = duel.kernelWith({ hash: false });
  return (play) => playRecorded(duel, kernel, play).state.events;
}
