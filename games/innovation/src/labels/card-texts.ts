/** The cards' rules as messages, and what can be looked up about a card or a special achievement. */
import { message } from '@turnwise/game';
import type { Message, Messages } from '@turnwise/game';
import { ALL_CARDS, effectsOf } from '../cards/catalogue.ts';
import { SPECIALS } from '../cards/language.ts';
import type { Card } from '../cards/language.ts';
import { slotsOf } from '../draw/signs.ts';
import { titleOf } from './phrases.ts';
import { pointsToAchieve } from '../table/thresholds.ts';
import type { Edition, InnovationView } from '../types.ts';

/** `name.Oars`, `card.Oars.1`; where the first edition differs, `card.Oars.1.edition1` too. */
export const CARD_MESSAGES: Messages = Object.fromEntries(
  ALL_CARDS.flatMap((card) => [
    [`name.${card.name}`, card.name],
    ...card.effects.map(({ text }, index) => [textKey(card, index, 3), text]),
    ...(card.firstEdition ?? []).map(({ text }, index) => [textKey(card, index, 1), text]),
  ]),
);

function textKey(card: Card, index: number, edition: Edition): string {
  const first = edition === 1 && card.firstEdition !== undefined;
  return `card.${card.name}.${index + 1}${first ? '.edition1' : ''}`;
}

/** As the scene calls it. */
const ACHIEVEMENT = /^achievement of age ([1-9])$/;

/** A card, or an achievement, by its name, whatever the case of its letters, with its rule effect by effect. */
export function lookUp({ edition }: Pick<InnovationView, 'edition'>, word: string): readonly Message[] {
  const wanted = word.trim().toLowerCase();
  const special = SPECIALS.find((name) => name.toLowerCase() === wanted);
  if (special !== undefined) return [message(`special.${special}`)];
  const achievement = ACHIEVEMENT.exec(wanted);
  if (achievement !== null) {
    const age = Number(achievement[1]);
    return [message('card.achievement', { age, points: pointsToAchieve(age) })];
  }
  const card = ALL_CARDS.find(({ name }) => name.toLowerCase() === wanted);
  if (card === undefined) return [];
  const head = message('card.head', {
    card: titleOf(card.id),
    age: card.age,
    color: message(`color.${card.colour}`),
    icons: slotsOf(card.id),
    icon: message(`icon.${card.dogmaIcon}`),
  });
  return [
    head,
    ...effectsOf(card, edition).map(({ kind }, index) =>
      message(`card.${kind}`, { number: index + 1, text: message(textKey(card, index, edition)) }),
    ),
  ];
}
