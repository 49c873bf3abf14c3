/** The legal way to take an action that an input names. A target with one legal answer may be left out (section 5). */
import type { Json } from '@turnwise/kernel';
import { aimsOf } from './actions.ts';
import type { Aim } from './actions.ts';
import type { Plain } from './plain.ts';
import type { Reply } from './questions.ts';
import type { Said } from './targets.ts';
import { sameText, textOf } from './texts.ts';
import type { Player, Thing } from './things.ts';
import type { World } from './world.ts';

/** Undefined where none is legal, or more than one fits what is left out; the targets of a card that is cast may be asked for later. */
export function aimNamed(plain: Plain, seat: Player, reply: Reply): Aim | undefined {
  const said: Said = (target, candidates) => {
    const texts = reply.targets?.[target];
    return texts === undefined ? undefined : candidates.filter((one) => isNamed(plain.world, one, texts, seat));
  };
  const [aim, ...others] = [...aimsOf(plain, seat, said)].filter((one) => fits(plain.world, one, seat, reply));
  if (aim === undefined || aim.casts === null) return others.length === 0 ? aim : undefined;
  if (others.some(({ targets, params }) => targets !== aim.targets || params !== aim.params)) return undefined;
  return { ...aim, given: new Map([...aim.given].filter(([id]) => reply.targets?.[id] !== undefined)) };
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
    Object.keys({ ...aim.params, ...params }).every((name) => aim.params[name] === params[name])
  );
}

/** In any order. */
function sameThings(world: World, things: readonly Thing[] = [], said: Json, seat: Player): boolean {
  return textsIn(said).length === things.length && things.every((thing) => isNamed(world, thing, said, seat));
}

function isNamed(world: World, thing: Thing, said: Json, seat: Player): boolean {
  const text = textOf(world, thing, seat);
  return textsIn(said).some((one) => sameText(one, text));
}

function textsIn(said: Json): readonly Json[] {
  return Array.isArray(said) ? (said as readonly Json[]) : said === null ? [] : [said];
}
