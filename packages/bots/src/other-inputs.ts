/**
 * What else a seat may do where its bot chose what is refused: inputs that are offered, in an order drawn from the seed. One of each offer comes
 * first, since what is wrong with an action is often wrong with it whatever it is aimed at.
 */
import { createChooser, expandOffer, isPlay, shuffled } from '@turnwise/game';
import type { AnyGame, AnyInput } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { BotLook } from './bot.ts';
import { inputKey } from './input-key.ts';

/** So many inputs of one offer are listed. */
const OF_EACH = 40;

/** At most so many, without the one that was refused. */
export function otherInputs(
  game: AnyGame,
  { seat, view }: BotLook,
  seed: Seed,
  refused: AnyInput,
  most: number,
): readonly AnyInput[] {
  const guess = game.determinize(view as never, seat, createChooser(seed, 'worlds'));
  const chooser = createChooser(seed, 'others');
  const key = inputKey(refused);
  const hands = shuffled(chooser, game.offers(guess, seat).filter(isPlay)).map((offer) =>
    shuffled(chooser, expandOffer(offer, OF_EACH).inputs as readonly AnyInput[]).filter(
      (input) => inputKey(input) !== key,
    ),
  );
  const dealt: AnyInput[] = [];
  for (let at = 0; dealt.length < most && hands.some((hand) => hand.length > at); at++)
    dealt.push(...hands.flatMap((hand) => hand[at] ?? []));
  return dealt.slice(0, most);
}
