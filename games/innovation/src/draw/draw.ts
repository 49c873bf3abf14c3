/** The table as text for a terminal of 100 columns, without colour. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { LAST_AGE } from '../cards/catalogue.ts';
import { programsOf } from '../compile/programs.ts';
import { achievementName, cardName } from '../notation/names.ts';
import { AVAILABLE } from '../types.ts';
import type { Edition, InnovationView, ProgramEffect } from '../types.ts';
import { brokenLines } from './lines.ts';
import { playerLines } from './player-lines.ts';
import { LEGEND } from './signs.ts';

export function draw(view: InnovationView, table: Table): string {
  return [
    statusLine(view, table),
    ...deckLines(view),
    ...brokenLines('to claim  ', available(view), '  '),
    ...view.players.flatMap((_, seat) => ['', ...playerLines(view, seat as Seat, table)]),
    '',
    LEGEND,
  ].join('\n');
}

function statusLine(view: InnovationView, table: Table): string {
  const { turn, active, actionsLeft, ended } = view;
  if (ended !== null)
    return `Game over after turn ${turn}: ${ended.winners.map((seat) => nameOf(table, seat)).join(' and ')}`;
  if (turn === 0) return 'Everybody chooses a first card to meld';
  const left = actionsLeft === 1 ? '1 action left' : `${actionsLeft} actions left`;
  return `Turn ${turn}: ${nameOf(table, active)}, ${left}${resolving(view, table)}`;
}

/** What is being executed while somebody is asked. */
function resolving({ stack, edition }: InnovationView, table: Table): string {
  const running = stack.effects.filter((effect): effect is ProgramEffect => effect.kind === 'program');
  return running.map((effect) => `; ${programText(effect, edition, table)}`).join('');
}

function programText({ card, program, seat, demand }: ProgramEffect, edition: Edition, table: Table): string {
  const number = programsOf(edition, card).findIndex((one) => one.number === program) + 1;
  const who = nameOf(table, seat);
  return demand
    ? `${who} faces the demand of ${cardName(card)}`
    : `${who} executes effect ${number} of ${cardName(card)}`;
}

function deckLines({ decks }: InnovationView): string[] {
  const parts = Array.from({ length: LAST_AGE }, (_, index) => {
    const deck = decks[index + 1] ?? [];
    const top = deck.at(-1) ?? 0;
    // A card of a deck is seldom known; the one on top is worth a word.
    return `${index + 1}: ${deck.length}${top > 0 ? ` (${cardName(top)} on top)` : ''}`;
  });
  return brokenLines('decks     ', parts, '  ');
}

function available({ achievements }: InnovationView): string[] {
  const names = achievements.flatMap((holder, place) => (holder === AVAILABLE ? [String(achievementName(place))] : []));
  return names.length === 0 ? ['nothing'] : names;
}
