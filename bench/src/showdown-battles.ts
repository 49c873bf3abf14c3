/**
 * Random battles of Pokémon Showdown's simulator as a contender: teams of random sets (gen9randombattle, made beforehand, as
 * duel's decks are), random moves and random switches where one is forced, the same battles in every run.
 *
 * What is an event there? Its rules raise one with `runEvent`, which looks for all that answer and runs them in order, or with
 * `singleEvent`, which runs what one effect has to say. Both are counted, some 6,000 a battle. That is kind to Showdown: most
 * are questions (is the move accurate, what is the attack now), which in a ruleset are attributes and conditions, and no
 * events. What happens and is told are the lines of its log, some 600 a battle; they are a unit of their own. Showdown has no
 * mode without its log.
 *
 * The same battles are played each time, so the events are counted once beforehand and no counter runs in measured time.
 */
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, toID } from '@pkmn/sim';
import type { PokemonSet, Side } from '@pkmn/sim';
import { createChooser, pick } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Contender } from './interleave.ts';

export type Unit = 'events' | 'lines';

export function showdownBattles(unit: Unit): Contender {
  const battles = Array.from({ length: BATTLES }, (_, index) => ({
    seed: index + 1,
    teams: [teamOf(2 * index + 1), teamOf(2 * index + 2)] as const,
  }));
  const fightAll = (): number => battles.reduce((lines, battle) => lines + fight(battle), 0);
  const units = unit === 'events' ? eventsIn(fightAll) : fightAll();
  return (times) => {
    for (let i = 0; i < times; i++) fightAll();
    return times * units;
  };
}

const FORMAT = 'gen9randombattle';

/** All are fought in each batch, as they differ in length. */
const BATTLES = 8;

function teamOf(seed: number): PokemonSet[] {
  return TeamGenerators.getTeamGenerator(FORMAT, `${seed},0,0,0`).getTeam();
}

interface Start {
  readonly seed: number;
  readonly teams: readonly [PokemonSet[], PokemonSet[]];
}

/** To the end; gives the lines of the log. */
function fight({ seed, teams: [one, other] }: Start): number {
  const chooser = createChooser(seed);
  const battle = new Battle({
    formatid: toID(FORMAT),
    seed: `${seed},0,0,0`,
    p1: { name: 'A', team: one },
    p2: { name: 'B', team: other },
  });
  while (!battle.ended)
    for (const side of battle.sides)
      // What a side is not told may make its choice impossible; then Showdown chooses.
      if (!side.isChoiceDone() && !battle.choose(side.id, choiceOf(side, chooser))) battle.choose(side.id, 'default');
  return battle.log.length;
}

/** A move that is not disabled, or somebody to send in; as Showdown's own random player does by default. */
function choiceOf({ activeRequest: request }: Side, chooser: Chooser): string {
  if (request === null || request.wait || request.teamPreview) throw new Error('nothing is to be chosen');
  if (request.forceSwitch) {
    const { pokemon } = request.side;
    const revives = pokemon[0]?.reviving === true;
    const slots: readonly number[] = pokemon.flatMap(({ active, condition }, index) =>
      condition.endsWith(' fnt') === revives && (revives || !active) ? [index + 1] : [],
    );
    return slots.length === 0 ? 'pass' : `switch ${pick(chooser, slots)}`;
  }
  const moves: readonly number[] = (request.active[0]?.moves ?? []).flatMap(({ disabled }, index) =>
    disabled === undefined || disabled === false ? [index + 1] : [],
  );
  return moves.length === 0 ? 'default' : `move ${pick(chooser, moves)}`;
}

/** How many events are raised by this; what raises them is as it was when it is done. */
function eventsIn(work: () => void): number {
  let events = 0;
  const raisers = ['runEvent', 'singleEvent'].map((name) => ({
    name,
    raise: Reflect.get(Battle.prototype, name) as (...given: unknown[]) => unknown,
  }));
  for (const { name, raise } of raisers)
    Reflect.set(Battle.prototype, name, function counted(this: Battle, ...given: unknown[]) {
      events++;
      return raise.apply(this, given);
    });
  work();
  for (const { name, raise } of raisers) Reflect.set(Battle.prototype, name, raise);
  return events;
}
