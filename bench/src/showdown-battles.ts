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
import type { ChoiceRequest, PokemonSet, Side } from '@pkmn/sim';
import { createChooser, pick } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Contender } from './interleave.ts';

const FORMAT = 'gen9randombattle';

/** All are fought in each batch, as they differ in length. */
const BATTLES = 8;

export function showdownBattles(unit: 'events' | 'lines'): Contender {
  const pairs = Array.from({ length: BATTLES }, (_, index): Pair => ({
    seed: index + 1,
    teams: [teamOf(2 * index + 1), teamOf(2 * index + 2)],
  }));
  let units = 0;
  for (const pair of pairs) units += unit === 'events' ? eventsOf(pair) : fought(started(pair), pair.seed).log.length;
  return (times) => {
    for (let i = 0; i < times; i++) for (const pair of pairs) fought(started(pair), pair.seed);
    return times * units;
  };
}

interface Pair {
  readonly seed: number;
  readonly teams: readonly [PokemonSet[], PokemonSet[]];
}

function teamOf(seed: number): PokemonSet[] {
  return TeamGenerators.getTeamGenerator(FORMAT, `gen5,${hexadecimal(seed)}`).getTeam();
}
