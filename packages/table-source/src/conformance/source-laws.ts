/** The laws of sources, in the order in which they should be read: if the first fails, the others say little. */
import { mayLook } from '../may-look.ts';
import type { TableSource } from '../table-source.ts';
import {
  engineLook,
  lastLook,
  playedInEngine,
  playedMatch,
  playOn,
  quiet,
  settles,
  shownIn,
  until,
  watch,
} from './lab-play.ts';
import { notPlain } from './not-plain.ts';
import { sourceMust as must, sourceMustEqual as mustEqual } from './source-lab.ts';
import type { LabInput, LabOrder, SourceLab, SourceLaw } from './source-lab.ts';

export const SOURCE_LAWS: readonly SourceLaw[] = [
  { name: 'the whole look comes first, with the events so far', run: firstLookFirst },
  { name: 'updates come in order, each once', needs: 'plays', run: inOrderOnce },
  { name: 'the look is the one that the engine gives after the same inputs', run: sameLook },
  { name: 'events have ids that count up, and causes that came before', run: idsAndCauses },
  { name: 'the last scene of the steps is the scene of the look', needs: 'staged', run: stepsEndInTheLook },
  { name: 'a refusal says why and changes nothing', needs: 'plays', run: refusals },
  { name: 'what answers a decision that is gone is refused', needs: 'plays', run: stale },
  { name: 'undo and redo go back and forth, or say why not', needs: 'plays', run: rewinds },
  { name: 'a preview shows what would be, and keeps nothing', needs: 'plays', run: previews },
  { name: 'what is touched in vain says why', needs: 'staged', run: inspects },
  { name: 'the past is as it was', run: thePast },
  { name: 'a branch is a match of its own', run: branches },
  { name: 'a record takes nothing, and says so', needs: 'records', run: takesNothing },
  { name: 'a listener that has left is told nothing more', needs: 'plays', run: leaving },
  { name: 'news tell of seats, clocks and line first', run: news },
  { name: 'everything is plain data', run: plainData },
  { name: 'nobody learns what another seat keeps to itself', needs: 'plays', run: keepsSecrets },
  { name: 'nobody looks with the eyes of another seat', run: ownEyes },
  { name: 'every promise settles, after the end too', run: allSettles },
];

/** X has a line after five. */
const PLACED: readonly LabInput[] = [4, 0, 2, 6, 3].map((cell, at) => ({
  seat: at % 2 === 0 ? 'X' : 'O',
  input: { kind: 'place', cell },
}));

const board = (count: number): LabOrder => ({
  game: 'tic-tac-toe',
  seats: ['X', 'O'],
  seed: 7,
  play: PLACED.slice(0, count),
});

const throws = (...hands: readonly string[]): LabOrder => ({
  game: 'rock-paper-scissors',
  seats: ['A', 'B'],
  seed: 7,
  play: hands.map((value, at) => ({
    seat: at % 2 === 0 ? 'A' : 'B',
    input: { kind: 'answer', choice: `round${1 + Math.floor(at / 2)}-seat${at % 2}`, value },
  })),
});

async function firstLookFirst(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(3));
  for (const viewer of ['X', 'O', null]) {
    const source = await match.source(viewer);
    const { updates } = await watch(lab, source, viewer);
    mustEqual(updates[0]?.kind, 'look', 'the first update');
    mustEqual(updates[0]?.look.viewer, viewer, 'whose look it is');
    mustEqual(updates[0]?.look.frame, 3, 'how far it is');
    mustEqual(updates[0]?.events.length, 3, 'the events so far');
    mustEqual(updates[0]?.steps, [], 'nothing is played back');
    must(!lab.isStaged || updates[0]?.look.stage != null, 'a game with scenes has a stage');
  }
  await match.end();
}

async function inOrderOnce(lab: SourceLab): Promise<void> {
  const match = await lab.begin(board(0));
  const [one, two] = [await watch(lab, await match.source('O'), 'O'), await watch(lab, await match.source('O'), 'O')];
  await playOn(lab, match, PLACED);
  await until(lab, () => lastLook(one).frame === 5 && lastLook(two).frame === 5, 'the last update');
  await quiet(lab);
  mustEqual(
    one.updates.map(({ kind }) => kind),
    ['look', ...PLACED.map(() => 'advanced')],
    'the kinds of updates',
  );
  mustEqual(
    one.updates.map(({ look }) => look.frame),
    [0, 1, 2, 3, 4, 5],
    'the frames of updates',
  );
  mustEqual(one.updates, two.updates, 'what two listeners are told');
  await match.end();
}

async function sameLook(lab: SourceLab): Promise<void> {
  for (const order of [board(0), board(2), board(5), throws('rock'), throws('rock', 'paper', 'rock')]) {
    const match = await playedMatch(lab, order);
    const engine = playedInEngine(lab, order);
    for (const viewer of [...order.seats, null]) {
      const found = lastLook(await watch(lab, await match.source(viewer), viewer));
      mustEqual(
        shownIn(found, lab.isStaged),
        shownIn(engineLook(engine, viewer), lab.isStaged),
        `the look of ${viewer}`,
      );
    }
    await match.end();
  }
}

async function idsAndCauses(lab: SourceLab): Promise<void> {
  for (const order of [board(5), throws('rock', 'paper', 'rock')]) {
    const match = await playedMatch(lab, order);
    const [viewer = null] = order.seats;
    const { updates } = await watch(lab, await match.source(viewer), viewer);
    const known = new Set<string>();
    let last = [0, 0];
    for (const { id, cause, text } of updates.flatMap(({ events }) => events)) {
      const next = id.split('.').map(Number);
      must(next[0]! > last[0]! || (next[0] === last[0] && next[1] === last[1]! + 1), 'ids count up', [last, id]);
      must(next[0] === last[0] || next[1] === 1, 'each frame counts from 1', id);
      must(cause === null || known.has(cause), 'a cause came before', { id, cause });
      must(text !== '', 'an event has words', id);
      known.add(id);
      last = next;
    }
    must(known.size > 0, 'there are events');
    await match.end();
  }
}

async function stepsEndInTheLook(lab: SourceLab): Promise<void> {
  for (const order of [board(5), throws('rock', 'paper', 'rock')]) {
    const match = await playedMatch(lab, order);
    const [viewer = null] = order.seats;
    const source = await match.source(viewer);
    const look = lastLook(await watch(lab, source, viewer));
    const steps = await source.between(0, look.frame, viewer);
    must(steps.length > 0, 'there are steps');
    for (const { events, cues } of steps) mustEqual(cues.length, events.length, 'each event has a cue or none');
    mustEqual(steps.at(-1)?.scene, look.stage?.scene, 'the last scene');
    await match.end();
  }
  if (lab.plays) await playedBack(lab);
}

/** The steps of updates, as they come. */
async function playedBack(lab: SourceLab): Promise<void> {
  const match = await lab.begin(board(0));
  const { updates } = await watch(lab, await match.source('O'), 'O');
  await playOn(lab, match, PLACED);
  await until(lab, () => updates.at(-1)?.look.frame === PLACED.length, 'the last update');
  for (const { look, steps, events } of updates.slice(1)) {
    mustEqual(
      steps.flatMap((step) => step.events.map(({ id }) => id)),
      events.map(({ id }) => id),
      'the events of the steps',
    );
    mustEqual(steps.at(-1)?.scene, look.stage?.scene, 'the last scene of an update');
  }
  await match.end();
}

async function refusals(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(1));
  const watched = await watch(lab, await match.source('O'), 'O');
  const source = await match.source('O');
  for (const input of [{ kind: 'place', cell: 4 }, { kind: 'nonsense' }, { kind: 'place', cell: 'x' }]) {
    const { outcome } = await source.submit('O', input, null);
    must('code' in outcome, `${JSON.stringify(input)} is refused`, outcome);
    must(outcome.code !== '' && outcome.text !== '', 'a refusal has a code and words', outcome);
  }
  const { outcome } = await (await match.source('X')).submit('X', { kind: 'place', cell: 0 }, null);
  must('code' in outcome && outcome.text !== '', 'it is not the turn of X', outcome);
  await quiet(lab);
  mustEqual(watched.updates.length, 1, 'nothing is told of refusals');
  await match.end();
}

async function stale(lab: SourceLab): Promise<void> {
  const match = await lab.begin(board(0));
  const { updates } = await watch(lab, await match.source('X'), 'X');
  const decision = updates[0]?.look.decision ?? null;
  must(decision !== null, 'who is to act has a decision');
  await playOn(lab, match, PLACED.slice(0, 2));
  const { outcome } = await (await match.source('X')).submit('X', { kind: 'place', cell: 8 }, decision);
  must('code' in outcome && outcome.text !== '', 'an old decision is refused', outcome);
  await match.end();
}

async function rewinds(lab: SourceLab): Promise<void> {
  const match = await lab.begin(board(0));
  const source = await match.source('X');
  const watched = await watch(lab, source, 'X');
  const { undo } = lastLook(watched);
  must(!undo.able && undo.text !== '', 'at the start there is nothing to take back, and it says so', undo);
  const early = (await source.rewind('X', 'undo')).outcome;
  must('code' in early && early.text !== '', 'undo at the start is refused in words', early);
  await playOn(lab, match, PLACED.slice(0, 1));
  await until(lab, () => lastLook(watched).frame === 1, 'the input');
  must(lastLook(watched).undo.able, 'the own input can be taken back', lastLook(watched).undo);
  mustEqual((await source.rewind('X', 'undo')).outcome, { kind: 'undone' }, 'undo');
  await until(lab, () => watched.updates.at(-1)?.kind === 'undone', 'the update of an undo');
  mustEqual(lastLook(watched).frame, 0, 'where undo leads');
  mustEqual((await source.rewind('X', 'redo')).outcome, { kind: 'redone' }, 'redo');
  await until(lab, () => watched.updates.at(-1)?.kind === 'redone', 'the update of a redo');
  mustEqual(lastLook(watched).frame, 1, 'where redo leads');
  const again = watched.updates.at(-1)?.events.map(({ id }) => id);
  mustEqual(again, ['1.1'], 'what is told of a redo');
  mustEqual(watched.updates.find(({ kind }) => kind === 'undone')?.events, [], 'what is told of an undo');
  await match.end();
}

async function previews(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(1));
  const source = await match.source('O');
  const watched = await watch(lab, source, 'O');
  const before = lastLook(watched);
  const { outcome, events, look, uncertain } = await source.preview('O', { kind: 'place', cell: 0 });
  mustEqual([outcome, uncertain], [{ kind: 'committed' }, false], 'the preview');
  must(events.length > 0 && JSON.stringify(look.view) !== JSON.stringify(before.view), 'it shows what would be');
  must(!lab.isStaged || look.stage?.scene !== undefined, 'a preview has a scene');
  const wrong = await source.preview('O', { kind: 'place', cell: 4 });
  must('code' in wrong.outcome && wrong.outcome.text !== '', 'a preview of what is refused says why', wrong.outcome);
  await quiet(lab);
  mustEqual(watched.updates.length, 1, 'nothing is told of previews');
  mustEqual(lastLook(await watch(lab, await match.source('O'), 'O')), before, 'the look after a preview');
  await match.end();
}

async function inspects(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(1));
  const source = await match.source('O');
  const { why } = await source.inspect('O', 'cell:4');
  must(why.length > 0 && why.every(({ reason, input }) => reason.text !== '' && input.text !== ''), 'it says why', why);
  mustEqual((await source.inspect('O', 'cell:0')).why, [], 'what can be done needs no reason');
  mustEqual(await source.inspect('O', 'nothing:1'), { about: [], why: [] }, 'what is not there');
  await match.end();
}

async function thePast(lab: SourceLab): Promise<void> {
  const order = board(4);
  const match = await playedMatch(lab, order);
  const source = await match.source('X');
  for (const frame of [0, 1, 4]) {
    const then = await source.at(frame, 'X');
    const engine = engineLook(playedInEngine(lab, { ...order, play: order.play.slice(0, frame) }), 'X');
    mustEqual(then.frame, frame, 'the frame');
    mustEqual([then.view, then.toAct, then.status], [engine.view, engine.toAct, engine.status], `frame ${frame}`);
    must(!lab.isStaged || then.stage !== null, 'the past has scenes');
  }
  const [whole, half] = [await source.between(0, 4, 'X'), await source.between(2, 4, 'X')];
  const ids = (steps: typeof whole) => steps.flatMap(({ events }) => events.map(({ id }) => id));
  mustEqual(ids(whole), ['1.1', '2.1', '3.1', '4.1'], 'all that happened');
  mustEqual(ids(half), ['3.1', '4.1'], 'what happened in between');
  for (const frame of [-1, 5, 1.5])
    mustEqual(await settles(lab, 'at', source.at(frame, 'X')), 'trouble', `a frame that there is not: ${frame}`);
  await match.end();
}

async function branches(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(4));
  const source = await match.source('X');
  if (!source.about.can.branch) {
    mustEqual(await settles(lab, 'branch', source.branch(2)), 'trouble', 'a branch where there is none');
    return await match.end();
  }
  const branch = await source.branch(2);
  const watched = await watch(lab, branch, 'X');
  mustEqual(lastLook(watched).frame, 2, 'where the branch begins');
  mustEqual((await branch.submit('X', { kind: 'place', cell: 8 }, null)).outcome, { kind: 'committed' }, 'an input');
  await until(lab, () => lastLook(watched).frame === 3, 'the update of a branch');
  mustEqual(lastLook(await watch(lab, source, 'X')).frame, 4, 'where the match is');
  branch.close();
  await match.end();
}

async function takesNothing(lab: SourceLab): Promise<void> {
  const match = await lab.begin(board(1));
  const source = await match.source('O');
  for (const { outcome } of [
    await source.submit('O', { kind: 'place', cell: 0 }, null),
    await source.rewind('X', 'undo'),
    await source.concede('O'),
  ])
    must('code' in outcome && outcome.text !== '', 'a record refuses in words', outcome);
  mustEqual(lastLook(await watch(lab, source, 'O')).frame, 1, 'where the record ends');
  await match.end();
}

async function leaving(lab: SourceLab): Promise<void> {
  const match = await lab.begin(board(0));
  const watched = await watch(lab, await match.source('X'), 'X');
  watched.stop();
  watched.stop();
  await playOn(lab, match, PLACED.slice(0, 1));
  await quiet(lab);
  mustEqual(watched.updates.length, 1, 'what a listener is told that has left');
  await match.end();
}

async function news(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(0));
  const source = await match.source('X');
  const kinds: string[] = [];
  const stop = source.follow(({ kind }) => kinds.push(kind));
  await until(lab, () => ['seats', 'clocks', 'line'].every((kind) => kinds.includes(kind)), 'seats, clocks and line');
  stop();
  await match.end();
}

async function plainData(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(2));
  const source = await match.source('X');
  const { updates } = await watch(lab, source, 'X');
  const told: unknown[] = [source.about, updates, await source.words(), await source.save()];
  told.push(await source.at(1, 'X'), await source.between(0, 2, 'X'), await source.inspect('X', 'cell:4'));
  if (lab.plays)
    told.push(
      await source.preview('X', { kind: 'place', cell: 8 }),
      await source.submit('X', { kind: 'place', cell: 4 }, null),
    );
  source.follow((one) => told.push(one));
  await quiet(lab);
  for (const one of told) mustEqual(notPlain(one), null, 'what is not plain data');
  await match.end();
}

async function keepsSecrets(lab: SourceLab): Promise<void> {
  const told: unknown[] = [];
  for (const hand of ['rock', 'paper']) {
    const match = await lab.begin(throws());
    const [b, nobody] = [
      await watch(lab, await match.source('B'), 'B'),
      await watch(lab, await match.source(null), null),
    ];
    await playOn(lab, match, throws(hand).play);
    await until(lab, () => [b, nobody].every((one) => lastLook(one).frame > 0), 'the updates');
    const at = await (await match.source('B')).at(1, 'B');
    told.push(
      [...b.updates, ...nobody.updates].map(({ kind, look, events, steps }) => [
        kind,
        shownIn(look, true),
        events,
        steps,
      ]),
      shownIn(at, true),
    );
    await match.end();
  }
  mustEqual([told[2], told[3]], [told[0], told[1]], 'what the others are told of another hand');
}

async function ownEyes(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, throws('rock'));
  const source = await match.source('A');
  for (const viewer of [...source.about.seats, 'nobody']) {
    if (mayLook(source.about, viewer)) continue;
    must(refusesToLook(source, viewer), `${viewer} cannot be looked with`);
    mustEqual(await settles(lab, 'at', source.at(0, viewer)), 'trouble', 'the past of another seat');
    mustEqual(await settles(lab, 'inspect', source.inspect(viewer, 'x')), 'trouble', 'a thing of another seat');
  }
  must(!mayLook(source.about, 'nobody'), 'who is no seat has no eyes');
  await match.end();
}

function refusesToLook(source: TableSource, viewer: string): boolean {
  try {
    source.subscribe(viewer, () => undefined);
    return false;
  } catch {
    return true;
  }
}

async function allSettles(lab: SourceLab): Promise<void> {
  const match = await playedMatch(lab, board(1));
  const source = await match.source('O');
  const all = (): readonly (readonly [string, Promise<unknown>])[] => [
    ['words', source.words()],
    ['submit', source.submit('O', { kind: 'nonsense' }, null)],
    ['preview', source.preview('O', { kind: 'nonsense' })],
    ['inspect', source.inspect('O', 'cell:0')],
    ['rewind', source.rewind('O', 'redo')],
    ['hint', source.hint('O')],
    ['chat', source.chat('hello')],
    ['at', source.at(0, 'O')],
    ['between', source.between(0, 1, 'O')],
    ['save', source.save()],
  ];
  const each = (asked: ReturnType<typeof all>) =>
    Promise.all(asked.map(([what, promise]) => settles(lab, what, promise)));
  await each(all());
  const open = each(all());
  source.close();
  source.close();
  await open;
  await each(all());
  await match.end();
}
