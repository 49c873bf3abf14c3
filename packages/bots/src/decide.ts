/** Whole decisions: at once, or with so many iterations, by one search or by several side by side. */
import { createChooser, drawSeed } from '@turnwise/game';

import type { Seed } from '@turnwise/kernel';
import type { Bot, BotLook, Decision, Found, Tried } from './bot.ts';
import { inputKey } from './input-key.ts';
import { mixed } from './search/mixed.ts';
import { ranked } from './search/rank.ts';

/** The whole decision of one bot. With `iterations`, by as many searches side by side, each of which does as many. */
export function decide(bot: Bot, look: BotLook, seed: Seed, iterations?: readonly number[]): Decision {
  const given = iterations ?? [Infinity];
  const found = given.map((most, at) => {
    const thinking = bot.think(look, seedOf(seed, at, given.length));
    while (!thinking.ready && thinking.done < most) thinking.work(Math.min(most, thinking.wanted) - thinking.done);
    return thinking.found();
  });
  return conclude(found, seed);
}

/** The seed of one of several searches side by side. One alone has the bot's own. */
export function seedOf(seed: Seed, at: number, count: number): Seed {
  if (count === 1) return seed;
  return drawSeed(createChooser(seed, `search ${at}`));
}

/** What to do by what was found, by all searches together. It does not matter who finished first. */
export function conclude(found: readonly Found[], seed: Seed): Decision {
  const moves = ranked(merged(found));
  const best = found.some(({ together }) => together) ? mixed(moves, createChooser(seed, 'mixed')) : moves[0];
  const input = found[0]?.drawn ?? best?.input;
  if (input === undefined) throw new Error('a bot was asked for a seat that has nothing to do');
  const key = inputKey(input);
  const line = found.find((one) => one.line[0] !== undefined && inputKey(one.line[0]) === key)?.line ?? [input];
  return { input, report: { iterations: found.map((one) => one.iterations), moves, line } };
}

function merged(found: readonly Found[]): readonly Tried[] {
  if (found.length === 1) return found[0]?.moves ?? [];
  const moves = new Map<string, Tried>();
  for (const one of found)
    for (const move of one.moves) {
      const key = inputKey(move.input);
      const known = moves.get(key);
      moves.set(key, known === undefined ? move : joined(known, move));
    }
  return [...moves.values()];
}

/** What is certain to one of them is certain. */
function joined(a: Tried, b: Tried): Tried {
  const visits = a.visits + b.visits;
  if (a.certain === true) return { ...a, visits };
  if (b.certain === true) return { ...b, visits };
  return { input: a.input, visits, value: visits === 0 ? a.value : (a.visits * a.value + b.visits * b.value) / visits };
}
