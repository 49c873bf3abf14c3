/** What comes of it when a seat lets its time run out (section 6). */
import type { StepNode, TimeOutNode, WindowNode } from '../nodes.ts';
import { abilitiesOf } from './abilities.ts';
import type { PlainChoice, Question } from './questions.ts';
import type { World } from './world.ts';

/** For what this seat is asked; for a seat that is asked nothing, where it has priority. */
export function policyFor(world: World, question: Question, seat: string | undefined): TimeOutNode {
  const asked = question.kind === 'choice' ? [question.choice] : question.kind === 'choices' ? question.choices : [];
  const choice = asked.find((one) => one.seat === seat);
  return choice === undefined
    ? (windowNow(world)?.timeOut ?? stepNow(world)?.timeOut ?? 'pass')
    : policyOf(world, choice);
}

/** What the question says, else the rule that asks, else the step. */
export function policyOf(world: World, { timeOut, source }: PlainChoice): TimeOutNode {
  const { ruleset, cards } = world;
  const abilities = cards.flatMap((card) => abilitiesOf(world, card)).filter(({ rule }) => rule === source);
  const rules = [
    ...(ruleset.actions ?? []).filter(({ id }) => id === source),
    ...(ruleset.reactions ?? []).filter(({ id }) => id === source),
    ...abilities.map(({ node }) => node),
  ];
  const ofRule = rules.find((rule) => rule.timeOut !== undefined)?.timeOut;
  return timeOut ?? ofRule ?? stepNow(world)?.timeOut ?? 'fallback';
}

function stepNow({ ruleset, turn }: World): StepNode | undefined {
  if (turn.number === 0) return undefined;
  return ruleset.turnStructure.phases.find(({ id }) => id === turn.phase)?.steps.find(({ id }) => id === turn.step);
}

function windowNow({ ruleset, turn }: World): WindowNode | undefined {
  if (turn.number === 0) return undefined;
  return ruleset.turnStructure.priorityWindows?.find(({ phase, step }) => phase === turn.phase && step === turn.step);
}
