import { ASKED } from '@turnwise/stack';
import type { Build, NumberOf } from '../../../compile/build.ts';
import type { Zone } from '../../../compile/compiled.ts';
import { askFor } from '../../../run/ask.ts';
import { movedFields, moveHappens } from '../../../run/happen/move.ts';
import { see, seeHappens } from '../../../run/happen/see.ts';
import { shuffleHappens } from '../../../run/happen/shuffle.ts';
import { LOOKED } from '../../../run/kind-numbers.ts';
import { happening } from '../../../run/raise.ts';
import { bitOf } from '../../../run/sight.ts';
import { cardsIn, isThere } from '../../../run/where.ts';
import { amountOf } from '../../../schema/operands.ts';
import { NOTHING } from '../../../types.ts';
import type { CardState } from '../../../types.ts';
import { seat as seatNumber } from '@turnwise/game';
import { NO_PARTS, partsOf } from '../parts.ts';
import type { SearchNode } from './schema.ts';

export function run(node: SearchNode, build: Build): void {
  const { asm, compiled, names } = build;
  const zone = names.zone(node.zone);
  const to = names.zone(node.to);
  const seat = build.seat(node.player);
  const taken = build.bound(`found-${asm.code.length}`, 'things');
  const takenCards = (_: unknown, item: { readonly registers: readonly (readonly number[])[] }): readonly number[] =>
    item.registers[taken] as readonly number[];
  lookThrough(build, zone, seat);
  choose(node, build, zone, seat, taken);
  if (node.reveal === true)
    build.raise(
      'revealed',
      partsOf(takenCards, (card) => [card, NOTHING]),
      seeHappens(build),
    );
  build.raise(
    'zone_moved',
    partsOf(takenCards, (card, state, item) => {
      const by = seat(state, item);
      return by < 0 || !isThere(state, card)
        ? null
        : movedFields(compiled, state, card, compiled.zones[to] as Zone, by);
    }),
    moveHappens(build, null, node.reveal === true),
  );
  build.raise(
    'shuffled',
    (item, { state }) => {
      const by = seat(state, item);
      const searched = compiled.zones[zone] as Zone;
      return by < 0 ? NO_PARTS : [[searched.symbol, searched.shared ? NOTHING : ~by]];
    },
    shuffleHappens(build),
  );
}

/** The player sees every card of the zone. */
function lookThrough({ asm, compiled }: Build, zone: number, seat: NumberOf): void {
  asm.step((item, running) => {
    const by = seat(running.state, item);
    if (by < 0) return;
    const batch = ++running.local.raises;
    for (const card of cardsIn(compiled, running.state, compiled.zones[zone] as Zone, by).slice()) {
      const { seen } = running.state.cards[card] as CardState;
      if ((seen & bitOf(seatNumber(by))) === 0)
        see(compiled, running, item, happening(LOOKED, item, [card, ~by], batch));
    }
  });
}

/** Of those that the selector allows, none to so many. */
function choose(node: SearchNode, build: Build, zone: number, seat: NumberOf, taken: number): void {
  const { asm, compiled } = build;
  const allowed = node.selector === undefined ? null : build.selector({ ...node.selector, zone: node.zone });
  const count = build.number(amountOf(node), 1);
  asm.step((item, running) => {
    const { state } = running;
    item.registers[taken] = NONE;
    const by = seat(state, item);
    if (by < 0) return undefined;
    const among = allowed === null ? null : allowed(state, item);
    const candidates = cardsIn(compiled, state, compiled.zones[zone] as Zone, by).filter(
      (card) => among === null || among.includes(card),
    );
    const found = askFor(compiled, running, item, by, candidates, 0, count(state, item), 'search');
    if (found === 'asked') return ASKED;
    item.registers[taken] = found;
    return undefined;
  });
}

const NONE: readonly number[] = Object.freeze([]);
