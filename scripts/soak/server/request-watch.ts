/** Asks a server by request, again and again, for all that spectators can ask for, and writes down of which places it was told. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';

/** Until it is told to stop; gives the number of answers. */
export async function watchRequests(url: string, { notebook, groups }: Crowd, over: AbortSignal): Promise<number> {
  let answers = 0;
  const ask = async (path: string): Promise<Answer | undefined> => {
    try {
      const response = await fetch(`${url}${path}`, { signal: over });
      answers++;
      return response.ok ? ((await response.json()) as Answer) : undefined;
    } catch {
      return undefined;
    }
  };
  const aboutMatches = async (): Promise<void> => {
    const matches = groups.flatMap(({ standing }) => (standing === undefined ? [] : [standing.match]));
    await Promise.all(
      matches.map(async (match) => {
        const look = await ask(`/api/v1/matches/${match}`);
        if (look?.viewHash !== undefined) notebook.saw(match, null, look.place ?? 0, look.viewHash);
        const { place = 0, steps = [] } =
          (await ask(`/api/v1/matches/${match}/events?after=${look?.place ?? 0}&wait=1`)) ?? {};
        for (const told of [place, ...steps.map((step) => step.place)])
          notebook.told.push({ match, place: told, by: 'a request' });
      }),
    );
  };
  const aboutLists = async (): Promise<void> => {
    const { matches = [] } = (await ask('/api/v1/matches?stage=over&limit=50')) ?? {};
    for (const { match } of matches) if (notebook.matches.has(match)) notebook.ended.push(match);
    await ask('/metrics');
  };
  const forever = async (what: () => Promise<void>): Promise<void> => {
    while (!over.aborted) {
      await what();
      await sleep(30);
    }
  };
  await Promise.all([forever(aboutMatches), forever(aboutLists)]);
  return answers;
}

interface Answer {
  readonly place?: number;
  readonly viewHash?: string;
  readonly steps?: readonly { readonly place: number }[];
  readonly matches?: readonly { readonly match: string }[];
}
