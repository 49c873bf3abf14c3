/**
 * Cards with a `cast` ability do not come into play: the effects of that ability run instead, each in turn, and the card goes to its
 * owner's graveyard. Where its targets were gone, the ability has not resolved.
 */
import { PUSHED } from '@turnwise/stack';
import { cardAt, ruleAt } from '../../compiled/at.ts';
import type { Build } from '../../compile/build.ts';
import { definitionOf } from '../../run/layers.ts';
import { attempt, settleMet, takeMet } from '../../run/attempt.ts';
import { finishMove, moveCard } from '../../run/happen/move.ts';
import { ABILITY_RESOLVED, ZONE_MOVED } from '../../run/kind-numbers.ts';
import { pushNested } from '../../run/push-nested.ts';
import { happening } from '../../run/raise.ts';
import { noted } from '../../run/record.ts';
import { zoneOfRole } from '../../run/where.ts';
import type { Item } from '../../types.ts';

/** `casts` is the register of the cards. */
export function castEach(build: Build, casts: number): void {
  const { asm, compiled } = build;
  const from = build.bound(`cast-from-${asm.code.length}`, 'plain');
  const end = asm.label();
  const start = asm.here();
  const cardOf = (item: Item): number => (item.registers[casts] as readonly number[])[0] as number;
  asm.unless((item) => (item.registers[casts] as readonly number[]).length > 0, end);
  asm.step((item, run) => {
    const card = cardOf(item);
    const { cast } = definitionOf(compiled, run.state, card);
    item.fizzled = false;
    item.registers[from] = [cardAt(run.state, card).place];
    pushNested(compiled, run, item, ruleAt(compiled, cast).program, cast, card);
    return PUSHED;
  });
  asm.step((item, run) => {
    const { state } = run;
    const card = cardOf(item);
    const { owner, place } = cardAt(state, card);
    // Its own effects may have taken it elsewhere.
    if (place === (item.registers[from] as readonly number[])[0]) {
      const buried = { card, to: zoneOfRole(compiled, 'graveyard'), seat: owner };
      const moved = happening(ZONE_MOVED, item, [], ++run.local.raises);
      moveCard(compiled, run, item, moved, buried, item.fizzled ? 'fizzled' : 'cast');
    }
    return item.pending.length > 0 ? PUSHED : undefined;
  });
  asm.step((item, run) => {
    if (item.pending.length > 0) finishMove(compiled, run, item, takeMet(item), item.fizzled ? 'fizzled' : 'cast');
    if (item.fizzled) return undefined;
    const card = cardOf(item);
    const { cast } = definitionOf(compiled, run.state, card);
    const { symbol } = ruleAt(compiled, cast);
    const event = {
      ...happening(ABILITY_RESOLVED, item, [card, symbol, ~item.seat], ++run.local.raises),
      by: cast,
    };
    if (attempt(compiled, run, item, [event])) return PUSHED;
    noted(compiled, run, item, event);
    return undefined;
  });
  asm.step((item, run) => {
    if (item.pending.length > 0) settleMet(compiled, run, item);
    item.fizzled = false;
    item.registers[casts] = (item.registers[casts] as readonly number[]).slice(1);
  });
  asm.jump(start);
  asm.place(end);
}
