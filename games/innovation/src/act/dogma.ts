/** The dogma action (RULES.md, section 7): who executes what, in which order, and the bonus for what was shared. */
import type { Seat } from '@turnwise/game';
import { fact } from '@turnwise/kernel';
import { DONE, MORE, runProgram } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import { DOGMA_ICON, NAME } from '../cards/catalogue.ts';
import { programsOf, PROGRAMS } from '../compile/programs.ts';
import type { Program } from '../compile/programs.ts';
import { highestTop, othersFrom } from '../table/selectors.ts';
import type { DogmaEffect, ExecutionEffect, Player, ProgramEffect } from '../types.ts';
import { draw } from './act.ts';
import { endAction } from './turn.ts';
import type { InnovationRun } from './why.ts';

/** Counts the icons once, for the whole action. */
export function startDogma(run: InnovationRun, seat: Seat, card: number): void {
  const { players } = run.state;
  const icon = DOGMA_ICON[card] as number;
  const mine = (players[seat] as Player).icons[icon] as number;
  const sharers: Seat[] = [];
  const targets: Seat[] = [];
  for (const other of othersFrom(players.length, seat))
    (((players[other] as Player).icons[icon] as number) >= mine ? sharers : targets).push(other);
  const id = run.newId();
  run.take({ kind: 'dogma', seat, card, sharers, targets, id });
  run.push({
    kind: 'dogma',
    id,
    cause: 0,
    card,
    seat,
    sharers,
    targets,
    effect: 0,
    place: 0,
    sharing: false,
    changed: false,
    demanded: 0,
    returned: players.map(() => 0),
    broken: false,
  });
}

/** The next one to execute the effect in hand, or the next effect, or the end. */
export function stepDogma(dogma: DogmaEffect, run: InnovationRun): Progress {
  const programs = programsOf(run.state.edition, dogma.card);
  while (!dogma.broken && dogma.effect < programs.length) {
    const program = programs[dogma.effect] as Program;
    const seat = executorOf(dogma, program.demand);
    if (seat === undefined) {
      dogma.effect++;
      dogma.place = 0;
      continue;
    }
    dogma.place++;
    dogma.sharing = !program.demand && seat !== dogma.seat;
    begin(run, program, seat, dogma);
    return MORE;
  }
  dogma.sharing = false;
  if (dogma.changed && !dogma.broken) shareBonus(dogma, run);
  endAction(run);
  return DONE;
}

/** Demands: the targets. Others: the sharers, and the activator last. */
function executorOf({ targets, sharers, seat, place }: DogmaEffect, demand: boolean): Seat | undefined {
  if (demand) return targets[place];
  return place === sharers.length ? seat : sharers[place];
}

/** One free draw action, after all effects, by the board as it is then. */
function shareBonus({ seat, id }: DogmaEffect, run: InnovationRun): void {
  if (run.recording) run.take(fact({ kind: 'shareBonus' as const, seat, source: 'shareBonus', cause: id }));
  draw(run, { source: 'shareBonus', id }, seat, highestTop(run.state.players[seat] as Player));
}

/** The effects of a card that are no demand, one after the other, by one seat alone. */
export function stepExecution(execution: ExecutionEffect, run: InnovationRun): Progress {
  const programs = programsOf(run.state.edition, execution.card);
  while (execution.effect < programs.length) {
    const program = programs[execution.effect++] as Program;
    if (program.demand) continue;
    begin(run, program, execution.seat, execution);
    return MORE;
  }
  return DONE;
}

/** Pushes one effect for one seat, as part of a dogma action or of an execution of a card. */
function begin(run: InnovationRun, program: Program, seat: Seat, by: DogmaEffect | ExecutionEffect): void {
  const id = run.newId();
  const { card, demand } = program;
  const source = NAME[card] as string;
  const nested = by.kind === 'execution';
  const activator = nested ? seat : by.seat;
  if (run.recording) {
    // Its event is put down to an effect that was told.
    const cause = nested ? by.cause : by.id;
    const told = { card, effect: program.effect + 1, id, source, cause, ...(program.looks ? { reveals: true } : {}) };
    if (demand) run.take(fact({ kind: 'demandStart' as const, seat: activator, target: seat, ...told }));
    else {
      const as = nested ? ('nested' as const) : seat === activator ? ('own' as const) : ('shared' as const);
      run.take(fact({ kind: 'effectStart' as const, seat, as, ...told }));
    }
  }
  run.push({
    kind: 'program',
    id,
    cause: by.id,
    source,
    card,
    program: program.number,
    seat,
    activator,
    demand,
    nested,
    at: 0,
    rounds: 0,
    registers: (EMPTY_REGISTERS[program.number] as readonly (readonly number[])[]).slice(),
  });
}

const EMPTY_REGISTERS: readonly (readonly (readonly number[])[])[] = PROGRAMS.map((program) =>
  program.registers.map(() => []),
);

export function stepProgram(effect: ProgramEffect, run: InnovationRun): Progress {
  return runProgram((PROGRAMS[effect.program] as Program).code, effect, run);
}
