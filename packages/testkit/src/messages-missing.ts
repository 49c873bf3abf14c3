/**
 * Notes on sentences that a game does not have: a kind of input that is offered, an event that a viewer sees, a refusal that
 * was met, the reason of a result. A host shows the bare key there, so it is no violation of a law.
 */
import { createChooser, formatMessage, message, sampleOffer } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Message } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { Walk } from './walk.ts';

/** Things of one kind that are looked at in one game: their keys seldom differ. */
const LOOKS = 4;
/** Places at which offers are looked at in one game. */
const PLACES = 8;

export class MessagesMissing {
  readonly #game: AnyGame;
  /** By key, whether there is a template. */
  readonly #known = new Map<string, boolean>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Each once, in the order of the alphabet. */
  get notes(): readonly string[] {
    return [...this.#known]
      .filter(([, known]) => !known)
      .map(([key]) => `there is no message for ${key}`)
      .sort();
  }

  readonly meet = (key: string): void => {
    // Without parameters, a key that has no template is shown as it is.
    if (!this.#known.has(key)) this.#known.set(key, formatMessage(this.#game.messages, message(key)) !== key);
  };

  /** A game's function that throws is a matter of the laws: here it is passed over. */
  look(walk: Walk): void {
    try {
      const looks = new Map<string, number>();
      this.#lookAt(walk, (kind, label) => {
        const seen = looks.get(kind) ?? 0;
        looks.set(kind, seen + 1);
        const key = seen < LOOKS ? label()?.key : undefined;
        if (key !== undefined) this.meet(key);
      });
    } catch {
      return;
    }
  }

  #lookAt(walk: Walk, once: (kind: string, label: () => Message | undefined) => void): void {
    const { game, context, states, seats, viewers } = walk;
    for (const frame of walk.frames)
      for (const event of eventsOf(frame))
        for (const viewer of viewers)
          once(`event.${event.kind}.${viewer}`, () => {
            const seen = game.viewEvent(event, viewer);
            return seen === undefined ? undefined : game.eventLabel(seen, context);
          });
    const result = game.result(states.at(-1) as AnyState);
    if (result !== undefined) this.meet(`result.${result.reason}`);
    const chooser = createChooser(walk.seed, 'messages');
    for (let i = 0; i < PLACES; i++) {
      const state = states[chooser.below(states.length)] as AnyState;
      for (const seat of seats)
        for (const offer of game.offers(state, seat))
          once(`input.${offer.kind}`, () => game.inputLabel(sampleOffer(offer, chooser) as AnyInput, context));
    }
  }
}
