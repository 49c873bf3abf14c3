/** Inputs that are accepted without being offered, now and then, legal or not: both interpreters must say the same to them. */
import { pick } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { Ruleset } from '../nodes.ts';
import type { RulesetInput, RulesetState } from '../types.ts';

/** One in so many inputs is a control. */
const CONTROLS = 8;
/** One in so many of these is a concession: seldom between two, as it ends the match. */
const CONCESSIONS = 40;
const CONCESSIONS_OF_MORE = 8;
/** One in so many actions with parameters is sent without one of them. */
const SPOILED = 12;
/** One in so many names is one of another sort. */
const MISNAMED = 10;

export function randomControl(
  ruleset: Ruleset,
  state: RulesetState,
  seat: Seat,
  chooser: Chooser,
): RulesetInput | undefined {
  const { players } = state;
  if (chooser.below(CONTROLS) > 0) return undefined;
  const anybody = chooser.below(players.length) as Seat;
  const left = players.filter(({ out }) => !out).length;
  if (chooser.below(left > 2 ? CONCESSIONS_OF_MORE : CONCESSIONS) === 0) return { kind: 'concede', seat: anybody };
  if (chooser.below(60) === 0)
    return pick<RulesetInput>(chooser, [
      { kind: 'endMatch', reason: 'rain' },
      { kind: 'endMatch' },
      { kind: 'skipItem' },
      { kind: 'resume' },
    ]);
  const steps = ruleset.turnStructure.phases.flatMap((phase) => phase.steps.map(({ id }) => id));
  const until = pick(chooser, ['end_of_turn', 'my_turn', ...steps, 'nowhere']) ?? '';
  const manipulate = randomMove(ruleset, state, chooser.below(2) === 0 ? seat : anybody, chooser);
  return pick<RulesetInput>(chooser, [
    { kind: 'pass', seat, until },
    { kind: 'stop', seat: anybody },
    { kind: 'timeout', seat },
    manipulate,
    manipulate,
    { ...manipulate, position: chooser.below(4) },
  ]);
}

/** Any card to any zone, or as one of the entries says that allow such moves. */
function randomMove(
  { zones, manipulation = [] }: Ruleset,
  state: RulesetState,
  seat: Seat,
  chooser: Chooser,
): Extract<RulesetInput, { kind: 'manipulate' }> {
  const { cards, places } = state;
  const allowed = chooser.below(3) === 0 ? undefined : pick(chooser, manipulation);
  const each = places.length / zones.length;
  const from = zones.findIndex(({ id }) => id === allowed?.from);
  const lying = (from < 0 ? places : places.slice(from * each, (from + 1) * each)).flat();
  // What may be sorted at any time is the seat's own, so that most of it is accepted.
  const own = allowed?.when === 'always' ? (places[from * each + seat] ?? []) : lying;
  const first = pick(chooser, own) ?? 0;
  const to = allowed?.to ?? pick(chooser, zones)?.id ?? '';
  const idOf = (card: number): string =>
    chooser.below(MISNAMED) === 0 ? anyName(state, chooser) : (cards[card]?.id ?? '');
  if (chooser.below(2) === 0) return { kind: 'manipulate', seat, action: 'move_card', card: idOf(first), to };
  // Several, mostly from one place.
  const beside = chooser.below(8) === 0 ? lying : (places[cards[first]?.place ?? -1] ?? []);
  const others = Array.from({ length: chooser.below(3) }, () => pick(chooser, beside) ?? 0);
  return { kind: 'manipulate', seat, action: 'move_card', cards: [first, ...others].map(idOf), to };
}

/** Now and then without something that it needs, or with a name that is no name of what it stands for. */
export function spoiled(
  input: RulesetInput | undefined,
  state: RulesetState,
  chooser: Chooser,
): RulesetInput | undefined {
  if (input?.kind !== 'action') return input;
  const { targets, params } = input;
  const target = chooser.below(MISNAMED) === 0 ? pick(chooser, Object.keys(targets)) : undefined;
  if (target !== undefined) return { ...input, targets: { ...targets, [target]: anyName(state, chooser) } };
  const names = Object.keys(params);
  if (names.length === 0 || chooser.below(SPOILED) > 0) return input;
  const name = pick(chooser, names);
  return { ...input, params: Object.fromEntries(Object.entries(params).filter(([key]) => key !== name)) };
}

/** A name of any sort: of a card, known or not, of a player, of an item of the stack or what is none, of a place. */
function anyName({ cards, players, stack, places, events }: RulesetState, chooser: Chooser): string {
  const item = pick(chooser, stack.effects)?.cause ?? 0;
  return (
    pick(chooser, [
      pick(chooser, cards)?.id ?? '',
      `@${chooser.below(players.length + 1)}`,
      `#${item}`,
      `#${chooser.below(cards.length + 1)}`,
      `#${events}`,
      `?hand.${chooser.below(players.length + 1)}.${chooser.below(3)}`,
      `?deck.${chooser.below(players.length)}.${chooser.below(Math.max(1, places[0]?.length ?? 1))}`,
    ]) ?? ''
  );
}
