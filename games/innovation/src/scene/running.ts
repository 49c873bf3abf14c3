/** What is being executed while somebody is asked. */
import { message, nameOf } from '@turnwise/game';
import type { Message, Table } from '@turnwise/game';
import { programsOf } from '../compile/programs.ts';
import { titleOf } from '../labels/phrases.ts';
import type { InnovationView, ProgramEffect } from '../types.ts';

/** The cards whose dogma runs, the one that began it first. */
export function runningCards({ stack }: Pick<InnovationView, 'stack'>): readonly number[] {
  return [...new Set(stack.effects.flatMap((effect) => (effect.kind === 'opening' ? [] : [effect.card])))];
}

/** `ann executes effect 1 of Pottery`, of the innermost one; nothing if nothing runs. */
export function runningPhrase({ stack, edition }: InnovationView, table: Table): Message | undefined {
  const effect = stack.effects.findLast((one): one is ProgramEffect => one.kind === 'program');
  if (effect === undefined) return undefined;
  const { card, program, demand, seat } = effect;
  const number = programsOf(edition, card).findIndex((one) => one.number === program) + 1;
  return message(demand ? 'scene.demand' : 'scene.effect', {
    seat: nameOf(table, seat),
    effect: number,
    card: titleOf(card),
  });
}
