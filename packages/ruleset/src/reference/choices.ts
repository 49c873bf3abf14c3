/** Choices: put where there is more than one legal answer (section 5). */
import { fallbackAnswer, normalAnswer } from '@turnwise/game';
import type { Choice as GameChoice, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { attend } from './attend.ts';
import { inIdOrder } from './ids.ts';
import type { Plain } from './plain.ts';
import type { Choice, Doing } from './questions.ts';
import { textsOf, thingOf } from './texts.ts';
import type { Player, Thing } from './things.ts';

/** The bare answer. Whoever is out of the game is not asked: what can be declined is declined, else the first is taken. */
export function* ask(plain: Plain, said: Omit<Choice, 'seat' | 'source'>, who: Player): Doing<Json> {
  const choice: Choice = { ...said, seat: who.name, source: plain.scope.rule };
  const asGame: GameChoice = { ...choice, id: '', seat: who.seat as Seat, ordered: false };
  const fallback = fallbackAnswer(asGame);
  if (who.out) return fallback;
  const reply = yield* attend(plain, { kind: 'choice', choice });
  if (reply === undefined) return fallback;
  who.until = '';
  return normalAnswer(asGame, reply.value ?? null);
}

/** So many of these things, in id order whatever the answer's. A selection of exactly all there are is no choice. */
export function* choose(
  plain: Plain,
  who: Player,
  things: readonly Thing[],
  min: number,
  max: number,
  players = false,
): Doing<readonly Thing[]> {
  const most = Math.min(max, things.length);
  if (most <= 0) return [];
  if (min >= things.length) return things;
  if (who.out) return things.slice(0, Math.max(0, min));
  const { world } = plain;
  const candidates = textsOf(world, things, who);
  const answer = yield* ask(plain, { kind: players ? 'selectPlayer' : 'selectCards', min, max: most, candidates }, who);
  const texts = Array.isArray(answer) ? (answer as readonly Json[]) : answer === null ? [] : [answer];
  return inIdOrder(texts.flatMap((text) => thingOf(world, text, who) ?? []));
}
