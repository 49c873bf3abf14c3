// A server for tic-tac-toe as somebody would write it by hand, without rules: `ws`, SQLite, and nothing else. A move is a row; all moves that
// come in one turn of the event loop are one commit, in a thread of its own, as the log of Turnwise does it. When it is durable, both seats
// are told, the sender first. It checks neither turn nor board nor token, keeps no game and cannot go back.
import { parentPort, Worker, isMainThread, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { WebSocketServer } from 'ws';

if (isMainThread) serve();
else store(workerData);

function serve() {
  const worker = new Worker(new URL(import.meta.url), { workerData: process.argv[2] });
  /** By match: the sockets of both seats, and how many moves there are. */
  const matches = new Map();
  let waiting = [];
  let busy = false;
  let sent = [];
  let scheduled = false;
  worker.on('message', () => {
    const done = sent;
    sent = [];
    busy = false;
    for (const { row, id, socket, match } of done) {
      const told = JSON.stringify({ t: 'moved', m: row[0], n: row[1], s: row[2], c: row[3] });
      for (const one of match.sockets) if (one !== undefined) one.send(told);
      socket.send(JSON.stringify({ t: 'done', id }));
    }
    flushSoon();
  });
  const flushSoon = () => {
    if (scheduled || busy) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      if (waiting.length === 0) return;
      sent = waiting;
      const rows = waiting.map(({ row }) => row);
      waiting = [];
      busy = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage(rows);
    });
  };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', (/** @type {Buffer} */ data) => {
      const message = JSON.parse(data.toString('utf8'));
      if (message.t === 'join') {
        let match = matches.get(message.m);
        if (match === undefined) matches.set(message.m, (match = { sockets: [undefined, undefined], count: 0 }));
        match.sockets[message.s] = socket;
        socket.send(JSON.stringify({ t: 'joined', m: message.m }));
        socket.on('close', () => {
          match.sockets[message.s] = undefined;
          if (match.sockets.every((one) => one === undefined)) matches.delete(message.m);
        });
        return;
      }
      const match = matches.get(message.m);
      waiting.push({ row: [message.m, match.count++, message.s, message.c], id: message.id, socket, match });
      flushSoon();
    });
  });
  server.on('listening', () => process.send({ port: server.address().port }));
}

function store(file) {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    'create table move (match text, no integer, seat integer, cell integer); create index of_match on move (match, no)',
  );
  const insert = db.prepare('insert into move values (?, ?, ?, ?)');
  parentPort.on('message', (rows) => {
    db.exec('begin');
    for (const row of rows) insert.run(row);
    db.exec('commit');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    parentPort.postMessage(rows.length);
  });
}

process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'heap') for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  process.send({ usage: { cpu: user + system, heap: heapUsed + arrayBuffers } });
});
