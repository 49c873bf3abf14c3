/**
 * Someone else's token, no token, an old one, another match's, a spectator's, rubbish: each is refused on every route, with every message and
 * every control, changes nothing and is heard by nobody. The table is made from the protocol. Those who may are let in, so that the
 * refusals mean something.
 */
import { API_PREFIX } from '@turnwise/protocol';
import { controlRows, messageRows, missingRows, openRows, routeRows } from './access-rows.ts';
import type { AccessRow } from './access-rows.ts';
import { openAccessLab, openAccessWorld } from './access-world.ts';
import type { AccessLab, AccessWorld, Bearer } from './access-world.ts';
import type { Lab } from './lab.ts';
import { Talker } from './talker.ts';
import type { Heard } from './talker.ts';

export interface AccessReport {
  readonly rows: number;
  readonly refused: number;
  readonly let: number;
  readonly wrong: readonly string[];
}

export async function checkAccess(): Promise<AccessReport> {
  const tally = { rows: 0, refused: 0, let: 0, wrong: missingRows().map((name) => `${name} has no row`) };
  const rows = [...routeRows(), ...messageRows(), ...controlRows()];
  tally.rows = rows.length + openRows().length;
  const server = await openAccessLab();
  const world = await openAccessWorld(server);
  try {
    await refusals(world, rows, tally);
    await closedToWatchers(world, tally);
    await dismissedSockets(world, rows, tally);
    await tokensInAddresses(world, tally);
    await openToAll(world, tally);
    await witnessHeardNothing(world, tally);
    for (const row of rows) await letIn(server, row, tally);
  } finally {
    world.close();
    await server.lab.close();
  }
  return tally;
}

type Tally = {
  -readonly [K in keyof AccessReport]: AccessReport[K] extends readonly string[] ? string[] : AccessReport[K];
};

/** The code with which a caller is refused; undefined for one that may. */
function refusalFor({ role, token }: Bearer, who: AccessRow['who']): string | undefined {
  if (role === 'nobody') return 'unauthenticated';
  if (who.includes('anyone') || who.includes(role)) return undefined;
  return token === undefined ? 'unauthenticated' : 'forbidden';
}

async function refusals({ lab, match, bearers }: AccessWorld, rows: readonly AccessRow[], tally: Tally): Promise<void> {
  const before = await lab.records();
  const knocker = new Knocker(lab, match);
  for (const bearer of bearers)
    for (const row of rows) {
      const code = refusalFor(bearer, row.who);
      if (code === undefined) continue;
      const got = await knocker.send(row, bearer.token);
      if (got !== code) tally.wrong.push(`${row.name} by ${bearer.name}: ${got}, and not ${code}`);
      tally.refused++;
      if ((await lab.records()) === before) continue;
      tally.wrong.push(`${row.name} by ${bearer.name} changed a match`);
      return;
    }
  await knocker.close();
}

/** Where nobody may watch, somebody without a seat gets nothing at all. */
async function closedToWatchers({ lab, closed, strangers }: AccessWorld, tally: Tally): Promise<void> {
  const knocker = new Knocker(lab, closed);
  for (const { name, token } of strangers)
    for (const row of [...routeRows(), ...messageRows()]) {
      if (row.who.includes('anyone') && token === undefined) continue;
      const got = await knocker.send(row, token);
      tally.refused++;
      if (got !== 'unauthenticated') tally.wrong.push(`${row.name} by ${name} at a closed match: ${got}`);
    }
  await knocker.close();
}

/** They are told once that they have lost the seat; whatever they send after that is refused. */
async function dismissedSockets(
  { lab, match, dismissed }: AccessWorld,
  rows: readonly AccessRow[],
  tally: Tally,
): Promise<void> {
  const before = await lab.records();
  for (const { name, talker } of dismissed) {
    if (talker.heard().every(({ code }) => code !== 'kicked' && code !== 'seatLeft'))
      tally.wrong.push(`${name} was not told`);
    for (const row of rows) {
      if (row.message === undefined) continue;
      const { type, code = type } = await talker.answer({ ...row.message, match, id: `gone-${tally.refused}` });
      tally.refused++;
      if (code !== 'notJoined') tally.wrong.push(`${row.name} by ${name}: ${code}`);
    }
  }
  if ((await lab.records()) !== before) tally.wrong.push('a socket without a seat changed a match');
}

/** A token in an address would end up in logs and histories: it counts for nothing there. */
async function tokensInAddresses({ lab, closed, match, bearers }: AccessWorld, tally: Tally): Promise<void> {
  const token = bearers.find(({ role }) => role === 'seat')?.token ?? '';
  for (const path of [`matches/${match}/actions`, `matches/${closed}`, `matches/${closed}/events`])
    for (const name of ['token', 'access_token', 'authorization']) {
      const { status } = await lab.ask('GET', `${path}?${name}=${token}`);
      tally.refused++;
      if (status !== 401 && status !== 400) tally.wrong.push(`a token in the address of ${path}: ${status}`);
    }
}

/** Routes about no match take no notice of who calls. */
async function openToAll({ lab, bearers }: AccessWorld, tally: Tally): Promise<void> {
  for (const { name, route, body } of openRows()) {
    if (route === undefined || route.method !== 'GET') continue;
    const path = route.path.replace(':game', 'duel').replace(':ruleset', 'none');
    const plain = await lab.ask('GET', path);
    for (const { token, name: who } of bearers) {
      const got = await lab.ask('GET', path, { token, body });
      if (got.status !== plain.status || (route.answer !== 'text' && got.text !== plain.text))
        tally.wrong.push(`${name} answers ${who} in another way`);
    }
  }
  const mine = await lab.ask('GET', 'matches?mine=true');
  if (mine.status !== 401) tally.wrong.push(`"mine" without a token: ${mine.status}`);
}

async function witnessHeardNothing({ witness }: AccessWorld, tally: Tally): Promise<void> {
  await witness.settled();
  const heard = witness
    .heard()
    .filter(({ type }) => !['welcome', 'presence', 'pong', 'priority.changed'].includes(type));
  if (heard.length > 0) tally.wrong.push(`somebody at the match heard ${JSON.stringify(heard[0])}`);
}

/** A match of its own for each, as it changes something. */
async function letIn(server: AccessLab, row: AccessRow, tally: Tally): Promise<void> {
  const world = await openAccessWorld(server);
  const knocker = new Knocker(world.lab, world.match);
  try {
    for (const bearer of world.bearers) {
      if (bearer.role === 'nobody' || refusalFor(bearer, row.who) !== undefined) continue;
      const got = await knocker.send(row, bearer.token);
      tally.let++;
      if (got === 'unauthenticated' || got === 'forbidden') tally.wrong.push(`${row.name} by ${bearer.name}: ${got}`);
    }
  } finally {
    await knocker.close();
    world.close();
  }
}

/** Knocks at a match. There is a socket for each token, which has said hello and may have been refused. */
class Knocker {
  readonly #lab: Lab;
  readonly #match: string;
  readonly #byToken = new Map<string | undefined, Promise<{ readonly talker: Talker; readonly hello: Heard }>>();
  #said = 0;

  constructor(lab: Lab, match: string) {
    this.#lab = lab;
    this.#match = match;
  }

  /** The code of the error, or `done`. */
  async send({ message, route, query = '', body }: AccessRow, token: string | undefined): Promise<string> {
    if (message !== undefined) return this.#say(message, token);
    const path = (route?.path ?? '').replace(':match', this.#match).replace(`${API_PREFIX}/`, '');
    const { status, body: answer } = await this.#lab.ask(route?.method ?? 'GET', `${path}${query}`, { token, body });
    return status < 400 ? 'done' : String(answer?.error?.code);
  }

  async close(): Promise<void> {
    for (const line of this.#byToken.values()) (await line).talker.close();
  }

  /** Who was not welcome cannot go on as if it were. */
  async #say(message: Readonly<Record<string, unknown>>, token: string | undefined): Promise<string> {
    const line = this.#byToken.get(token) ?? this.#open(token);
    this.#byToken.set(token, line);
    const { talker, hello } = await line;
    const { code, type } = await talker.answer({ ...message, match: this.#match, id: `access-${this.#said++}` });
    if (hello.type === 'welcome') return code ?? (type === 'result' ? 'done' : type);
    return code === 'notJoined' ? String(hello.code) : `${code ?? type} after ${hello.code}`;
  }

  async #open(token: string | undefined): Promise<{ readonly talker: Talker; readonly hello: Heard }> {
    const talker = new Talker(this.#lab.url);
    return { talker, hello: await talker.hello(this.#match, token) };
  }
}
