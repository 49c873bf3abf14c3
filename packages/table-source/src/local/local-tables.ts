/** Opens matches in this thread, new or saved. */
import { isPlainName } from '@turnwise/bots/names';
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match, MatchDocument } from '@turnwise/match';
import { issueText } from '../issue-text.ts';
import { SourceTrouble } from '../source-trouble.ts';
import { botsIn } from './local-request.ts';
import type { LocalRequest } from './local-request.ts';
import { LocalTable } from './local-table.ts';
import type { SearchWorld } from './search.ts';

export interface LocalWorld extends SearchWorld {
  /** A game by its id, loaded when it is asked for. */
  readonly load: (game: string) => Promise<AnyGame | undefined>;
}

const THINKING = 1_500;

export async function openLocal(world: LocalWorld, request: LocalRequest): Promise<LocalTable> {
  const match = await matchOf(world, request);
  const bots = request.bots ?? (request.kind === 'saved' ? botsIn(request.document) : {});
  for (const [seat, bot] of Object.entries(bots)) {
    if (!match.table.names.includes(seat)) throw new SourceTrouble('cannotOpen', `there is no seat ${seat} for a bot`);
    if (!isPlainName(match.game, bot)) await checkBot(match.game, bot);
  }
  const mine = request.mine ?? match.table.names.filter((name) => !Object.hasOwn(bots, name));
  const { milliseconds = THINKING } = request;
  const seating = { match: request.match, bots, mine, milliseconds };
  let branches = 0;
  return new LocalTable({
    match,
    seating,
    world,
    ended: (request.kind === 'saved' ? request.ended : undefined) ?? null,
    chronicle: async (document: MatchDocument) => {
      const { Chronicle } = await import('../chronicle.ts');
      return new Chronicle(document, match.game);
    },
    branch: (document: MatchDocument, until: number) =>
      openLocal(world, { ...seating, kind: 'saved', document, until, match: `${request.match}-${++branches}` }),
  });
}

async function checkBot(game: AnyGame, name: string): Promise<void> {
  const { botNamed } = await import('@turnwise/bots');
  const found = botNamed(game, name);
  if (!found.ok) throw new SourceTrouble('cannotOpen', `bots: expected ${found.error.expected}, found ${name}`);
}

/** With the words of what was brought to it. */
export async function gameOf(load: LocalWorld['load'], id: string, options: Json = {}): Promise<AnyGame> {
  const game = await load(id);
  if (game === undefined) throw new SourceTrouble('cannotOpen', `there is no game ${id}`);
  return game.worded?.(options) ?? game;
}

async function matchOf(world: LocalWorld, request: LocalRequest): Promise<Match> {
  const policy = { undo: 'free', faults: 'refuse' } as const;
  if (request.kind === 'saved') {
    const { document, until } = request;
    const [{ loadSaved }, game] = await Promise.all([
      import('./load-saved.ts'),
      gameOf(world.load, document.game, document.options),
    ]);
    return loadSaved(document, game, { ...policy, ...(until === undefined ? {} : { until }) });
  }
  const { options, seed, seats } = request;
  const game = await gameOf(world.load, request.game, options);
  const created = createMatch({
    game,
    seed,
    ...policy,
    ...(options === undefined ? {} : { options }),
    ...(seats === undefined ? {} : { seats }),
  });
  if (!created.ok) throw new SourceTrouble('cannotOpen', issueText(created.error));
  return created.value;
}
