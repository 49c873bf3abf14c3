/** Innovation on the stack: what each action begins, and how each effect goes on. What cards do is in `cards/`. */
import { disallowed } from '@turnwise/kernel';
import type { Stop } from '@turnwise/kernel';
import { createStack, USUAL_GUARDS } from '@turnwise/stack';
import type { Progress, Stack } from '@turnwise/stack';
import { claim } from './act/achievements.ts';
import { draw, handle } from './act/act.ts';
import { startDogma, stepDogma, stepExecution, stepProgram } from './act/dogma.ts';
import { stepOpening } from './act/opening.ts';
import { endAction } from './act/turn.ts';
import { BY_ACTION } from './act/why.ts';
import type { InnovationRun } from './act/why.ts';
import { NAME } from './cards/catalogue.ts';
import { canAchieve, canDogma, canMeld } from './table/can.ts';
import type { Reason } from './table/can.ts';
import { highestTop } from './table/selectors.ts';
import type { Innovation, InnovationEffect, InnovationInput, Player } from './types.ts';

export const stack: Stack<Innovation> = createStack<Innovation>({
  start,
  step,
  copy,
  describe: (effect) => ('card' in effect ? `${effect.kind} ${NAME[effect.card] as string}` : effect.kind),
  guards: USUAL_GUARDS,
});

function start(input: Exclude<InnovationInput, { kind: 'answer' }>, run: InnovationRun): Stop | undefined {
  const { seat } = input;
  const { state } = run;
  switch (input.kind) {
    case 'draw':
      run.take({ kind: 'act', seat, action: 'draw' });
      draw(run, BY_ACTION, seat, highestTop(run.state.players[seat] as Player));
      break;
    case 'meld': {
      const reason = canMeld(state, seat, input.card);
      if (reason !== undefined) return refused(reason);
      run.take({ kind: 'act', seat, action: 'meld' });
      handle(run, BY_ACTION, 'meld', seat, input.card);
      break;
    }
    case 'achieve': {
      const reason = canAchieve(state, seat, input.age);
      if (reason !== undefined) return refused(reason);
      run.take({ kind: 'act', seat, action: 'achieve' });
      claim(run, BY_ACTION, seat, input.age - 1);
      break;
    }
    case 'dogma': {
      const reason = canDogma(state, seat, input.card);
      if (reason !== undefined) return refused(reason);
      startDogma(run, seat, input.card);
      return undefined;
    }
  }
  endAction(run);
  return undefined;
}

function refused({ code, params }: Reason): Stop {
  const { card } = params as { readonly card?: number };
  return disallowed(code, card === undefined ? params : { ...params, card: NAME[card] ?? card });
}

function step(effect: InnovationEffect, run: InnovationRun): Progress {
  switch (effect.kind) {
    case 'program':
      return stepProgram(effect, run);
    case 'dogma':
      return stepDogma(effect, run);
    case 'execution':
      return stepExecution(effect, run);
    case 'opening':
      return stepOpening(effect, run);
  }
}

/** Effects whose own fields are written to, and the lists that are. Registers are replaced, never changed. */
function copy(effect: InnovationEffect): InnovationEffect {
  switch (effect.kind) {
    case 'program':
      return {
        kind: 'program',
        id: effect.id,
        cause: effect.cause,
        source: effect.source,
        card: effect.card,
        program: effect.program,
        seat: effect.seat,
        activator: effect.activator,
        demand: effect.demand,
        nested: effect.nested,
        at: effect.at,
        rounds: effect.rounds,
        registers: effect.registers.slice(),
      };
    case 'dogma':
      return {
        kind: 'dogma',
        id: effect.id,
        cause: effect.cause,
        card: effect.card,
        seat: effect.seat,
        sharers: effect.sharers,
        targets: effect.targets,
        effect: effect.effect,
        place: effect.place,
        sharing: effect.sharing,
        changed: effect.changed,
        demanded: effect.demanded,
        returned: effect.returned.slice(),
        broken: effect.broken,
      };
    case 'execution':
      return { ...effect };
    case 'opening':
      return effect;
  }
}
