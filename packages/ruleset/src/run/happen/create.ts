/** `token_created`, with its `zone_moved`. Fields: card, player; until it happens the card is the one that is copied, or nothing. */
import { seat as seatNumber } from '@turnwise/game';
import { cardAt, definitionAt } from '../../compiled/at.ts';
import type { Happen, RulesetRun } from '../../compiled/functions.ts';
import { placeOf } from '../../compiled/compiled.ts';
import type { Compiled, HasCompiled, Zone } from '../../compiled/compiled.ts';
import type { Happening } from '../../types.ts';
import { RULESET_LIMITS } from '../../limits.ts';
import { comesBefore } from '../discover.ts';
import { ZONE_MOVED } from '../kind-numbers.ts';
import { madeCard } from '../made-card.ts';
import type { Made } from '../made-card.ts';
import { CardIds } from '../card-ids.ts';
import { following, happened } from '../record.ts';
import { sightOf } from '../sight.ts';
import { supposing } from '../desk.ts';
import { zoneFull } from '../violation.ts';
import { isPlayer, zoneOfRole } from '../where.ts';
import { movedFields, moveCard } from './move.ts';

export interface Creation {
  /** The definition of what is made; -1 for a copy. */
  readonly definition: number;
  /** The number of the zone; -1 for the play zone. */
  readonly zone: number;
  readonly token: boolean;
  /** The register that gathers what was made; -1 for none. */
  readonly register: number;
}

export function createHappens({ compiled }: HasCompiled, { definition, zone, token, register }: Creation): Happen {
  return (event, item, run) => {
    const { state } = run;
    const [copied, player] = event.fields as readonly [number, number];
    if (!isPlayer(player)) return;
    const of = copied < 0 ? definition : cardAt(state, copied).definition;
    const to = zone < 0 ? zoneOfRole(compiled, 'play') : compiled.zones[zone];
    if (to === undefined || of < 0) return;
    if (state.cards.length >= MOST) throw run.exceeded('cardsInMatch', MOST);
    const made: Made = {
      id: (run.local.ids ??= new CardIds()).next(state.cards, definitionAt(compiled, of).id),
      definition: of,
      owner: seatNumber(~player),
      token,
      seen: sightOf(compiled, placeOf(compiled, to, ~player), state.players.length),
      common: to.shared,
    };
    mustFindRoom(compiled, run, event, made, to);
    const card = state.cards.length;
    event.fields = [card, player];
    happened(compiled, run, item, { kind: 'create', event, ...made });
    if (register >= 0) item.registers[register] = [...(item.registers[register] as readonly number[]), card];
    moveCard(compiled, run, item, following(event, ZONE_MOVED, NO_FIELDS), { card, to, seat: ~player }, 'follows');
  };
}

/** Where there is no room for it, and nothing comes before its move that could send it elsewhere, it is not made. */
function mustFindRoom(compiled: Compiled, { state, local }: RulesetRun, event: Happening, made: Made, to: Zone): void {
  const { owner } = made;
  if ((state.places[placeOf(compiled, to, owner)] as readonly number[]).length < to.capacity) return;
  const then = { ...state, cards: [...state.cards, madeCard(compiled, made)] };
  const moved = following(event, ZONE_MOVED, movedFields(compiled, then, state.cards.length, to, owner));
  if (!supposing(local.desk, then, () => comesBefore(compiled, local.desk, moved))) throw zoneFull(to, owner);
}

const MOST = RULESET_LIMITS.cardsInMatch.usual;

const NO_FIELDS: readonly number[] = Object.freeze([]);
