/** What may be said now, by brute force: every legal input of a seat, and why another is refused (sections 5 and 6). */
import { answerCheck, expandOffer, normalAnswer, offerOf } from '@turnwise/game';
import type { Choice as GameChoice, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { aimsOf } from './actions.ts';
import type { Aim } from './actions.ts';
import { aimNamed } from './aim-named.ts';
import { isSorting, moveNamed } from './manipulate.ts';
import type { Plain } from './plain.ts';
import type { PlainChoice, Question, Reply } from './questions.ts';
import { textsOf } from './texts.ts';
import type { Player } from './things.ts';
import type { World } from './world.ts';

/** Inputs are many where a choice is wide: at most so many are listed. */
const MOST = 10_000;

/** Answers, or actions and passing. What is accepted without being offered (stops, manipulation, controls) is not listed. */
export function legalInputs(plain: Plain, question: Question | null, seat: string): readonly Json[] {
  if (question === null || question.kind === 'halt') return [];
  if (question.kind === 'choice' || question.kind === 'choices')
    return choicesIn(question)
      .filter((choice) => choice.seat === seat)
      .flatMap((choice) => expandOffer(offerOf(asGameChoice(choice)), MOST).inputs)
      .map((input) => ({ kind: 'answer', value: (input as { value?: Json }).value ?? null }));
  const player = plain.world.players.find(({ name }) => name === seat);
  if (player === undefined || question.seat !== seat) return [];
  const actions = [...aimsOf(plain, player)].map((aim) => writeAim(plain.world, aim));
  return question.mustAct ? actions : [...actions, { kind: 'pass' }];
}

/** The code of a refusal; undefined for what is accepted. */
export function refusalOf(plain: Plain, question: Question | null, reply: Reply): string | undefined {
  const { world } = plain;
  const seat = world.players.find(({ name }) => name === reply.seat);
  if (world.ended !== null) return 'matchOver';
  if (seat !== undefined && isSorting(plain, seat, reply)) return sortingRefusal(plain, question, seat, reply);
  switch (reply.kind) {
    case 'endMatch':
      return undefined;
    case 'skipItem':
    case 'resume':
      return question?.kind === 'halt' ? undefined : 'notHalted';
    case 'concede':
      return seat === undefined || seat.out ? 'notInTheGame' : undefined;
    case 'stop':
      if (question?.kind !== 'priority') return 'notNow';
      return seat === undefined || seat.until === '' ? 'nothingToStop' : undefined;
    case 'answer': {
      const asked = choicesIn(question).find((choice) => choice.seat === reply.seat);
      return asked === undefined ? 'notAsked' : answerRefusal(asGameChoice(asked), reply.value ?? null);
    }
    case 'timeout':
      return question !== null && question.kind !== 'halt' && askedSeats(question).includes(reply.seat ?? '')
        ? undefined
        : 'notAsked';
    default:
      if (question?.kind !== 'priority' || question.seat !== reply.seat || seat === undefined) return 'noPriority';
      return priorityRefusal(plain, question.mustAct, seat, reply);
  }
}

/** What is asked now. */
export function choicesIn(question: Question | null): readonly PlainChoice[] {
  if (question?.kind === 'choices') return question.choices;
  return question?.kind === 'choice' ? [question.choice] : [];
}

export function askedSeats(question: Question | null): readonly string[] {
  if (question?.kind === 'priority') return [question.seat];
  return [...new Set(choicesIn(question).map(({ seat }) => seat))];
}

function priorityRefusal(plain: Plain, mustAct: boolean, seat: Player, reply: Reply): string | undefined {
  switch (reply.kind) {
    case 'pass':
      if (mustAct) return 'mustAct';
      return isKnown(plain.world, reply.until) ? undefined : 'unknownStep';
    case 'action':
      return aimNamed(plain, seat, reply) === undefined ? 'notLegal' : undefined;
    case 'manipulate':
      return moveNamed(plain, seat, reply) === undefined ? 'notAllowed' : undefined;
    default:
      return 'unknownInput';
  }
}

/** Cards that somebody is asked about by their places stay there. */
function sortingRefusal(plain: Plain, question: Question | null, seat: Player, reply: Reply): string | undefined {
  if (question?.kind === 'halt' || seat.out) return 'notNow';
  const asked = question?.kind === 'choices' ? question.all : choicesIn(question);
  const isPlace = (one: Json): boolean => isRecord(one) && one['zone'] === reply.to && one['player'] === seat.name;
  if (asked.some(({ candidates }) => candidates.some(isPlace))) return 'notNow';
  return moveNamed(plain, seat, reply) === undefined ? 'notAllowed' : undefined;
}

function isKnown({ ruleset }: World, until: string | undefined): boolean {
  const steps = ruleset.turnStructure.phases.flatMap((phase) => phase.steps.map(({ id }) => id));
  return until === undefined || ['end_of_turn', 'my_turn', ...steps].includes(until);
}

function writeAim(world: World, { action, seat, targets, given, params }: Aim): Json {
  const taken = [...targets, ...given].map(([id, { things, single }]) => {
    const texts = textsOf(world, things, seat);
    return [id, single ? (texts[0] ?? null) : texts] as const;
  });
  return {
    kind: 'action',
    action: action.id,
    ...(taken.length === 0 ? {} : { targets: Object.fromEntries(taken) }),
    ...(Object.keys(params).length === 0 ? {} : { params }),
  };
}

function answerRefusal(choice: GameChoice, value: Json): string | undefined {
  const stop = answerCheck(choice, normalAnswer(choice, value));
  return stop === undefined ? undefined : 'wrongAnswer';
}

function asGameChoice({ timeOut: _timeOut, ...choice }: PlainChoice): GameChoice {
  return { ...choice, id: '', seat: 0 as Seat };
}
