/** What comes of it when a seat lets its time run out (section 6). */
import type { TimeOutNode } from '../nodes.ts';
import { abilitiesOf } from './abilities.ts';
import type { Question } from './questions.ts';
import type { World } from './world.ts';

export function policyFor(world: World, question: Question): TimeOutNode {
  const { ruleset, turn, cards } = world;
  const step =
    turn.number === 0
      ? undefined
      : ruleset.turnStructure.phases.find(({ id }) => id === turn.phase)?.steps.find(({ id }) => id === turn.step);
  const asked = question.kind === 'choice' ? [question.choice] : question.kind === 'choices' ? question.choices : [];
  if (asked.length === 0) return step?.timeOut ?? 'pass';
  const source = asked[0]?.source;
  const abilities = cards.flatMap((card) => abilitiesOf(world, card)).filter(({ rule }) => rule === source);
  const rules = [
    ...(ruleset.actions ?? []).filter(({ id }) => id === source),
    ...(ruleset.reactions ?? []).filter(({ id }) => id === source),
    ...abilities.map(({ node }) => node),
  ];
  return rules.find(({ timeOut }) => timeOut !== undefined)?.timeOut ?? step?.timeOut ?? 'fallback';
}
