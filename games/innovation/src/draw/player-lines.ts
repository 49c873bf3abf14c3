/** One player's block: a head with the figures, a line for each pile, hand and score pile. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { AGE } from '../cards/catalogue.ts';
import { COLOURS, SPLAYS } from '../cards/language.ts';
import { achievementName, byId, cardName } from '../notation/names.ts';
import { achievementsToWin } from '../table/thresholds.ts';
import type { InnovationView, Player } from '../types.ts';
import { brokenLines } from './lines.ts';
import { coveredSigns, slotsOf, totals } from './signs.ts';

export function playerLines(view: InnovationView, seat: Seat, table: Table): string[] {
  const player = view.players[seat] as Player;
  return [
    ...headLines(view, player, seat, table),
    ...COLOURS.flatMap((_, colour) => pileLines(player, colour)),
    ...setLines('hand', player.hand),
    ...setLines('score', player.score),
  ];
}

function headLines(
  view: InnovationView,
  { icons, points, tucked, scored }: Player,
  seat: Seat,
  table: Table,
): string[] {
  const held = view.achievements.flatMap((holder, place) => (holder === seat ? [achievementName(place)] : []));
  const marker = view.active === seat && view.ended === null && view.turn > 0 ? '> ' : '  ';
  const counts = tucked + scored === 0 ? [] : [`this turn tucked ${tucked}, scored ${scored}`];
  return brokenLines(
    `${marker}${nameOf(table, seat)}  `,
    [
      totals(icons),
      `${points} ${points === 1 ? 'point' : 'points'}`,
      `achievements ${held.length} of ${achievementsToWin(view.players.length)}${held.length === 0 ? '' : `: ${held.join(', ')}`}`,
      ...counts,
    ],
    ' | ',
  );
}

/** Room for `purple right`. */
const LABEL = 18;

/** The top card with all its icons, then what it covers, with the icons that the splay shows. */
function pileLines({ piles, splays }: Player, colour: number): string[] {
  const pile = piles[colour] ?? [];
  const top = pile.at(-1);
  if (top === undefined) return [];
  const splay = splays[colour] ?? 0;
  const direction = splay === 0 ? '' : ` ${SPLAYS[splay] ?? ''}`;
  const covered = pile.slice(0, -1).toReversed();
  const under = covered.map((card) => {
    const signs = coveredSigns(card, splay);
    return `${cardName(card)} ${AGE[card] ?? 0}${signs === '' ? '' : ` ${signs}`}`;
  });
  const head = `    ${COLOURS[colour] ?? ''}${direction}`.padEnd(LABEL);
  const first = `${cardName(top)} ${AGE[top] ?? 0} ${slotsOf(top)}`;
  return under.length === 0
    ? brokenLines(head, [first])
    : brokenLines(head, [`${first}  over ${under[0]}`, ...under.slice(1)]);
}

/** A hand or a score pile: the cards that the viewer knows by name, the others by their ages. */
function setLines(name: string, cards: readonly number[]): string[] {
  if (cards.length === 0) return [];
  const sorted = byId(cards);
  const known = sorted.filter((card) => card > 0).map((card) => `${cardName(card)} ${AGE[card] ?? 0}`);
  const ages = sorted.filter((card) => card < 0).map((card) => String(-card));
  const unseen = ages.length === 0 ? [] : [`unseen ${ages.join(' ')}`];
  return brokenLines(`    ${name} ${cards.length}`.padEnd(LABEL), [...known, ...unseen]);
}
