/** Winning by a card (RULES.md, section 14). A tie where one alone is wanted: the clause is ignored. */
import { best, end } from '../act/end.ts';
import type { InnovationRun } from '../act/why.ts';
import { ICONS } from '../cards/language.ts';
import type { Winner } from '../cards/language.ts';
import { achievementCount } from '../table/selectors.ts';
import type { Player, ProgramEffect } from '../types.ts';

const LEAF = ICONS.indexOf('leaf');

export function win(run: InnovationRun, frame: ProgramEffect, who: Winner): void {
  const winners = winnersBy(run, frame, who);
  if (winners.length === 1 && (who !== 'mostAchievements' || winners[0] === frame.seat))
    end(run, frame, winners, 'dogma');
}

function winnersBy({ state }: InnovationRun, frame: ProgramEffect, who: Winner): ReturnType<typeof best> {
  const player = (seat: number): Player => state.players[seat] as Player;
  switch (who) {
    case 'you':
      return [frame.seat];
    case 'mostLeaves':
      return best(state, (seat) => player(seat).icons[LEAF] as number);
    case 'mostPoints':
      return best(state, (seat) => player(seat).points);
    case 'fewestPoints':
      return best(state, (seat) => -player(seat).points);
    case 'mostAchievements':
      return best(state, (seat) => achievementCount(state, seat));
  }
}
