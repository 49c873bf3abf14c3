/**
 * Encounter: the rules as the kernel takes them. Intents of seats are judged by `intent`, the system's controls by `control`;
 * everything else happens step by step in the machine, `machine/machine.ts`.
 */
import { disallowed, either, integer, invalidInput, oneOf, optional, text } from '@turnwise/kernel';
import type { Evaluation, Resolver, Rules } from '@turnwise/kernel';
import { createApply } from './apply/apply.ts';
import { awaited, noIntentAwaited } from './awaited.ts';
import { copyInto } from './copy.ts';
import { isIntent, INTENT_SHAPES } from './intent-shapes.ts';
import { createInvariants } from './invariants.ts';
import { createLibrary } from './library.ts';
import type { Library } from './library.ts';
import type { Parts } from './parts.ts';
import { step } from './machine/machine.ts';
import { rejectionsOf } from './machine/rejections.ts';
import { SIDES } from './words.ts';
import type { EncounterTypes } from './types.ts';

export function createEncounterRules(parts: Parts): Rules<EncounterTypes> {
  const library = createLibrary(parts);
  return {
    name: 'encounter',
    schemaVersion: 1,
    fork: (s) => ({
      setup: s.setup,
      machine: s.machine,
      bodies: s.bodies,
      afflictions: s.afflictions,
      forced: s.forced,
      morale: s.morale,
      random: s.random,
    }),
    copyInto,
    constants: ['setup'],
    inputs: {
      meleeAttack: { seat, ...INTENT_SHAPES.meleeAttack },
      rangedAttack: { seat, ...INTENT_SHAPES.rangedAttack },
      castSpell: { seat, ...INTENT_SHAPES.castSpell },
      useItem: { seat, ...INTENT_SHAPES.useItem },
      breath: { seat, ...INTENT_SHAPES.breath },
      turnUndead: { seat, ...INTENT_SHAPES.turnUndead },
      flee: { seat, ...INTENT_SHAPES.flee },
      step: { seat: nobody },
      abort: { seat: nobody },
      fault: {
        seat: nobody,
        errorType: text,
        message: text,
        actor: optional(either(text, oneOf([null]))),
        code: optional(text),
        by: optional(either(text, oneOf([null]))),
      },
    },
    behaviours: [intentOf(library), control, machineOf(library)],
    apply: createApply((setup) => library.books(setup).content),
    invariants: createInvariants(parts),
  };
}

const seat = integer(0, SIDES.length - 1);
/** System inputs come from no seat. */
const nobody = optional(oneOf([]));

/** A person's intent: is one awaited, and is it legal? It is validated again in the step that follows. */
function intentOf(library: Library): Evaluation<EncounterTypes> {
  return {
    name: 'intent',
    order: 0,
    evaluate(input, state) {
      if (!isIntent(input)) return undefined;
      if (awaited(state) === undefined) {
        const { code, params } = noIntentAwaited(state);
        return invalidInput(code, params);
      }
      const { seat: by, ...intent } = input;
      const rejections = rejectionsOf(library, state, intent, SIDES[by]);
      if (rejections.length > 0) return disallowed('actionRejected', { rejections });
      return [
        { kind: 'choose', intent, from: 'seat' },
        { kind: 'enter', state: 'VALIDATE_INTENT' },
      ];
    },
  };
}

/** The host ends the encounter: because somebody wants it so, or because a step has failed. Nothing happens after the end. */
const control: Evaluation<EncounterTypes> = {
  name: 'control',
  order: 100,
  evaluate(input, { machine }) {
    if (machine.state === 'ENDED') return undefined;
    if (input.kind === 'abort') return [{ kind: 'end', outcome: 'ABORT' }];
    if (input.kind !== 'fault') return undefined;
    const { errorType, message, actor = machine.current } = input;
    return [{ kind: 'fault', actor, errorType, message }];
  },
};

function machineOf(library: Library): Resolver<EncounterTypes> {
  return {
    name: 'machine',
    order: 200,
    resolve(input, work) {
      if (input.kind === 'step') step(work, library);
      return undefined;
    },
  };
}
