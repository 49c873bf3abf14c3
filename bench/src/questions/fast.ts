/** How much slower are random playouts through the contract in fast mode than a loop written by hand? */
import { playOut } from '@turnwise/game';
import type { Question } from '../figure.ts';
import { againstHandLoop } from '../playouts.ts';
import type { GameId } from '../playouts.ts';

export const measure: Question = (game) =>
  againstHandLoop(game as GameId, (rules, start, chooser) => {
    const { kernel } = rules;
    const state = kernel.clone(start);
    return (games) => {
      let moves = 0;
      for (let i = 0; i < games; i++) {
        kernel.cloneInto(state, start);
        moves += playOut(rules, state, chooser).inputs;
      }
      return moves;
    };
  });
