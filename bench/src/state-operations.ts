/** What one operation on a state costs, over many states of a game. */
import { createChooser } from '@turnwise/game';
import type { Game, PlayTypes, Seat } from '@turnwise/game';
import type { Result } from '@turnwise/kernel';
import type { Samples } from './figure.ts';
import { againstYardstick } from './yardstick.ts';

/** What is done with one state; gives something, so that it cannot be left out. */
type Operation<S> = (state: S, index: number) => unknown;

/** `seatOf` names the seat that looks and is asked. */
export function measureOperation<T extends PlayTypes>(
  name: string,
  game: Game<T>,
  states: readonly T['State'][],
  seatOf: (state: T['State']) => Seat,
): Promise<Samples> {
  const operation = operationOf(name, game, states, seatOf);
  let at = 0;
  let given: unknown;
  return againstYardstick((times) => {
    for (let i = 0; i < times; i++) {
      at = at + 1 === states.length ? 0 : at + 1;
      given = operation(states[at] as T['State'], at);
    }
    if (given === undefined) throw new Error(`${name} gives nothing`);
    return times;
  });
}

function operationOf<T extends PlayTypes>(
  name: string,
  game: Game<T>,
  states: readonly T['State'][],
  seatOf: (state: T['State']) => Seat,
): Operation<T['State']> {
  const { kernel } = game;
  const { codec } = kernel;
  switch (name) {
    case 'clone': {
      const target = kernel.clone(states[0] as T['State']);
      return (state) => {
        kernel.cloneInto(target, state);
        return target;
      };
    }
    case 'offers':
      return (state) => game.offers(state, game.toAct(state)[0] ?? seatOf(state));
    case 'view':
      return (state) => game.view(state, seatOf(state));
    case 'determinize': {
      const views = states.map((state) => game.view(state, seatOf(state)));
      const chooser = createChooser(1);
      return (state, index) => game.determinize(views[index], seatOf(state), chooser);
    }
    case 'hash':
      // Of a copy, as hashes are remembered with what they are of.
      return (state) => kernel.hash(kernel.clone(state));
    case 'encode':
      return (state) => must(codec.encode(state));
    case 'decode': {
      const encoded = states.map((state) => must(codec.encode(state)));
      return (_state, index) => must(codec.decode(encoded[index]));
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

export function must<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(`the codec refused a state: ${JSON.stringify(result.error)}`);
  return result.value;
}
