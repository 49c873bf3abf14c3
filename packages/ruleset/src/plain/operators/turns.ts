/** Effects on turns, steps and the end of the match. */
import { playerIn } from '../happen.ts';
import { holdTo } from '../violation.ts';
import { endSooner } from '../world.ts';
import type { PlainEffects } from './typed.ts';

export const TURNS: Pick<
  PlainEffects,
  'draw_match' | 'end_step' | 'end_turn' | 'extra_turn' | 'lose' | 'next_turn' | 'win'
> = {
  extra_turn: {
    perform({ player }, here) {
      const who = here.player(player);
      return here.raise('extra_turn', who === null ? [] : [{ player: who }], (event) => {
        const next = playerIn(event);
        if (next === null) return;
        holdTo(here.world.turn.queue.length, 'turnsToCome');
        here.world.turn.queue.push(next);
        here.record(event);
      });
    },
  },

  next_turn: {
    perform({ player }, here) {
      const who = here.player(player);
      return here.raise('extra_turn', who === null ? [] : [{ player: who }], (event) => {
        const next = playerIn(event);
        if (next === null) return;
        here.world.turn.next = next;
        here.record(event);
      });
    },
  },

  end_turn: {
    perform({ skipMandatory }, { world }) {
      endSooner(world, 'turn', skipMandatory === true);
    },
  },

  end_step: {
    perform({ skipMandatory }, { world }) {
      endSooner(world, 'step', skipMandatory === true);
    },
  },

  win: {
    perform({ player, reason = 'win' }, here) {
      const who = here.player(player);
      if (who !== null) here.world.verdicts.push({ result: 'win', player: who, reason });
    },
  },

  lose: {
    perform({ player, reason = 'lose' }, here) {
      const who = here.player(player);
      if (who !== null) here.world.verdicts.push({ result: 'lose', player: who, reason });
    },
  },

  draw_match: {
    perform({ reason = 'draw' }, { world }) {
      world.verdicts.push({ result: 'draw', player: null, reason });
    },
  },
};
