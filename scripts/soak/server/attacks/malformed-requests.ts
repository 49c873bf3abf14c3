/** Malformed requests: good ones of every route with a field made wrong, any JSON, any bytes, wrong types of content, odd addresses. */
import { Agent, request } from 'node:http';
import { createChooser } from '@turnwise/game';
import { errorAnswer, isErrorCode, ROUTES } from '@turnwise/protocol';
import type { Route } from '@turnwise/protocol';
import { sampleBody } from './access-rows.ts';
import { jsonIn } from './ask.ts';
import { count1 } from './malformed-messages.ts';
import type { AttackTally, SeatAt } from './malformed-messages.ts';
import { Mutants } from './mutants.ts';

/** Under way at once. */
const LANES = 8;

export async function sendRequests(seat: SeatAt, count: number, seed: number): Promise<AttackTally> {
  const tally: AttackTally = { sent: 0, codes: new Map(), wrong: [] };
  const mutants = new Mutants(createChooser(seed, 'requests'));
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const lane = async (): Promise<void> => {
    while (tally.sent < count && tally.wrong.length < 20) {
      tally.sent++;
      const asked = mutant(mutants, seat);
      const answer = await send(seat, asked, agent);
      judge(asked, answer, tally);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  return tally;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | undefined;
}

const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'image/png',
  '',
];
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'];

function mutant(mutants: Mutants, { match, token }: SeatAt): Asked {
  const names = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
  const name = names[mutants.below(names.length)] as keyof typeof ROUTES;
  const route: Route = ROUTES[name];
  const filled = route.path.replace(':match', match).replace(':game', 'duel').replace(':ruleset', 'r-none');
  const oddPath =
    mutants.below(8) === 0
      ? `${filled}${encodeURI(mutants.text(mutants.value()).slice(0, 400)).replaceAll('#', '')}`
      : filled;
  const query = route.query !== undefined && mutants.below(2) === 0 ? `?${queryOf(mutants, route)}` : '';
  const method = mutants.below(10) === 0 ? (METHODS[mutants.below(METHODS.length)] as string) : route.method;
  // With a good token a seat could leave, which is no mistake; and not every body that is wrong here is wrong elsewhere.
  const isOwn = mutants.below(3) > 0 && method !== 'DELETE' && name !== 'undo' && name !== 'redo' && name !== 'control';
  const body = route.body === undefined || method === 'GET' || method === 'HEAD' ? undefined : bodyOf(mutants, name);
  const type = TYPES[mutants.below(TYPES.length)] as string;
  return {
    method,
    path: `${oddPath}${query}`,
    headers: {
      ...(body === undefined || type === '' ? {} : { 'content-type': type }),
      // Without it, what is sent with some methods would be the next request.
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      ...(isOwn ? { authorization: `Bearer ${token}` } : mutants.below(2) === 0 ? { authorization: 'Bearer x' } : {}),
      ...(mutants.below(20) === 0 ? { 'content-encoding': 'gzip' } : {}),
    },
    body,
  };
}

function queryOf(mutants: Mutants, { query }: Route): string {
  const names = [...Object.keys(query?.shape ?? {}), 'token', '__proto__'];
  return Array.from({ length: 1 + mutants.below(2) }, () => {
    const name = names[mutants.below(names.length)] as string;
    // A request that waits for half a minute is good.
    const value = name === 'wait' ? '-1' : mutants.text(mutants.value()).slice(0, 300);
    return `${encodeURIComponent(name)}=${encodeURIComponent(Buffer.from(value).toString())}`;
  }).join('&');
}

function bodyOf(mutants: Mutants, name: keyof typeof ROUTES): Buffer | string {
  switch (mutants.below(8)) {
    case 0:
      return mutants.bytes();
    case 1:
      return mutants.text(mutants.json());
    default:
      return mutants.text(mutants.wrong(sampleBody(name)));
  }
}

interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

function send({ url, from }: SeatAt, { method, path, headers, body }: Asked, agent: Agent): Promise<RawAnswer | Error> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const asked = request(
      {
        hostname,
        port,
        method,
        path,
        headers,
        agent,
        timeout: 10_000,
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => void (text += more));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', resolve);
      },
    );
    asked.on('error', resolve);
    asked.on('timeout', () => asked.destroy(new Error('not answered')));
    asked.end(body);
  });
}

/** Errors are those of the protocol, with nothing of the program in them; nothing was made. */
function judge({ method, path }: Asked, answer: RawAnswer | Error, tally: AttackTally): void {
  const at = `${method} ${path.slice(0, 120)}`;
  if (answer instanceof Error) {
    tally.wrong.push(`${at}: ${answer.message}`);
    return;
  }
  const { status, text } = answer;
  if (status < 400) {
    count1(tally, String(status));
    if (status === 201) tally.wrong.push(`${at} made something: ${text.slice(0, 100)}`);
    return;
  }
  if (method === 'HEAD') return count1(tally, String(status));
  const read = errorAnswer.safeParse(jsonIn(text));
  const code = read.success ? read.data.error.code : 'no error of the protocol';
  count1(tally, code);
  if (!isErrorCode(code) || code === 'internal' || /node_modules|\.ts:|at async/.test(text))
    tally.wrong.push(`${at}: ${status} ${text.slice(0, 200)}`);
}
