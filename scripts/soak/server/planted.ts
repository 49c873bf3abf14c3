/** Servers with one line changed, each of which breaks a promise: the tests must find it. */
import type { Found } from './found.ts';
import { holdAppends } from './gate.ts';
import { FINDERS, PLANTS } from './plants.ts';
import type { Finder, Plant } from './plants.ts';
import { killServers } from './server-kills.ts';
import { playOverThree } from './three-servers.ts';

type Test = (plant: (typeof PLANTS)[Plant], seed: number) => Promise<Found>;

const kills: Test = (changed, seed) => killServers({ engine: 'SQLite', kills: 12, seed, changed });
const gate: Test = (changed, seed) => holdAppends({ holds: 5, seed, changed });
const twins: Test = (changed, seed) =>
  playOverThree({ engine: 'PostgreSQL', what: 'twins', seed, count: 200, changed });

const TESTS: Readonly<Record<Finder, Test>> = { kills, gate, twins };

/** The fault with this number, and whether the test that is for it finds it. */
export async function findPlant(number: number, seed: number): Promise<Found> {
  const [plant, finder] = FINDERS[number] as (typeof FINDERS)[number];
  const { faults, text } = await TESTS[finder](PLANTS[plant], seed);
  const [first] = faults;
  return {
    faults: first === undefined ? [`a server that ${plant} was not found out by ${finder}: ${text}`] : [],
    text: `a server that ${plant}, found out by ${finder}: ${first}`,
    counts: { planted: 1 },
  };
}
