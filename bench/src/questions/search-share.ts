/** What part of a search's time goes where, in a game with hidden cards, as its strongest bot plays it? */
import { botNamed } from '@turnwise/bots';
import type { BotLook } from '@turnwise/bots';
import type { AnyGame, AnyState, Seat } from '@turnwise/game';
import type { Question } from '../figure.ts';
import { marked, sharesOf } from '../search-parts.ts';
import type { Part } from '../search-parts.ts';

/** `GAME PART`. The ratio is the share, the value microseconds of CPU time per iteration. */
export const measure: Question = async (about) => {
  const [id, part] = about.split(' ') as [string, Part];
  const { game, states } = await load(id);
  const looks = states.flatMap((state) => lookAt(game, state));
  const bot = botNamed(marked(game), 'search:hard');
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  const search = (): number => {
    let iterations = 0;
    for (const [seed, look] of looks.entries()) {
      const thinking = bot.value.think(look, seed);
      thinking.work(thinking.wanted);
      iterations += thinking.done;
    }
    return iterations;
  };
  await sharesOf(() => void search());
  const [ratios, values]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    let iterations = 0;
    const before = process.cpuUsage();
    const shares = await sharesOf(() => (iterations = search()));
    const { user, system } = process.cpuUsage(before);
    const share = shares.get(part) ?? 0;
    ratios.push(share);
    values.push((share * (user + system)) / iterations);
  }
  return { ratios, values };
};

const ROUNDS = 3;
/** Positions of random games that are searched from, one after the other. */
const LOOKS = 12;

async function load(id: string): Promise<{ game: AnyGame; states: readonly AnyState[] }> {
  if (id === 'duel') {
    const [{ duel }, { someStates }, { seededPlays }] = await Promise.all([
      import('@turnwise/duel'),
      import('../content-games.ts'),
      import('../ruleset-games.ts'),
    ]);
    return { game: duel as unknown as AnyGame, states: someOf(someStates(duel, seededPlays(duel, 6), 10)) };
  }
  const [{ innovation }, { someStates }] = await Promise.all([
    import('@turnwise/innovation'),
    import('../innovation-games.ts'),
  ]);
  return { game: innovation as unknown as AnyGame, states: someOf(someStates()) };
}

/** Evenly from all of them, so from all parts of the games. */
function someOf(states: readonly object[]): readonly AnyState[] {
  const every = Math.floor(states.length / LOOKS);
  return states.filter((_, index) => index % every === 1) as readonly AnyState[];
}

function lookAt(game: AnyGame, state: AnyState): readonly BotLook[] {
  const seat: Seat | undefined = game.toAct(state)[0];
  return seat === undefined ? [] : [{ seat, seats: 2, view: game.view(state, seat) }];
}
