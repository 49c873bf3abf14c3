/**
 * One side of a pair: a match on a server, with sockets of the viewer and of a spectator. Everything that they get is kept as text. What is
 * random by design, ids and tokens, is replaced by a text of the same length.
 */
import type { AnyInput, Seat } from '@turnwise/game';
import type { WireLook } from '@turnwise/protocol';
import type { Twins } from '@turnwise/testkit';
import { askAt, seatAllAt } from './ask.ts';
import type { Seated } from './ask.ts';
import { Talker } from './talker.ts';
import type { TwinServer } from './twin-server.ts';

export class WireSide {
  readonly #url: string;
  readonly #seated: Seated;
  readonly #viewerToken: string | undefined;
  /** The viewer twice, with deltas and with whole looks and labels; and a spectator. */
  readonly #talkers: readonly Talker[];
  readonly #names: readonly string[];
  readonly #got: string[] = [];
  readonly #presence = new Map<string, string>();
  /** Some of those on the table, as it was last seen. */
  #things: readonly string[] = [];
  #sent = 0;

  private constructor(url: string, seated: Seated, viewerToken: string | undefined, names: readonly string[]) {
    this.#url = url;
    this.#seated = seated;
    this.#viewerToken = viewerToken;
    this.#names = names;
    this.#talkers = [new Talker(url), new Talker(url), new Talker(url)];
  }

  static async open(server: TwinServer, { game, context, viewer, states }: Twins, side: 0 | 1): Promise<WireSide> {
    const { lab } = server;
    server.beginAt(states[side]);
    const { names, options } = context;
    const seated = await seatAllAt(lab.url, { game: game.id, seats: names, options, undo: 'ownLast' });
    const token = viewer === null ? undefined : seated.tokens.get(names[viewer] as string);
    const opened = new WireSide(lab.url, seated, token, names);
    await opened.#join();
    return opened;
  }

  /** All that it got since it was last asked, in order: requests first. */
  async got(): Promise<readonly string[]> {
    for (const talker of this.#talkers) await talker.settled();
    const texts = this.#talkers.flatMap((talker, index) =>
      talker.texts.splice(0).map((text) => `socket ${index} ${this.#plain(text)}`),
    );
    for (const text of texts) if (isPresence(text)) this.#presence.set(text.slice(0, 'socket 0'.length), text);
    return [...this.#got.splice(0), ...texts.filter((text) => !isPresence(text))];
  }

  /** Who is there, as each socket was last told. It is gathered by a timer, so that only this can be compared, and not when it came. */
  presence(): string {
    return JSON.stringify([...this.#presence].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Everything that can be asked about the match as it stands. */
  async askAll(): Promise<void> {
    const at = `matches/${this.#seated.match}`;
    const own = this.#viewerToken;
    const seatOnly = own === undefined ? [] : [`${at}/actions`, `${at}/actions?explain=true&labels=true`];
    // Once it is over, everybody may have the whole of it.
    const isOver = await this.#ask('GET', at, own);
    const document = isOver ? [] : [`${at}/document`];
    for (const path of [
      `${at}?labels=true&stage=true`,
      `${at}/words`,
      `${at}/events?after=0&labels=true`,
      ...document,
      ...seatOnly,
      'matches?limit=1',
    ])
      await this.#ask('GET', path, own);
    for (const path of [at, `${at}/events?after=0`, ...document]) await this.#ask('GET', path, undefined);
    if (own !== undefined) await this.#ask('GET', 'matches?mine=true', own);
    for (const thing of this.#things) await this.#ask('GET', `${at}/inspect?thing=${encodeURIComponent(thing)}`, own);
  }

  async preview(input: object): Promise<void> {
    await this.#ask('POST', `matches/${this.#seated.match}/preview`, this.#viewerToken, { input });
    await this.#say({ type: 'preview', input });
  }

  /** Something that is refused. */
  async tryOut(input: object): Promise<void> {
    await this.#say({ type: 'action.submit', input });
    await this.#ask('POST', `matches/${this.#seated.match}/actions`, this.#viewerToken, {
      id: `try-${this.#sent++}`,
      input,
    });
  }

  /** An input of the viewer goes over its socket; one of somebody else by a request of which the viewer sees nothing. */
  async play(seat: Seat, viewer: Seat | null, { seat: _seat, ...input }: AnyInput): Promise<void> {
    if (seat === viewer) return this.#say({ type: 'action.submit', input });
    const token = this.#seated.tokens.get(this.#names[seat] as string);
    const { status, text } = await askAt(this.#url, 'POST', `matches/${this.#seated.match}/actions`, {
      token,
      body: { input },
    });
    if (status !== 200 || !text.includes('"committed"'))
      throw new Error(`an input was not taken: ${text.slice(0, 300)}`);
  }

  async undo(): Promise<void> {
    if (this.#viewerToken !== undefined) await this.#say({ type: 'undo' });
  }

  close(): void {
    for (const talker of this.#talkers) talker.close();
  }

  async #join(): Promise<void> {
    const { match } = this.#seated;
    await this.#talkers[0]?.hello(match, this.#viewerToken, { deltas: true });
    await this.#talkers[1]?.hello(match, this.#viewerToken, { labels: true, after: 0, stage: true });
    await this.#talkers[2]?.hello(match, undefined, { deltas: true, labels: true, stage: true });
  }

  async #say(message: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#talkers[0]?.answer({ ...message, match: this.#seated.match, id: `said-${this.#sent++}` });
  }

  /** Whether the answer says that the match is over. */
  async #ask(method: string, path: string, token: string | undefined, body?: unknown): Promise<boolean> {
    const { status, text } = await askAt(this.#url, method, path, { token, body });
    this.#got.push(this.#plain(`${method} ${path} ${status} ${text} ${text.length}`));
    if (path.includes('stage=true')) this.#things = thingsIn(text);
    return text.includes('"stage":"over"');
  }

  #plain(text: string): string {
    const { match, host, tokens } = this.#seated;
    const plain = [match, host, ...tokens.values()].reduce(
      (left, one) => left.replaceAll(one, '-'.repeat(one.length)),
      text,
    );
    // Where the next page begins is written with the id.
    return plain.replace(/"next":"([^"]*)"/, (_, mark: string) => `"next":"${'-'.repeat(mark.length)}"`);
  }
}

/** The first and the last few: those of the viewer, and those of others. */
function thingsIn(text: string): readonly string[] {
  const { look } = JSON.parse(text) as { readonly look?: WireLook };
  const ids = look?.stage?.scene.things.map(({ id }) => id) ?? [];
  return [...new Set([...ids.slice(0, 3), ...ids.slice(-3)])];
}

function isPresence(text: string): boolean {
  return text.includes('"type":"presence"');
}
