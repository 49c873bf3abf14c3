/**
 * What holds in every state: each card lies in one place that agrees with it, bears only what it can there and is known to those
 * who see it; somebody can go on, or it is over; questions follow from the stack. It is asked of saved states too, so the shapes
 * come first: any substate may be any JSON.
 */
import { answerCheck } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import { sameContent, issue, joinPath } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { zoneAt } from '../compiled/at.ts';
import { zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { FindCompiled } from '../run/rules-stack.ts';
import { bitOf, everybody, sightOf } from '../run/sight.ts';
import type { CardState, Halted, RulesetState } from '../types.ts';
import { itemIssues } from './item-issues.ts';
import { shapeIssues } from './shapes.ts';

export function createInvariants(
  find: FindCompiled,
  choicesAgain: (state: RulesetState) => readonly Choice[],
  rulesetIssues: (ruleset: Json) => readonly Issue[],
): (state: RulesetState) => readonly Issue[] {
  return (state) => {
    const wrong = rulesetIssues(state.ruleset);
    if (wrong.length > 0) return wrong;
    const compiled = find(state);
    const malformed = shapeIssues(compiled, state);
    if (malformed.length > 0) return malformed;
    const issues = [
      ...cardIssues(compiled, state),
      ...changeIssues(compiled, state),
      ...restIssues(compiled, state),
      ...itemIssues(compiled, state),
    ];
    return issues.length > 0 ? issues : questionIssues(state, choicesAgain);
  };
}

function cardIssues(compiled: Compiled, { cards, places, players }: RulesetState): readonly Issue[] {
  const issues: Issue[] = [];
  const bad = (path: string, expected: string, found: unknown): void => {
    issues.push(issue(path, 'invariant', expected, found));
  };
  const seats = players.length;
  const lies = new Set<number>();
  places.forEach((list, place) =>
    list.forEach((number, index) => {
      const path = `places[${place}][${index}]`;
      if (lies.has(number)) bad(path, 'a card that lies in no other place', number);
      lies.add(number);
      if (cards[number]?.place !== place) bad(path, 'the place that the card has', cards[number]?.place ?? null);
      return undefined;
    }),
  );
  const ids = new Set<string>();
  cards.forEach((card, number) => {
    const path = joinPath('cards', number);
    if (ids.has(card.id)) bad(path, 'an id of its own', card.id);
    ids.add(card.id);
    if (card.place >= 0 && !lies.has(number)) bad(path, 'a card that lies somewhere', card.place);
    if (card.place >= 0) checkPlace(compiled, card, path, seats, bad);
  });
  return issues;
}

function checkPlace(
  compiled: Compiled,
  card: CardState,
  path: string,
  seats: number,
  bad: (path: string, expected: string, found: unknown) => void,
): void {
  const zone = zoneAt(compiled, zoneOf(compiled, card.place));
  const seat = card.place % compiled.seats;
  if (seat >= (zone.shared ? 1 : seats)) bad(path, 'a place of this table', card.place);
  if (!zone.public && (card.flags !== 0 || card.counters.some((count) => count !== 0)))
    bad(path, 'no flags and counters where not all can see them', zone.id);
  if (card.common && card.owner !== (zone.shared ? 0 : seat))
    bad(path, 'in whose zone it lies as its owner', card.owner);
  const sight = sightOf(compiled, card.place, seats);
  if ((card.seen & sight) !== sight) bad(joinPath(path, 'seen'), 'those who see the zone', card.seen);
  if ((card.seen & bitOf(null)) !== 0 && card.seen !== everybody(seats))
    bad(joinPath(path, 'seen'), 'everybody, where spectators know it', card.seen);
}

/** Only cards that all can see bear lasting changes. */
function changeIssues(compiled: Compiled, { changes, cards }: RulesetState): readonly Issue[] {
  return changes.flatMap(({ card }, index) => {
    const { place } = cards[card] as CardState;
    const zone = compiled.zones[zoneOf(compiled, place)];
    return place >= 0 && zone?.public === true
      ? []
      : [issue(joinPath('changes', index), 'invariant', 'a card in a public zone', card)];
  });
}

/** Somebody can go on: a seat of the game has priority or is asked; or it has not begun, is halted or over. */
function restIssues(compiled: Compiled, { turn, ended, halted, stack, players }: RulesetState): readonly Issue[] {
  const { priority } = turn;
  const asked = stack.choices.length > 0;
  const rests = asked || ended !== null || halted !== null || turn.number === 0;
  if (rests !== priority < 0)
    return [issue('turn.priority', 'invariant', rests ? 'nobody' : 'a seat that may act', priority)];
  if (priority >= 0 && players[priority]?.out !== false)
    return [issue('turn.priority', 'invariant', 'a seat that is still in the game', priority)];
  if (asked && (stack.effects.length === 0 || ended !== null || halted !== null))
    return [
      issue('stack.choices', 'invariant', 'a question of something that remains to be done', stack.choices.length),
    ];
  if (stack.effects.length > 0 && (ended !== null || (turn.number === 0 && !asked && halted === null)))
    return [issue('stack.effects', 'invariant', 'nothing that remains to be done', stack.effects.length)];
  if (
    halted !== null &&
    !stack.effects.some(({ id, nested }) => id === halted.item && !nested) &&
    !isOfTurn(halted, stack)
  )
    return [issue('halted', 'invariant', 'an item that could not be done, or a turn that cannot go on', halted)];
  if (stack.effects.length > compiled.guards.stackDepth)
    return [issue('stack.effects', 'invariant', `at most ${compiled.guards.stackDepth} items`, stack.effects.length)];
  return [];
}

/** A guard was exceeded with nothing on the stack. */
function isOfTurn({ item, guard }: Halted, { effects }: RulesetState['stack']): boolean {
  return item === 0 && guard !== '' && effects.length === 0;
}

/** What is asked follows from the stack. */
function questionIssues(
  state: RulesetState,
  choicesAgain: (state: RulesetState) => readonly Choice[],
): readonly Issue[] {
  const { choices, given } = state.stack;
  if (choices.length === 0) return [];
  const again = askedAgain(state, choicesAgain);
  if (sameContent(again, choices) && areAnswers(given, choices)) return [];
  return [issue('stack.choices', 'invariant', 'what the item on top asks', choices)];
}

/** Of several questions some are answered, each once and as it may be. */
function areAnswers(given: RulesetState['stack']['given'], choices: readonly Choice[]): boolean {
  const answered = new Set(given.map(({ choice }) => choice));
  return (
    answered.size === given.length &&
    given.length < choices.length &&
    given.every(({ choice, value }) => {
      const asked = choices.find(({ id }) => id === choice);
      return asked !== undefined && answerCheck(asked, value) === undefined;
    })
  );
}

/** Nothing if it would not ask there: it goes on at once, and is stopped as it changes something. */
function askedAgain(state: RulesetState, choicesAgain: (state: RulesetState) => readonly Choice[]): readonly Choice[] {
  try {
    return choicesAgain(state);
  } catch {
    return [];
  }
}
