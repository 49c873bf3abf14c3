/** All words that people read of mancala, in German. */
import type { Messages } from '@turnwise/game';
import { anyRuleset } from '@turnwise/ruleset/de';

const HOUSES = [1, 2, 3, 4, 5, 6];

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: {
    ...anyRuleset.messages,
    'input.sow': '{house}',
    'event.action_taken.sow': '{player} sät aus {house}.',
    'event.captured': '{player} fängt {amount} aus {house}.',
    'result.most_seeds': '{winners} hat die meisten Samen',
    'result.equal_seeds': 'beide haben gleich viele Samen',
  },
  names: {
    ...anyRuleset.names,
    'Mancala (Kalah)': 'Mancala (Kalaha)',
    Row: 'Reihe',
    Box: 'Kasten',
    Sow: 'Säen',
    'Sweep up': 'Einsammeln',
    'most seeds': 'die meisten Samen',
    'equal seeds': 'gleich viele Samen',
    seeds: 'Samen',
    Seeds: 'Samen',
    House: 'Mulde',
    house: 'Mulde',
    ...Object.fromEntries(
      HOUSES.flatMap((house) => [
        [`South ${house}`, `Süd ${house}`],
        [`North ${house}`, `Nord ${house}`],
      ]),
    ),
    "South's store": 'Speicher von Süd',
    "North's store": 'Speicher von Nord',
    'Sow seeds around the board, and have the most of them in your store.':
      'Säe Samen rund um das Brett und habe am Ende die meisten in deinem Speicher.',
    'The last seed in your store gives you another turn':
      'Fällt der letzte Samen in deinen Speicher, bist du noch einmal dran',
  },
};
