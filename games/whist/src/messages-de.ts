/** All words that people read of whist, in German. */
import type { Messages } from '@turnwise/game';
import { anyRuleset } from '@turnwise/ruleset/de';

const SUITS = { clubs: 'Kreuz', diamonds: 'Karo', hearts: 'Herz', spades: 'Pik' } as const;
const RANKS = {
  Two: '2',
  Three: '3',
  Four: '4',
  Five: '5',
  Six: '6',
  Seven: '7',
  Eight: '8',
  Nine: '9',
  Ten: '10',
  Jack: 'Bube',
  Queen: 'Dame',
  King: 'König',
  Ace: 'Ass',
} as const;

/** `Ace of hearts` is `Herz-Ass`. */
const CARDS = Object.entries(SUITS).flatMap(([suit, ofSuit]) => [
  ...Object.entries(RANKS).map(([rank, ofRank]) => [`${rank} of ${suit}`, `${ofSuit}-${ofRank}`] as const),
  [`${suit.charAt(0).toUpperCase()}${suit.slice(1)} are trumps`, `${ofSuit} ist Trumpf`] as const,
]);

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: {
    ...anyRuleset.messages,
    'input.play': '{card}',
    'event.action_taken.play': '{player} spielt {card}.',
    'event.zone_moved.trumps': '{card}.',
    'event.revealed': '{card} wird aufgedeckt.',
    'event.trick_taken': '{player} gewinnt den Stich mit {card}.',
    'condition.any': 'du musst bedienen, wenn du kannst',
    'result.five_points': '{winners} haben fünf Punkte',
    'result.given_up': '{winners} gewinnen: Die anderen haben aufgegeben',
  },
  names: {
    ...anyRuleset.names,
    ...Object.fromEntries(CARDS),
    Whist: 'Whist',
    Stock: 'Talon',
    Trick: 'Stich',
    'Tricks won': 'Gewonnene Stiche',
    Box: 'Schachtel',
    Trumps: 'Trumpf',
    dealer: 'gibt',
    Dealer: 'gibt',
    Side: 'Seite',
    Tricks: 'Stiche',
    Points: 'Punkte',
    Deal: 'Geben',
    'Play a card': 'Karte ausspielen',
    'Gather the trick': 'Stich einziehen',
    'Score the deal': 'Abrechnen',
    Card: 'Karte',
    card: 'Karte',
    'five points': 'fünf Punkte',
    'given up': 'aufgegeben',
    'Side gives up': 'Die Seite gibt auf',
    'Follow suit if you can': 'Bediene, wenn du kannst',
    'Four players, partners opposite each other, thirteen tricks. Follow suit, and take more than six.':
      'Vier Leute, Partner sitzen einander gegenüber, dreizehn Stiche. Bediene, und gewinne mehr als sechs.',
  },
};
