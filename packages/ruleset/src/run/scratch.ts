/**
 * An item to evaluate with where nothing is on the stack: filters of reactions, layers, victory. It is filled anew for each look,
 * so a place that looks has one of its own, and nobody keeps it.
 */
import type { Seat } from '@turnwise/game';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { newItem } from './item.ts';

type Writable<V> = { -readonly [K in keyof V]: V[K] };

export class Scratch {
  readonly #item: Writable<Item> = newItem({ rule: 0 });

  fill(rule: number, self: number, seat: Seat, player: number, event: Happening | null): Item {
    const item = this.#item;
    item.rule = rule;
    item.self = self;
    item.seat = seat;
    item.player = player;
    item.event = event;
    item.it = NOTHING;
    return item;
  }
}
