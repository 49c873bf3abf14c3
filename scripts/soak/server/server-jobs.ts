/** Faults that are really done to servers and stores, in processes of their own: nothing acknowledged is lost, and nothing happens twice. */
import type { Counts, Job, Piece } from '../job.ts';
import { concludeFaults } from './found.ts';
import type { Found } from './found.ts';
import { PLANTED } from './plants.ts';
import type { Engine } from './store.ts';
import type { ThreeRequest } from './three-servers.ts';

export function serverJobs(counts: Counts): readonly Job[] {
  return [
    killsJob('SQLite', 1_000, 20, counts),
    killsJob('PostgreSQL', 200, 10, counts),
    storesJob('PostgreSQL', 10, counts),
    storesJob('NATS', 3, counts),
    ...(['PostgreSQL', 'NATS'] as const).map((engine) => threeJob(engine, counts)),
    gateJob(counts),
    plantsJob(counts),
  ];
}

/** Rough seconds of one kill, and of what comes before the first. */
const [KILL, BEFORE] = [1, 10];
/** Kills in a piece, but for the first, which the sample has too. */
const IN_PIECE = 50;

/** What runs is loaded only where it runs: it brings servers and engines along. */
function killsJob(engine: Engine, whole: number, first: number, { games, seed }: Counts): Job {
  const kills = games ?? whole;
  const rest = Math.max(0, kills - first);
  const sizes = [
    Math.min(first, kills),
    ...Array.from({ length: Math.ceil(rest / IN_PIECE) }, (_, at) => Math.min(IN_PIECE, rest - at * IN_PIECE)),
  ];
  return faultsJob(
    `server killed over ${engine}`,
    sizes.map((count, at) => ({
      name: `${count} times, seed ${seed + at}`,
      weight: BEFORE + count * KILL,
      run: async () => (await import('./server-kills.ts')).killServers({ engine, kills: count, seed: seed + at }),
    })),
  );
}

/** A round of NATS kills each node in turn, and then all. */
function storesJob(engine: 'PostgreSQL' | 'NATS', rounds: number, { games = rounds, seed }: Counts): Job {
  return faultsJob(
    `server and ${engine} killed`,
    Array.from({ length: games }, (_, at) => ({
      name: `seed ${seed + at}`,
      weight: engine === 'NATS' ? 60 : 30,
      run: async () => (await import('./store-kills.ts')).killStores({ engine, rounds: 1, seed: seed + at }),
    })),
  );
}

type Three = readonly [what: ThreeRequest['what'] | 'other rules', count: number, weight: number];

/** How much of each: inputs, stops of half a minute, restarts of all three, matches. The first and the last are for the sample. */
const THREE: readonly Three[] = [
  ['twins', 100, 15],
  ['twins', 3_000, 60],
  ['stopped', 3, 120],
  ['lost answers', 2_000, 60],
  ['rolling restart', 5, 60],
  ['other rules', 10, 20],
  ['rolling restart', 1, 20],
];

function threeJob(engine: 'PostgreSQL' | 'NATS', { seed }: Counts): Job {
  return faultsJob(
    `server, three over ${engine}`,
    THREE.map(([what, count, weight], at) => ({
      name: `${what} ${count}, seed ${seed + at}`,
      weight,
      async run() {
        if (what !== 'other rules')
          return (await import('./three-servers.ts')).playOverThree({ engine, what, seed: seed + at, count });
        return (await import('./other-rules.ts')).followWithOtherRules({ engine, seed: seed + at, matches: count });
      },
    })),
  );
}

function gateJob({ seed }: Counts): Job {
  return faultsJob(
    'server, appends held back',
    [10, 50].map((holds, at) => ({
      name: `${holds} times, seed ${seed + at}`,
      weight: 10 + holds,
      run: async () => (await import('./gate.ts')).holdAppends({ holds, seed: seed + at }),
    })),
  );
}

/** The tests find what they are for. */
function plantsJob({ seed }: Counts): Job {
  return faultsJob(
    'server, planted faults are found',
    Array.from({ length: PLANTED }, (_, at) => ({
      name: `number ${at + 1}, seed ${seed}`,
      weight: 20,
      run: async () => (await import('./planted.ts')).findPlant(at, seed),
    })),
  );
}

type FaultPiece = Omit<Piece, 'run'> & { readonly run: () => Promise<Found> };

function faultsJob(name: string, pieces: readonly FaultPiece[]): Job {
  return {
    name,
    part: 'server',
    game: 'server',
    pieces: pieces.map((piece) => ({ ...piece, name: `${name}, ${piece.name}` })),
    conclude: (found) => concludeFaults(found as readonly Found[]),
  };
}
