/** The number game with one leak each: what a seat gets hangs on a secret that it does not see. */
import { asAnyGame, defineGame } from '@turnwise/game';
import type { AnyGame, Seat } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Behaviour } from '@turnwise/kernel';
import { changed, definition, HIGHEST, otherOf, rules } from './number-game.ts';
import type { NumberChange } from './number-game.ts';
import type { NumberEvent, NumberGame, NumberState } from './number-types.ts';

export interface LeakyGame {
  readonly leak: string;
  readonly game: AnyGame;
  /** What is said of it. */
  readonly says: RegExp;
}

export function leakyGames(): readonly LeakyGame[] {
  return [
    leaky('an order of candidates', /offers/, {
      play: {
        offers: (state, by) => {
          const offers = definition.play.offers(state, by);
          if (!isHigh(state, by)) return offers;
          return offers.map((offer) => ({
            ...offer,
            slots: offer.slots.map((slot) => ({ ...slot, candidates: slot.candidates.toReversed() })),
          }));
        },
      },
    }),
    leaky('a count of hidden things in an event', /events\[0\]/, {
      rules: telling((state, by) => [{ kind: 'gave', seat: by, count: isHigh(state, by) ? 1 : 2 }]),
    }),
    leaky('the ids of events, as one before them is shown by chance', /events/, {
      rules: telling((state, by) => (isHigh(state, by) ? [{ kind: 'gave', seat: by, count: 0 }] : [])),
    }),
    leaky('a parameter of a refusal', /refusal\.params\.secret/, {
      rules: {
        ...rules,
        behaviours: [
          {
            name: 'strict',
            order: -1,
            evaluate: (input, state) =>
              input.kind === 'swap' && state.swapped[input.seat] === true
                ? disallowed('swappedAlready', { secret: state.secrets[otherOf(input.seat)] })
                : undefined,
          },
          ...rules.behaviours,
        ],
      },
    }),
    leaky('what can be undone', /irreversible|undo/, {
      rules: telling((state, by) => (isHigh(state, by) ? [{ kind: 'ended', secrets: [], reveals: true }] : [])),
      sight: {
        revealsTo: (event) => 'reveals' in event && !isKept(event),
        viewEvent: (event, viewer) => (isKept(event) ? undefined : definition.sight.viewEvent?.(event, viewer)),
      },
    }),
    leaky('how many frames there are', /frame|decision/, restless()),
    leaky('where a preview stops', /preview/, {
      rules: telling((state, by) => [{ kind: 'gave', seat: by, count: isHigh(state, by) ? 1 : 0 }]),
      sight: {
        revealsTo: (event) => 'reveals' in event || (event.kind === 'gave' && event.count === 1),
        viewEvent: (event, viewer) =>
          event.kind === 'gave' ? { ...event, count: 0 } : definition.sight.viewEvent?.(event, viewer),
      },
    }),
  ];
}

function leaky(leak: string, says: RegExp, change: NumberChange): LeakyGame {
  return { leak, says, game: asAnyGame(defineGame(changed(change))) };
}

/** Whether the other's secret is the highest, which its seat alone may know. */
function isHigh({ secrets }: NumberState, by: number): boolean {
  return secrets[1 - by] === HIGHEST;
}

/** What nobody is told, and what still makes a frame irreversible. */
function isKept(event: NumberEvent): boolean {
  return event.kind === 'ended' && event.secrets.length === 0;
}

/** More is told when somebody takes tokens. */
function telling(more: (state: NumberState, by: Seat) => readonly NumberEvent[]): typeof rules {
  return {
    ...rules,
    apply(draft, diff, emit) {
      if (diff.kind === 'take') for (const event of more(draft.state, diff.seat)) emit?.(event);
      rules.apply(draft, diff, emit);
    },
  };
}

/** The system has something to do after a seat whose opponent has the highest secret, and nobody sees what. */
function restless(): NumberChange {
  const quiet = (behaviour: Behaviour<NumberGame>): Behaviour<NumberGame> => {
    const { name, order, evaluate } = behaviour;
    if (name !== 'act' || evaluate === undefined) return behaviour;
    return {
      name,
      order,
      evaluate: (input, state) =>
        input.kind === 'deal' && state.secrets[0] !== 0
          ? [{ kind: 'deal', secrets: state.secrets }]
          : evaluate(input, state),
    };
  };
  return {
    rules: {
      ...rules,
      behaviours: rules.behaviours.map(quiet),
      apply(draft, diff, emit) {
        rules.apply(draft, diff, emit);
        if (diff.kind === 'take' && isHigh(draft.state, diff.seat)) draft.state.dealt = false;
      },
    },
    sight: {
      viewEvent: (event, viewer) => (event.kind === 'dealt' ? undefined : definition.sight.viewEvent?.(event, viewer)),
    },
  };
}
