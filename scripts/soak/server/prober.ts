/** Asks a server by request while its store is away: every answer must come soon and say clearly what is the matter. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds within which an answer must come. */
const SOON = 15_000;

export interface Probed {
  readonly faults: readonly string[];
  readonly answers: ReadonlyMap<string, number>;
  readonly slowest: number;
}

/** Until it is told to stop. Whatever asks for the store must answer `unavailable`; `ready` says `notReady`. */
export async function probe(url: string, over: AbortSignal): Promise<Probed> {
  const answers = new Map<string, number>();
  const faults: string[] = [];
  let slowest = 0;
  const ask = async (method: string, path: string, body?: unknown): Promise<void> => {
    const begun = Date.now();
    const told = await answerOf(`${url}${path}`, method, body);
    slowest = Math.max(slowest, Date.now() - begun);
    answers.set(told, (answers.get(told) ?? 0) + 1);
    const wanted = path === '/ready' ? 'notReady' : 'unavailable';
    if (!over.aborted && told !== wanted)
      faults.push(`${method} ${path} was answered by ${told}, and not by ${wanted}`);
  };
  while (!over.aborted) {
    await Promise.all([
      ask('GET', '/ready'),
      ask('GET', '/api/v1/matches?stage=running'),
      ask('POST', '/api/v1/matches', { game: 'tic-tac-toe' }),
      ask('GET', '/api/v1/matches/somewhere'),
    ]);
    await sleep(100);
  }
  return { faults, answers, slowest };
}

/** The code of the error; `well` if there is none. */
async function answerOf(url: string, method: string, body: unknown): Promise<string> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(SOON),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { readonly error?: { readonly code: string } };
    return response.ok ? 'well' : (answer.error?.code ?? `${response.status}`);
  } catch (thrown) {
    return (thrown as Error).name === 'TimeoutError' ? `nothing within ${SOON} ms` : 'nothing';
  }
}
