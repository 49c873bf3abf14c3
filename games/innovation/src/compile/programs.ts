/** All programs of all cards, compiled when the module is loaded; the state refers to them by number. */
import type { Instruction } from '@turnwise/stack';
import { ALL_CARDS, CARDS } from '../cards/catalogue.ts';
import type { CardEffect } from '../cards/language.ts';
import type { Edition, Innovation, ProgramEffect } from '../types.ts';
import { InnovationAssembler } from './assembler.ts';
import { looksSomewhere } from './looks.ts';
import { compileNodes } from './nodes.ts';

export interface Program {
  readonly number: number;
  /** The card, and the place of this effect among its effects. */
  readonly card: number;
  readonly effect: number;
  readonly demand: boolean;
  readonly code: readonly Instruction<Innovation, ProgramEffect>[];
  /** By register. */
  readonly registers: readonly string[];
  readonly holdsCards: readonly boolean[];
  /** Whether it asks what hidden cards are like, so that what comes of it tells of them. */
  readonly looks: boolean;
}

export const PROGRAMS: readonly Program[] = [];

function compile(effect: CardEffect, card: number, place: number): Program {
  const asm = new InnovationAssembler();
  compileNodes(asm, effect.program);
  const { code, registers, holdsCards } = asm;
  const program = {
    number: PROGRAMS.length,
    card,
    effect: place,
    demand: effect.kind === 'demand',
    code,
    registers,
    holdsCards,
    looks: looksSomewhere(effect.program),
  };
  (PROGRAMS as Program[]).push(program);
  return program;
}

const THIRD: readonly (readonly Program[])[] = [
  [],
  ...ALL_CARDS.map((card) => card.effects.map((effect, place) => compile(effect, card.id, place))),
];
const FIRST: readonly (readonly Program[])[] = THIRD.map(
  (programs, id) => CARDS[id]?.firstEdition?.map((effect, place) => compile(effect, id, place)) ?? programs,
);

/** The effects of a card, in order. */
export function programsOf(edition: Edition, card: number): readonly Program[] {
  return (edition === 1 ? FIRST : THIRD)[card] as readonly Program[];
}
