import type { Build } from '../../../compile/build.ts';
import { raiseTurn } from '../raise-turn.ts';
import type { ExtraTurnNode } from './schema.ts';

export function run({ player }: ExtraTurnNode, build: Build): void {
  raiseTurn(player, build, (book, seat) => {
    book.queue = [...book.queue, seat];
  });
}
