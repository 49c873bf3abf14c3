/** The legal way to take an action that an input names. A target with one legal answer may be left out (section 5). */
import type { Json } from '@turnwise/kernel';
import { aimsOf } from './actions.ts';
import type { Aim } from './actions.ts';
import type { Plain } from './plain.ts';
import type { Reply } from './questions.ts';
import { sameText, textOf } from './texts.ts';
import type { Player, Thing } from './things.ts';
import type { World } from './world.ts';

/** Undefined where none is legal, or more than one fits what is left out; the targets of a card that is cast are asked for later. */
export function aimNamed(plain: Plain, seat: Player, reply: Reply): Aim | undefined {
  const fitting = [...aimsOf(plain, seat)].filter((one) => fits(plain.world, one, seat, reply));
  const [aim, another] = fitting;
  if (aim === undefined) return undefined;
  const isCast = fitting.every(({ activates, params }) => activates === null && params === aim.params);
  const isSaid = [...aim.given.keys()].some((id) => reply.targets?.[id] !== undefined);
  if (isCast && !isSaid) return { ...aim, given: new Map() };
  return another === undefined ? aim : undefined;
}

/** What an aim takes, by the name of the target: its own, and those of the ability. */
function takenBy({ targets, given }: Aim): ReadonlyMap<string, readonly Thing[]> {
  return new Map([...targets, ...given].map(([id, { things }]) => [id, things]));
}

function fits(world: World, aim: Aim, seat: Player, { action, targets = {}, params = {} }: Reply): boolean {
  const taken = takenBy(aim);
  return (
    aim.action.id === action &&
    Object.entries(targets).every(([id, said]) => sameThings(world, taken.get(id), said, seat)) &&
    Object.entries(params).every(([name, value]) => aim.params[name] === value)
  );
}

/** In any order. */
function sameThings(world: World, things: readonly Thing[] | undefined, said: Json, seat: Player): boolean {
  const texts: readonly Json[] = Array.isArray(said) ? said : said === null ? [] : [said];
  const own = (things ?? []).map((thing) => textOf(world, thing, seat));
  return texts.length === own.length && own.every((text) => texts.some((one) => sameText(one, text)));
}
