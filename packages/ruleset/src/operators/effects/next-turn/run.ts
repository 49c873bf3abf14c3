import type { Build } from '../../../compile/build.ts';
import { raiseTurn } from '../raise-turn.ts';
import type { NextTurnNode } from './schema.ts';

export function run({ player }: NextTurnNode, build: Build): void {
  raiseTurn(player, build, (book, seat) => {
    book.next = seat;
  });
}
