/**
 * What a seat could mean that touches a thing: an answer to what it is asked, else every action that takes such a thing, so that the rules can
 * say why not. What a target plainly rules out is not thought of: a card that lies elsewhere; and where an action is left without it, one of
 * another player or of another type.
 */
import { answersWithList } from '@turnwise/game';
import type { Seat, ThingId } from '@turnwise/game';
import { definitionAt, ruleAt, zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Action, Compiled } from '../compiled/compiled.ts';
import type { SelectorNode, TargetNode } from '../nodes.ts';
import { areThings } from '../notation/answer.ts';
import type { CardState, RulesetInput, RulesetView } from '../types.ts';
import { cardThing, textOfThing } from './ids.ts';
import { lyingIn } from './lying.ts';

export function inputsMeant(
  compiled: Compiled,
  view: RulesetView,
  seat: Seat,
  thing: ThingId,
): readonly RulesetInput[] {
  const text = lyingIn(compiled, view).ids.has(thing) ? textOfThing(thing) : undefined;
  if (text === undefined) return [];
  const asked = view.stack.choices.filter((choice) => choice.seat === seat);
  if (asked.length > 0)
    return asked
      .filter(({ kind }) => areThings(kind))
      .map((choice) => ({ kind: 'answer', seat, choice: choice.id, value: answersWithList(choice) ? [text] : text }));
  const touched = { text, seat, card: view.cards.find(({ id, place }) => place >= 0 && cardThing(id) === thing) };
  const close = compiled.actions.flatMap((action) => inputsOf(compiled, touched, action, true));
  const inputs =
    close.length > 0 ? close : compiled.actions.flatMap((action) => inputsOf(compiled, touched, action, false));
  return inputs.slice(0, MOST);
}

/** More reasons than anybody reads. */
const MOST = 8;

interface Touched {
  readonly text: string;
  readonly seat: Seat;
  /** The card, if it is one that is known. */
  readonly card: CardState | undefined;
}

function inputsOf(compiled: Compiled, touched: Touched, action: Action, closely: boolean): readonly RulesetInput[] {
  const { text, seat, card } = touched;
  const target = (action.node.targets ?? []).find((one) => mayTake(compiled, touched, one, closely));
  if (target === undefined) return [];
  const several = ruleAt(compiled, action.rule).targets.find(({ id }) => id === target.id);
  const isBare = several === undefined || (several.single && !several.optional);
  const targets = { [target.id]: isBare ? text : [text] };
  const { activates } = action;
  const input = (params: Readonly<Record<string, string | number>>): RulesetInput => ({
    kind: 'action',
    seat,
    action: action.id,
    targets,
    params,
  });
  if (activates === null || activates.param < 0) return [input(firstParams(action))];
  if (card === undefined || activates.targetName !== target.id) return [];
  const { activated } = definitionAt(compiled, card.definition);
  return activated.map((number) => {
    const { name } = ruleAt(compiled, number);
    return input({ ...firstParams(action), [activates.paramName]: name.slice(name.lastIndexOf('.') + 1) });
  });
}

/** Any value will do to hear why not. */
function firstParams({ params }: Action): Record<string, string | number> {
  return Object.fromEntries(
    params.flatMap(({ name, values: [first] }) => (first === undefined ? [] : [[name, first]])),
  );
}

/** Whether a target could be this, as far as that is plain: what sort of thing it is, where it lies, whose it is and of which type. */
function mayTake(compiled: Compiled, touched: Touched, { selector }: TargetNode, closely: boolean): boolean {
  return [selector, ...(selector.or ?? [])].some((one) => fitsPlainly(compiled, touched, one, closely));
}

function fitsPlainly(
  compiled: Compiled,
  { text, seat, card }: Touched,
  selector: SelectorNode,
  closely: boolean,
): boolean {
  const { players, stack, zone, controller, types, not, or } = selector;
  if (or !== undefined) return false;
  if (text.startsWith('#')) return stack === true;
  if (text.startsWith('@')) return players !== undefined && (!closely || fitsPlayer(players, text === `@${seat}`));
  if (players !== undefined || stack === true) return false;
  const zones = typeof zone === 'string' ? [zone] : zone;
  if (card === undefined) return zones === undefined || zones.some((id) => text.startsWith(`?${id}.`));
  const lies = zoneAt(compiled, zoneOf(compiled, card.place));
  if (zones !== undefined && !zones.includes(lies.id)) return false;
  if (!closely) return true;
  const holder = lies.shared ? card.controller : seatOf(compiled, card.place);
  if (controller === 'self' && holder !== seat) return false;
  if (controller === 'opponent' && holder === seat) return false;
  const { node } = definitionAt(compiled, card.definition);
  const hasSome = (words: readonly string[]): boolean => words.some((type) => (node.types ?? []).includes(type));
  if (types !== undefined && !hasSome(types)) return false;
  return not?.types === undefined || Object.keys(not).length > 1 || !hasSome(not.types);
}

function fitsPlayer(players: 'self' | 'opponent' | 'any', isOwn: boolean): boolean {
  return players === 'any' || (players === 'self') === isOwn;
}
