/** What the rules say of something on the board: what it hinders, what can be done with it, and how it sees. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { has } from '../has.ts';
import { KINDS } from '../kinds.ts';
import type { Component, Thing, UnseenView } from '../types.ts';
import { messages } from '../messages.ts';
import { pointPhrase } from './phrases.ts';

/** By its id, its kind, or both as a scene has them: `b1`, `box`, `box b1 at (2, 1)`. */
export function lookUp(view: UnseenView, word: string): readonly Message[] {
  const wanted = word.trim().toLowerCase();
  const { things } = view.level;
  const named = things.find(({ id, kind }) => {
    const name = `${messages[`kind.${kind}`] ?? kind} ${id}`.toLowerCase();
    return id.toLowerCase() === wanted || wanted === name || wanted.startsWith(`${name} at `);
  });
  if (named !== undefined) return thingRules(view, named);
  const ofKind = things.find(({ kind }) => kind.toLowerCase() === wanted && Object.hasOwn(KINDS, kind));
  return ofKind === undefined ? [] : kindRules(ofKind);
}

/** What every thing of its components does, in the order in which it matters. */
const TOLD: readonly Component[] = ['Exit', 'Pushable', 'Pullable', 'BlocksMovement', 'BlocksVision', 'VisionCone'];

function kindRules(thing: Thing): readonly Message[] {
  return TOLD.filter((component) => has(thing, component)).map((component) => message(`about.${component}`));
}

function thingRules({ level }: UnseenView, thing: Thing): readonly Message[] {
  const { rift, vision, path, from, until } = thing;
  const { model, delay, radius } = level.rules.detection;
  const isAlways = from <= 0 && until >= level.depth - 1;
  return [
    ...kindRules(thing),
    ...(rift === null
      ? []
      : [message(rift.bidirectional ? 'about.Rift.both' : 'about.Rift', { to: pointPhrase(rift.to) })]),
    ...(vision === null || model === 'off'
      ? []
      : [message(model === 'lightCone' ? 'about.light' : 'about.delay', { delay, radius, speed: vision.lightSpeed })]),
    ...(path.length > 1 ? [message('about.Patrol')] : []),
    ...(isAlways ? [] : [message('about.times', { from: Math.max(0, from), until: Math.min(until, level.depth - 1) })]),
  ];
}
