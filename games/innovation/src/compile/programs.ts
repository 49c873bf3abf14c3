/** All programs of all cards, compiled when the module is loaded; the state refers to them by number. */
import type { Instruction } from '@turnwise/stack';
import { CARDS } from '../cards/catalogue.ts';
import type { Cards, Effect } from '../cards/language.ts';
import type { Edition, Innovation, ProgramEffect } from '../types.ts';
import { InnovationAssembler } from './assembler.ts';
import { compileNodes } from './nodes.ts';

export interface Program {
  readonly number: number;
  readonly demand: boolean;
  readonly code: readonly Instruction<Innovation, ProgramEffect>[];
  /** By register. */
  readonly registers: readonly string[];
  readonly holdsCards: readonly boolean[];
  /** Whether it asks what hidden cards are like, so that what comes of it tells of them. */
  readonly looks: boolean;
}

export const PROGRAMS: readonly Program[] = [];

/** What is known of a hidden card without seeing it. */
const OPEN_FILTERS = ['age', 'minAge', 'maxAge', 'extreme'];

function compile(effect: Effect): Program {
  const asm = new InnovationAssembler();
  compileNodes(asm, effect.program);
  const { code, registers, holdsCards } = asm;
  const program = {
    number: PROGRAMS.length,
    demand: effect.kind === 'demand',
    code,
    registers,
    holdsCards,
    looks: looksAtHidden(effect.program),
  };
  (PROGRAMS as Program[]).push(program);
  return program;
}

const THIRD: readonly (readonly Program[])[] = [[], ...CARDS.map((card) => card.effects.map(compile))];
const FIRST: readonly (readonly Program[])[] = THIRD.map(
  (programs, id) => CARDS[id - 1]?.firstEdition?.map(compile) ?? programs,
);

/** The effects of a card, in order. */
export function programsOf(edition: Edition, card: number): readonly Program[] {
  return (edition === 1 ? FIRST : THIRD)[card] as readonly Program[];
}

/** Whether a part of a program selects in a hand or score pile by more than the value. */
function looksAtHidden(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { zone, where } = part as Partial<Cards>;
  const isHidden = (zone === 'hand' || zone === 'score') && where !== undefined;
  if (isHidden && Object.keys(where).some((key) => !OPEN_FILTERS.includes(key))) return true;
  return Object.values(part).some(looksAtHidden);
}
