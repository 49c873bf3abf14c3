/** Games whose offers, refusals and the like depend on what the seat must not know (law 7). */
import { message } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import { broken, rulesBefore } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { definition, otherOf } from './number-game.ts';

export function faultsOfAnswers(): readonly BrokenGame[] {
  return [
    broken(7, "lets offers depend on the other's secret", {
      play: {
        offers: (state, by) =>
          definition.play
            .offers(state, by)
            .filter((offer) => offer.kind !== 'swap' || state.secrets[by] !== state.secrets[otherOf(by)]),
      },
    }),
    broken(7, "lets refusals depend on the other's secret", {
      rules: rulesBefore((input, state) =>
        input.kind === 'take' && input.count > state.pool
          ? disallowed('tooFew', { secret: state.secrets[otherOf(input.seat)] })
          : undefined,
      ),
    }),
    broken(
      7,
      "gives away the other's secret in why it waits",
      { play: { stopped: ({ secrets }) => message(`secret ${secrets.join(' ')}`) } },
      /can tell the true state from a guess: .*stopped/,
    ),
    broken(
      7,
      "chooses by the other's secret what happens when time runs out",
      { play: { timeOut: ({ secrets }, by) => ({ kind: secrets[otherOf(by)] === 1 ? 'pass' : 'concede' }) } },
      /can tell the true state from a guess: .*timeOut/,
    ),
    broken(
      7,
      'offers a hole in a list',
      {
        play: {
          offers: (state, by) =>
            definition.play.offers(state, by).map((offer) => ({ ...offer, hints: [undefined] }) as typeof offer),
        },
      },
      /gets something that is not plain JSON: offers\[0\]\.hints\[0\] is undefined/,
    ),
  ];
}
