/** `token_created`. Fields: card, player; until it happens the card is the one that is copied, or nothing. */
import { seat as seatNumber } from '@turnwise/game';
import type { Build, Happen } from '../../compile/build.ts';
import { placeOf } from '../../compile/compiled.ts';
import type { Definition } from '../../compile/compiled.ts';
import type { CardState } from '../../types.ts';
import { nextCardId } from '../next-card-id.ts';
import { happened } from '../record.ts';
import { zoneFull } from '../violation.ts';
import { isPlayer, zoneOfRole } from '../where.ts';
import { usualIndex } from './move.ts';

export interface Creation {
  /** The definition of what is made; -1 for a copy. */
  readonly definition: number;
  /** The number of the zone; -1 for the play zone. */
  readonly zone: number;
  readonly token: boolean;
  /** The register that gathers what was made; -1 for none. */
  readonly register: number;
}

export function createHappens({ compiled }: Build, { definition, zone, token, register }: Creation): Happen {
  return (event, item, run) => {
    const { state } = run;
    const [copied, player] = event.fields as readonly [number, number];
    if (!isPlayer(player)) return;
    const made = copied < 0 ? definition : (state.cards[copied] as CardState).definition;
    const to = zone < 0 ? zoneOfRole(compiled, 'play') : compiled.zones[zone];
    if (to === undefined || made < 0) return;
    const place = placeOf(compiled, to, ~player);
    const lie = (state.places[place] as readonly number[]).length;
    if (lie >= to.capacity) throw zoneFull(to, ~player);
    const card = state.cards.length;
    event.fields = [card, player];
    happened(compiled, run, item, {
      kind: 'create',
      event,
      id: nextCardId(state, (compiled.definitions[made] as Definition).id),
      definition: made,
      owner: seatNumber(~player),
      place,
      at: usualIndex(to, lie),
      token,
    });
    if (register >= 0) item.registers[register] = [...(item.registers[register] as readonly number[]), card];
  };
}
