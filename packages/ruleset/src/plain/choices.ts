/** Choices: put where there is more than one legal answer (section 5). */
import { answerCheck, fallbackAnswer, normalAnswer } from '@turnwise/game';
import type { Choice as GameChoice, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { attend } from './attend.ts';
import { newEvent } from './events.ts';
import type { Plain } from './plain.ts';
import type { Asked, PlainChoice, Choosing, Doing } from './questions.ts';
import { inSetOrder } from './set-order.ts';
import { textsOf, thingOf } from './texts.ts';
import { policyOf } from './time-out.ts';
import type { Player, Thing } from './things.ts';
import type { World } from './world.ts';

/** The bare answer. Whoever is out of the game is not asked: what can be declined is declined, else the first is taken. */
export function* ask(plain: Plain, said: Asked, who: Player): Doing<Json> {
  const { timeOut, ...asked } = said;
  const common = { ordered: false, ...asked, source: plain.scope.rule };
  const choice: PlainChoice = { ...common, seat: who.name, ...(timeOut === undefined ? {} : { timeOut }) };
  const asGame: GameChoice = { ...common, id: '', seat: who.seat as Seat };
  const fallback = fallbackAnswer(asGame);
  if (who.out) return fallback;
  tell(plain, 'asked', who);
  const reply = yield* attend(plain, { kind: 'choice', choice });
  tell(plain, 'answered', who);
  if (reply === undefined) {
    const policy = policyOf(plain.world, choice);
    const given = typeof policy === 'string' ? fallback : asWritten(plain.world, asGame, policy.answer);
    return answerCheck(asGame, given) === undefined ? given : fallback;
  }
  who.until = '';
  return normalAnswer(asGame, reply.value ?? null);
}

/** The answer that a ruleset names. Among things it names cards, also where a seat is called like one. */
function asWritten({ players }: World, choice: GameChoice, answer: Json): Json {
  if (!['selectCards', 'selectPlayer', 'order'].includes(choice.kind)) return normalAnswer(choice, answer);
  const written = (one: Json): Json => (players.some(({ name }) => name === one) ? { card: one } : one);
  return Array.isArray(answer) ? (answer as readonly Json[]).map(written) : written(answer);
}

/** Among the events of the item that asks, without a number, and never what was chosen. */
function tell({ scope }: Plain, kind: 'asked' | 'answered', player: Player): void {
  scope.item?.settled.push(newEvent(scope, kind, { player, rule: scope.rule }));
}

/** So many of these things, in the order of a set whatever the answer's, unless an order is asked. A selection of exactly all is no choice. */
export function* choose(
  plain: Plain,
  who: Player,
  things: readonly Thing[],
  min: number,
  max: number,
  { players = false, ordered = false, timeOut, ownOrder = false }: Choosing = {},
): Doing<readonly Thing[]> {
  const most = Math.min(max, things.length);
  if (most <= 0) return [];
  const least = Math.min(min, things.length);
  const { world } = plain;
  const settled = (): readonly Thing[] => (ownOrder ? things : inSetOrder(world, things));
  if (least >= things.length && (ordered === false || things.length < 2)) return settled();
  if (who.out) return settled().slice(0, Math.max(0, least));
  const candidates = textsOf(world, things, who);
  const kind = ordered === 'order' ? 'order' : players ? 'selectPlayer' : 'selectCards';
  const asked = { kind, min: least, max: most, candidates, ordered: ordered !== false, timeOut } as const;
  const answer = yield* ask(plain, asked, who);
  const texts = Array.isArray(answer) ? (answer as readonly Json[]) : answer === null ? [] : [answer];
  const taken = texts.flatMap((text) => thingOf(world, text, who) ?? []);
  return ordered === false ? inSetOrder(world, taken) : taken;
}
