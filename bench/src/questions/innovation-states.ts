/** What does one operation on a state of Innovation cost, over states from all parts of many games? */
import { createChooser } from '@turnwise/game';
import { innovation } from '@turnwise/innovation';
import type { InnovationState } from '@turnwise/innovation';
import type { Result } from '@turnwise/kernel';
import type { Question } from '../figure.ts';
import { someStates } from '../innovation-games.ts';
import { againstYardstick } from '../yardstick.ts';

/** What is done with one state; gives something, so that it cannot be left out. */
type Operation = (state: InnovationState, index: number) => unknown;

export const measure: Question = (name) => {
  const states = someStates();
  const operation = operationOf(name, states);
  let at = 0;
  let given: unknown;
  return againstYardstick((times) => {
    for (let i = 0; i < times; i++) {
      at = at + 1 === states.length ? 0 : at + 1;
      given = operation(states[at] as InnovationState, at);
    }
    if (given === undefined) throw new Error(`${name} gives nothing`);
    return times;
  });
};

function operationOf(name: string, states: readonly InnovationState[]): Operation {
  const { kernel } = innovation;
  const { codec } = kernel;
  switch (name) {
    case 'clone': {
      const target = kernel.clone(states[0] as InnovationState);
      return (state) => {
        kernel.cloneInto(target, state);
        return target;
      };
    }
    case 'offers':
      return (state) => innovation.offers(state, innovation.toAct(state)[0] ?? state.active);
    case 'view':
      return (state) => innovation.view(state, state.active);
    case 'determinize': {
      const views = states.map((state) => innovation.view(state, state.active));
      const chooser = createChooser(1);
      return (state, index) => innovation.determinize(views[index] as (typeof views)[number], state.active, chooser);
    }
    case 'hash':
      // Of a copy, as hashes are remembered with what they are of.
      return (state) => kernel.hash(kernel.clone(state));
    case 'encode':
      return (state) => must(codec.encode(state));
    case 'decode': {
      const encoded = states.map((state) => must(codec.encode(state)));
      return (_state, index) => must(codec.decode(encoded[index] as (typeof encoded)[number]));
    }
    case 'encode-json':
      return (state) => JSON.stringify(must(codec.toJson(state)));
    case 'decode-json': {
      const texts = states.map((state) => JSON.stringify(must(codec.toJson(state))));
      return (_state, index) => must(codec.fromJson(JSON.parse(texts[index] as string)));
    }
    default:
      throw new Error(`there is no operation ${name}`);
  }
}

function must<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(`the codec refused a state: ${JSON.stringify(result.error)}`);
  return result.value;
}
