// A client against scripted servers: everything that goes wrong on the way to a server, and how it comes right again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientTable, ConnectOptions } from './index.ts';
import { Client, connect } from './index.ts';
import { askedAt, CounterServer, deltaAt, eventAt, lookAt, MATCH, updateTo, welcomeAt } from './testing/counter.ts';
import { FakeNet } from './testing/fake-socket.ts';
import { FakeWorld, settled } from './testing/fake-world.ts';
import { hashValue } from '@turnwise/kernel';

interface Stage {
  readonly net: FakeNet;
  readonly world: FakeWorld;
  readonly client: Client;
}

function stage(options: ConnectOptions = {}): Stage {
  const net = new FakeNet();
  const world = new FakeWorld();
  return { net, world, client: connect('https://example.org/', { socket: net.maker, world, ...options }) };
}

async function joined(
  options: ConnectOptions = {},
): Promise<Stage & { readonly table: ClientTable; readonly told: string[] }> {
  const all = stage(options);
  const joining = all.client.join(MATCH, 'a-token-of-ann-000');
  all.net.last.open().say(welcomeAt(0), ...askedAt(0));
  const table = await joining;
  return { ...all, table, told: listen(table) };
}

/** What a table tells, in one line each. */
function listen(table: ClientTable): string[] {
  const told: string[] = [];
  table.on('event', ({ event, late }) => told.push(`${event.id}${late ? ' late' : ''}`));
  table.on('look', ({ place, change }) => told.push(`look ${place} ${change}`));
  table.on('missed', ({ after }) => told.push(`missed after ${after}`));
  table.on('gone', ({ code }) => told.push(`gone ${code}`));
  table.on('error', ({ code }) => told.push(`error ${code}`));
  return told;
}

/** The thread of the match was ended. */
const overstayed = {
  type: 'error',
  match: MATCH,
  code: 'overstayed',
  params: { limit: 'time', reason: 'they took too long' },
  message: 'The rules that were brought were stopped.',
} as const;

const code = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'fine',
    (error: { readonly code: string }) => error.code,
  );

describe('joining', () => {
  test('says hello on the path of the protocol, and gives a table with the first look', async () => {
    const { net, table } = await joined();
    expect(net.last.url).toBe('wss://example.org/api/v1/play');
    expect(net.last.sent).toEqual([
      { type: 'hello', protocol: 1, match: MATCH, token: 'a-token-of-ann-000', deltas: true, labels: false },
    ]);
    expect(table.look()).toEqual(lookAt(0));
    expect([table.place, table.role, table.seat]).toEqual([0, 'seat', 'ann']);
  });

  test('waits for a server that is slow to start', async () => {
    const { net, world, client } = stage();
    const joining = client.join(MATCH);
    for (let i = 0; i < 3; i++) {
      net.last.drop(1006);
      await world.pass(4_000);
    }
    // This one neither opens nor closes.
    const stuck = net.last;
    await world.pass(12_000);
    expect(stuck.closed).toBe(1000);
    await world.pass(1_000);
    net.last.open().say(welcomeAt(5));
    expect((await joining).place).toBe(5);
    expect(net.sockets.length).toBe(5);
  });

  test.each(['unknownMatch', 'forbidden', 'unauthenticated'])('ends with %s, and other matches go on', async (why) => {
    const { net, client, table } = await joined();
    const joining = client.join('m2');
    net.last.say({ type: 'error', code: why, params: {}, message: 'no', match: 'm2' });
    expect(await code(joining)).toBe(why);
    net.last.say(...updateTo(1));
    expect(table.place).toBe(1);
  });

  test('tries again where the server says later', async () => {
    const { net, world, client } = stage();
    const joining = client.join(MATCH);
    net.last.open().say({ type: 'error', code: 'unavailable', params: {}, message: 'later', match: MATCH });
    await world.pass(1_000);
    expect(net.last.of('hello')).toHaveLength(2);
    net.last.say(welcomeAt(0));
    expect((await joining).place).toBe(0);
  });

  test('tries again where the rules of a match were stopped: they may be begun anew in a moment', async () => {
    const { net, world, client } = stage();
    const joining = client.join(MATCH);
    net.last.open().say(overstayed);
    await world.pass(1_000);
    expect(net.last.of('hello')).toHaveLength(2);
    net.last.say(welcomeAt(0));
    expect((await joining).place).toBe(0);
  });

  test('says what was wrong where it was tried again and again in vain', async () => {
    const { net, world, client } = stage({ patience: 5_000 });
    const joining = code(client.join(MATCH));
    net.last.open();
    net.last.onSent = ({ type }) => type === 'hello' && net.last.say(overstayed);
    net.last.say(overstayed);
    await world.pass(5_000);
    expect(net.last.of('hello').length).toBeGreaterThan(2);
    expect(await joining).toBe('overstayed');
  });

  test('twice gives the same table; with another token it is refused', async () => {
    const { client, table } = await joined();
    expect(await client.join(MATCH, 'a-token-of-ann-000')).toBe(table);
    expect(await code(client.join(MATCH))).toBe('alreadyJoined');
  });
});

describe('updates', () => {
  test('are handed out in order', async () => {
    const { net, table, told } = await joined();
    net.last.say(...updateTo(1), ...updateTo(2));
    expect(told).toEqual(['1.1', 'look 1 advanced', '2.1', 'look 2 advanced']);
    expect(table.look()).toEqual(lookAt(2));
  });

  test('that come twice are told once', async () => {
    const { net, told } = await joined();
    net.last.say(...updateTo(1), ...updateTo(1), eventAt(2), eventAt(2), deltaAt(2), deltaAt(1), deltaAt(2));
    expect(told).toEqual(['1.1', 'look 1 advanced', '2.1', 'look 2 advanced']);
  });

  test.each([
    ['has another hash', { ...deltaAt(1), viewHash: '0000000000000000' }],
    ['does not fit', { ...deltaAt(1), patch: [0, 7] }],
    ['leaves a gap', deltaAt(2)],
  ])('of which one %s are mended by a fresh look', async (_, wrong) => {
    const { net, client, table, told } = await joined();
    net.last.say(wrong, deltaAt(2));
    expect(net.last.of('hello')).toHaveLength(2);
    expect(table.place).toBe(0);
    net.last.say(welcomeAt(3), ...updateTo(4));
    expect(told).toEqual(['look 3 fresh', '4.1', 'look 4 advanced']);
    expect([table.look(), client.mended]).toEqual([lookAt(4), 1]);
  });

  test('of which none fits make it ask for whole looks', async () => {
    const { net } = await joined();
    for (let place = 1; place <= 3; place++)
      net.last.say({ ...deltaAt(place), viewHash: '0000000000000000' } as never, welcomeAt(place));
    expect(net.last.of('hello').map(({ deltas }) => deltas)).toEqual([true, true, true, false]);
  });

  test('may be whole looks', async () => {
    const { net, table, told } = await joined({ deltas: false });
    const look = lookAt(1);
    const whole = {
      type: 'state.look',
      match: MATCH,
      place: 1,
      change: 'advanced',
      look,
      viewHash: hashValue(look.view),
    } as const;
    net.last.say(eventAt(1), whole, { ...whole, place: 0, look: lookAt(0) });
    expect(told).toEqual(['1.1', 'look 1 advanced']);
    expect(table.look()).toEqual(look);
  });

  test('are taken up again after a resync', async () => {
    const { net, table, told } = await joined();
    const look = lookAt(9);
    net.last.say(
      ...updateTo(1),
      { type: 'resync', match: MATCH, why: 'slow', place: 9 },
      deltaAt(5),
      { type: 'state.look', match: MATCH, place: 9, change: 'fresh', look, viewHash: hashValue(look.view) },
      ...updateTo(10),
    );
    expect(told).toEqual(['1.1', 'look 1 advanced', 'missed after 1', 'look 9 fresh', '10.1', 'look 10 advanced']);
    expect([table.look(), net.last.of('hello').length]).toEqual([lookAt(10), 1]);
  });

  test('that were left out may have been answers: those are asked for again, and chat is not', async () => {
    const { net, world, table } = await joined();
    const [undone, said, later] = [table.undo(), table.chat('hello'), [] as string[]];
    const look = lookAt(9);
    net.last.say(
      { type: 'resync', match: MATCH, why: 'slow', place: 9 },
      { type: 'state.look', match: MATCH, place: 9, change: 'fresh', look, viewHash: hashValue(look.view) },
    );
    void table.redo().catch(() => later.push('redo'));
    await world.pass(5_000);
    expect([net.last.of('undo').length, net.last.of('chat').length, net.last.of('redo').length]).toEqual([2, 1, 1]);
    const id = net.last.of('undo')[0]?.id ?? '';
    net.last.say({ type: 'result', match: MATCH, id, outcome: { kind: 'undone' }, place: 10, again: true });
    expect(await undone).toMatchObject({ place: 10 });
    await world.pass(60_000);
    expect(await code(said)).toBe('unanswered');
    expect(later).toEqual(['redo']);
  });

  test('say how it ended, also to those who come later, until the end is taken back', async () => {
    const { net, table } = await joined();
    const heard: string[] = [];
    table.on('ended', ({ text }) => heard.push(text));
    const ended = { why: 'conceded' as const, seat: 'bo', winners: ['ann'], text: 'bo has given up.' };
    const over = { ...lookAt(1), status: 'over' as const };
    const viewHash = hashValue(over.view);
    net.last.say(
      { type: 'state.look', match: MATCH, place: 1, change: 'advanced', look: over, viewHash },
      { type: 'ended', match: MATCH, place: 1, ...ended, result: null },
    );
    expect([table.ended, heard]).toEqual([ended, ['bo has given up.']]);
    net.last.say(welcomeAt(1, { look: over, ended }));
    expect(table.ended).toEqual(ended);
    const look = lookAt(0);
    net.last.say({
      type: 'state.look',
      match: MATCH,
      place: 2,
      change: 'undone',
      look,
      viewHash: hashValue(look.view),
    });
    expect(table.ended).toBeUndefined();
  });

  test('that are strange are counted and do no harm', async () => {
    const { net, client, table } = await joined();
    for (const data of ['', 'hello', '{"type":"welcome"}', '[]', 7, new Uint8Array(3), '{"type":7}'])
      net.last.babble(data);
    net.last.say({ type: 'presence', match: 'another', seats: [], spectators: 0 });
    net.last.babble('{"type":"of the future","match":"m1"}');
    expect(client.strange).toBe(8);
    net.last.say(...updateTo(1));
    expect(table.place).toBe(1);
  });

  test('reach the other listeners when one throws', async () => {
    const { net, table, told } = await joined();
    const thrown: unknown[] = [];
    const catching = (error: unknown): void => void thrown.push(error);
    const before = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', catching);
    table.on('look', () => {
      throw new Error('a bug of the program around');
    });
    table.on('look', ({ place }) => told.push(`also ${place}`));
    net.last.say(...updateTo(1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.removeAllListeners('uncaughtException');
    for (const one of before) process.on('uncaughtException', one);
    expect(told).toContain('also 1');
    expect(thrown).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  test('is opened again; what was missed is heard, and told as late', async () => {
    const { net, world, table, told } = await joined();
    net.last.say(...updateTo(1), eventAt(2)).drop();
    await world.pass(2_000);
    net.last.open();
    expect(net.last.of('hello')).toMatchObject([{ after: 1, token: 'a-token-of-ann-000' }]);
    net.last.say(welcomeAt(3, { missed: 'sent' }), eventAt(2), eventAt(3), ...askedAt(3), ...updateTo(4));
    expect(told).toEqual(['1.1', 'look 1 advanced', '2.1', 'look 3 fresh', '3.1 late', '4.1', 'look 4 advanced']);
    expect(table.look()).toEqual(lookAt(4));
  });

  test('in the middle of what was missed goes on where it stopped', async () => {
    const { net, world, told } = await joined();
    net.last.drop();
    await world.pass(2_000);
    net.last
      .open()
      .say(welcomeAt(3, { missed: 'sent' }), eventAt(1), eventAt(2))
      .drop();
    await world.pass(3_000);
    net.last.open();
    expect(net.last.of('hello')).toMatchObject([{ after: 1 }]);
    net.last.say(welcomeAt(3, { missed: 'sent' }), eventAt(2), eventAt(3), ...askedAt(3));
    expect(told.filter((line) => !line.startsWith('look'))).toEqual(['1.1 late', '2.1 late', '3.1 late']);
  });

  test('for too long says what is missing', async () => {
    const { net, world, told } = await joined();
    net.last.say(...updateTo(1)).drop();
    await world.pass(2_000);
    net.last.open().say(welcomeAt(900, { missed: 'tooFar' }), ...updateTo(901));
    expect(told.slice(2)).toEqual(['look 900 fresh', 'missed after 1', '901.1', 'look 901 advanced']);
  });

  test('is told with the clocks, which have run on meanwhile', async () => {
    const { net, world, table } = await joined();
    const heard: unknown[] = [];
    table.on('clock', (clocks) => heard.push(clocks));
    net.last.drop();
    await world.pass(2_000);
    net.last.open().say(welcomeAt(0));
    expect(heard).toEqual([]);
    const clocks = { at: 7, paused: false, seats: [{ seat: 'ann', left: 5_000, expiresAt: 5_007 }] };
    net.last.drop();
    await world.pass(2_000);
    net.last.open().say(welcomeAt(0, { clocks }));
    expect([heard, table.clocks]).toEqual([[clocks], clocks]);
  });

  test('in the middle of a line of chat: it is not sent again, as others may have read it', async () => {
    const { net, world, table } = await joined();
    const said = code(table.chat('hello'));
    const previewed = code(table.preview({ kind: 'count' }));
    net.last.drop();
    await world.pass(2_000);
    net.last.open().say(welcomeAt(0));
    expect(net.last.sent.map(({ type }) => type)).toEqual(['hello', 'preview']);
    expect(await said).toBe('unanswered');
    table.leave();
    expect(await previewed).toBe('left');
  });

  test('after the server has refused a line of chat for now: it is sent once', async () => {
    const { net, world, table } = await joined();
    const said = code(table.chat('hello'));
    const id = net.last.of('chat')[0]?.id ?? '';
    net.last.say({ type: 'error', match: MATCH, id, code: 'unavailable', params: {}, message: 'later' }).drop(1012);
    await world.pass(1_000);
    net.last.open().say(welcomeAt(0));
    await world.pass(10_000);
    expect(net.last.of('chat').map((one) => one.id)).toEqual([id]);
    net.last.say({ type: 'result', match: MATCH, id, outcome: { kind: 'done' }, place: 0 });
    expect(await said).toBe('fine');
  });

  test('in the middle of a submit: it is sent again with the same id, and answered once', async () => {
    const { net, world, table } = await joined();
    const done = table.submit({ kind: 'count' }, '0');
    const [first] = net.last.of('action.submit');
    net.last.drop();
    await world.pass(2_000);
    net.last.open();
    expect(net.last.of('action.submit')).toEqual([]);
    net.last.say(welcomeAt(1, { missed: 'sent' }), eventAt(1), ...askedAt(1));
    expect(net.last.of('action.submit')).toEqual([first]);
    const result = {
      type: 'result',
      match: MATCH,
      id: first?.id ?? '',
      outcome: { kind: 'committed' },
      place: 1,
      again: true,
    } as const;
    net.last.say(result, result);
    expect(await done).toMatchObject({ outcome: { kind: 'committed' }, place: 1 });
  });

  test('keeps the order of what was sent meanwhile', async () => {
    const { net, world, table } = await joined();
    net.last.drop();
    const calls = [table.submit({ kind: 'a' }), table.answer('q1', [3]), table.undo(), table.chat('hello')];
    await world.pass(2_000);
    net.last.open().say(welcomeAt(0));
    expect(net.last.sent.map(({ type }) => type)).toEqual(['hello', 'action.submit', 'input.submit', 'undo', 'chat']);
    for (const message of net.last.sent)
      if ('id' in message)
        net.last.say({ type: 'result', match: MATCH, id: message.id, outcome: { kind: 'done' }, place: 0 });
    expect(await Promise.all(calls)).toHaveLength(4);
  });

  test('is tried again at growing intervals, and quickly again once all was well', async () => {
    const { net, world } = await joined();
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      net.last.drop();
      const { length } = net.sockets;
      const from = world.now();
      while (net.sockets.length === length) await world.pass(50);
      waits.push(world.now() - from);
    }
    for (const [i, wait] of waits.entries()) {
      const most = Math.min(30_000, 500 * 2 ** i);
      expect(wait).toBeGreaterThanOrEqual(most / 2 - 50);
      expect(wait).toBeLessThanOrEqual(most + 50);
    }
    net.last.open().say(welcomeAt(0)).drop();
    const { length } = net.sockets;
    await world.pass(600);
    expect(net.sockets.length).toBe(length + 1);
  });

  test('is opened again at once when the network is back', async () => {
    const { net, world, client } = await joined();
    for (let i = 0; i < 8; i++) {
      net.last.drop();
      while (net.last.closed !== undefined) await world.pass(50);
    }
    net.last.drop();
    const { length } = net.sockets;
    world.wake();
    expect(net.sockets).toHaveLength(length + 1);
    // There is one already.
    world.wake();
    expect(net.sockets).toHaveLength(length + 1);
    // The intervals are short again.
    net.last.drop();
    await world.pass(600);
    expect(net.sockets).toHaveLength(length + 2);
    client.close();
    expect(world.isWatched).toBe(false);
    world.wake();
    expect(net.sockets).toHaveLength(length + 2);
  });

  test('is not opened sooner than the server wants it', async () => {
    const { net, world } = await joined();
    net.last.drop(4429);
    world.wake();
    await world.pass(4_900);
    expect(net.sockets).toHaveLength(1);
  });

  test('that nobody reported is noticed by silence', async () => {
    const { net, world, client } = await joined();
    const silent = net.last;
    await world.pass(16_000);
    expect(silent.of('ping')).toHaveLength(1);
    silent.say({ type: 'pong', at: world.now() - 100, now: world.now() + 5_000 });
    expect(client.now() - world.now()).toBe(5_050);
    await world.pass(46_000);
    expect(silent.closed).toBe(1000);
    expect(net.sockets.length).toBeGreaterThan(1);
  });
});

describe('a close', () => {
  test.each([
    [1000, 'again'],
    [1001, 'again'],
    [1006, 'again'],
    [1012, 'again'],
    [4503, 'again'],
    [4408, 'again'],
    [4429, 'again'],
    [4406, 'protocolMismatch'],
    [4403, 'badOrigin'],
    [1009, 'tooLarge'],
  ])('with %i: %s', async (close, what) => {
    const { net, world, client, table, told } = await joined();
    const done = code(table.submit({ kind: 'count' }));
    net.last.drop(close);
    await world.pass(6_000);
    if (what === 'again') {
      expect(net.sockets.length).toBe(2);
      expect(client.status).toBe('connecting');
      client.close();
      expect(await done).toBe('closed');
    } else {
      expect(net.sockets.length).toBe(1);
      expect([client.status, await done, told]).toEqual(['closed', what, [`gone ${what}`]]);
    }
  });

  test('of a rate limit waits longer', async () => {
    const { net, world } = await joined();
    net.last.drop(4429);
    await world.pass(5_000);
    expect(net.sockets.length).toBe(1);
  });

  test('by us rejects everything that waits, and all that comes later', async () => {
    const { net, client, table } = await joined();
    const waiting = [
      table.submit({ kind: 'a' }),
      table.preview({ kind: 'a' }),
      table.control({ kind: 'concede' }),
      client.join('m2'),
    ].map(code);
    client.close();
    client.close();
    expect(await Promise.all(waiting)).toEqual(['closed', 'closed', 'closed', 'closed']);
    expect(await code(table.redo())).toBe('closed');
    expect(await code(client.join('m3'))).toBe('closed');
    expect([net.last.closed, client.status]).toEqual([1000, 'closed']);
    net.last.drop();
  });

  test('is told, and so is every other state of the connection', async () => {
    const { net, world, client } = stage();
    const told: string[] = [];
    client.on('status', (status) => told.push(status));
    net.last.open().drop();
    await world.pass(2_000);
    net.last.open();
    client.close();
    expect(told).toEqual(['open', 'waiting', 'open', 'closed']);
  });
});

describe('an answer', () => {
  test('may be a refusal, which is no error', async () => {
    const { net, table } = await joined();
    const done = table.submit({ type: 'attack', attackerId: 'fox' });
    const outcome = {
      kind: 'disallowed',
      code: 'notYourTurn',
      params: {},
      by: 'turn',
      text: 'it is not your turn',
    } as const;
    net.last.say({ type: 'result', match: MATCH, id: net.last.of('action.submit')[0]?.id ?? '', outcome, place: 0 });
    expect((await done).outcome).toEqual(outcome);
  });

  test('may be an error, which rejects', async () => {
    const { net, table } = await joined();
    const done = code(table.chat('hello'));
    net.last.say({
      type: 'error',
      match: MATCH,
      id: net.last.of('chat')[0]?.id ?? '',
      code: 'muted',
      params: {},
      message: 'no',
    });
    expect(await done).toBe('muted');
  });

  test('that says later is asked for again with the same id', async () => {
    const { net, world, table } = await joined();
    const done = code(table.undo());
    const id = net.last.of('undo')[0]?.id ?? '';
    net.last.say({ type: 'error', match: MATCH, id, code: 'rateLimited', params: {}, message: 'wait' });
    await world.pass(1_000);
    expect(net.last.of('undo').map((undo) => undo.id)).toEqual([id, id]);
    net.last.say({ type: 'result', match: MATCH, id, outcome: { kind: 'undone' }, place: 1 });
    expect(await done).toBe('fine');
  });

  test('makes the next wait short again', async () => {
    const { net, world, table } = await joined();
    const done = code(table.undo());
    const id = net.last.of('undo')[0]?.id ?? '';
    const later = { type: 'error', match: MATCH, id, code: 'unavailable', params: {}, message: 'later' } as const;
    for (let sent = 1; sent <= 5; sent++) {
      expect(net.last.of('undo')).toHaveLength(sent);
      net.last.say(later);
      await world.pass(10_000);
    }
    net.last.say({ type: 'result', match: MATCH, id, outcome: { kind: 'undone' }, place: 1 });
    expect(await done).toBe('fine');
    void table.redo().catch(() => undefined);
    net.last.say({ ...later, id: net.last.of('redo')[0]?.id ?? '' });
    await world.pass(500);
    expect(net.last.of('redo')).toHaveLength(2);
  });

  test('that we are not at the match makes us say hello and send it again', async () => {
    const { net, table } = await joined();
    const done = code(table.undo());
    const id = net.last.of('undo')[0]?.id ?? '';
    net.last.say({ type: 'error', match: MATCH, id, code: 'notJoined', params: {}, message: 'hello?' }, welcomeAt(0));
    expect(net.last.sent.map(({ type }) => type)).toEqual(['hello', 'undo', 'hello', 'undo']);
    net.last.say({ type: 'result', match: MATCH, id, outcome: { kind: 'undone' }, place: 1 });
    expect(await done).toBe('fine');
  });

  test('that never comes is given up', async () => {
    const { net, world, client, table } = await joined({ patience: 5_000 });
    const waiting = [table.submit({ kind: 'count' }), client.join('m2')].map(code);
    await world.pass(5_000);
    expect(await Promise.all(waiting)).toEqual(['unanswered', 'unanswered']);
    net.last.say(welcomeAt(0, { match: 'm2' }));
    expect(client.strange).toBe(1);
  });

  test('to a preview is what would happen', async () => {
    const { net, table } = await joined();
    const previewed = table.preview({ kind: 'count' });
    const preview = {
      outcome: { kind: 'committed' as const },
      uncertain: false,
      foretold: [],
      events: [],
      look: lookAt(1),
    };
    net.last.say({
      type: 'result',
      match: MATCH,
      id: net.last.of('preview')[0]?.id ?? '',
      outcome: preview.outcome,
      place: 0,
      preview,
    });
    expect(await previewed).toEqual(preview);
  });

  test('is not asked for where the message is too large for any server', async () => {
    const { net, table } = await joined();
    expect(await code(table.submit({ kind: 'x', text: 'a'.repeat(70_000) }))).toBe('tooLarge');
    expect(net.last.sent).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('says so, rejects what waits and hears no more', async () => {
    const { net, client, table, told } = await joined();
    const waiting = code(table.undo());
    table.leave();
    expect(net.last.sent.at(-1)).toEqual({ type: 'leave', match: MATCH });
    expect(await waiting).toBe('left');
    net.last.say(...updateTo(1));
    expect([told, client.strange]).toEqual([['gone left'], 3]);
    void client.join(MATCH).catch(() => undefined);
    expect(net.last.of('hello')).toHaveLength(2);
  });

  test('is not what a table does that the server cannot serve for a moment', async () => {
    const { net, world, table, told } = await joined();
    const message = 'This server has lost track of the match.';
    net.last.say({ type: 'error', match: MATCH, code: 'departed', params: {}, message });
    expect(told).toEqual(['error departed']);
    const undone = table.undo();
    await world.pass(10_000);
    expect(net.last.of('hello')).toHaveLength(2);
    expect(net.last.of('undo')).toEqual([]);
    net.last.say(welcomeAt(0));
    const id = net.last.of('undo')[0]?.id ?? '';
    net.last.say({ type: 'result', match: MATCH, id, outcome: { kind: 'undone' }, place: 1 });
    expect(await undone).toMatchObject({ place: 1 });
  });

  test('is not what a table does whose rules were stopped while it asked for a look', async () => {
    const { net, world, table, told } = await joined();
    net.last.say({ ...deltaAt(1), viewHash: '0000000000000000' } as never, overstayed, overstayed);
    expect(told).toEqual(['error overstayed']);
    await world.pass(1_000);
    expect(net.last.of('hello')).toHaveLength(3);
    net.last.say(welcomeAt(3), ...updateTo(4));
    expect([table.place, told.slice(1)]).toEqual([4, ['look 3 fresh', '4.1', 'look 4 advanced']]);
    await world.pass(20_000);
    expect(net.last.of('hello')).toHaveLength(3);
  });

  test('is not what an input does that made the rules overstay: it is rejected, and the table stays', async () => {
    const { net, table, told } = await joined();
    const done = code(table.submit({ kind: 'count' }));
    net.last.say({ ...overstayed, id: net.last.of('action.submit')[0]?.id ?? '' });
    expect([await done, told]).toEqual(['overstayed', []]);
  });

  test('is what a kicked seat does', async () => {
    const { net, table, told } = await joined();
    net.last.say({
      type: 'error',
      match: MATCH,
      code: 'kicked',
      params: {},
      message: 'You were removed from this match.',
    });
    expect(told).toEqual(['gone kicked']);
    expect(await code(table.undo())).toBe('kicked');
  });
});

test('whatever happens to the connection, everything is done once and heard once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('fine', 'fine', 'fine', 'cut', 'twice', 'wrong'), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      async (faults, inputs) => {
        const net = new FakeNet();
        const world = new FakeWorld();
        const server = new CounterServer();
        const plan = [...faults];
        server.send = (socket, message) => {
          const fault = plan.shift() ?? 'fine';
          const isWrong = fault === 'wrong' && message.type === 'state.delta';
          if (fault === 'cut') return socket.drop();
          socket.say(isWrong ? { ...message, viewHash: '0000000000000000' } : message);
          if (fault === 'twice') socket.say(message);
        };
        net.onMade = (socket) => {
          server.attach(socket);
          world.after(20, () => socket.closed ?? socket.open());
        };
        const client = new Client('http://localhost', { socket: net.maker, world, patience: 10_000_000 });
        const joining = client.join(MATCH);
        const heard: number[] = [];
        const places: number[] = [];
        const playing = (async () => {
          const table = await joining;
          const from = table.place;
          table.on('event', ({ place }) => heard.push(place));
          table.on('look', ({ place }) => places.push(place));
          for (let i = 0; i < inputs; i++) await table.submit({ kind: 'count' });
          return { table, from };
        })();
        for (let i = 0; i < 100 && server.log.length < inputs; i++) await world.pass(10_000);
        await world.pass(100_000);
        const { table, from } = await playing;
        expect(new Set(server.log).size).toBe(inputs);
        expect(server.log).toHaveLength(inputs);
        expect(table.look()).toEqual(lookAt(inputs));
        expect(heard).toEqual(Array.from({ length: inputs - from }, (_, i) => from + i + 1));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        client.close();
      },
    ),
    { seed: 5, numRuns: 200 },
  );
});

test('promises that nobody waits for cause no trouble', async () => {
  const { net, client } = stage();
  const joining = client.join(MATCH);
  client.close();
  await expect(joining).rejects.toMatchObject({ code: 'closed' });
  await settled();
  expect(net.last.closed).toBe(1000);
});

test('without a WebSocket, it says what is missing', () => {
  const own = (globalThis as { WebSocket?: unknown }).WebSocket;
  delete (globalThis as { WebSocket?: unknown }).WebSocket;
  expect(() => connect('https://example.org')).toThrow('option `socket`');
  if (own !== undefined) (globalThis as { WebSocket?: unknown }).WebSocket = own;
});
