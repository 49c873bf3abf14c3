// Whatever arrives is read or answered with an error, and nothing throws.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_LIMITS, readClientMessage, readServerMessage, utf8Length } from './index.ts';

const sent = (message: unknown): ReturnType<typeof readClientMessage> => readClientMessage(JSON.stringify(message));
const submit = { type: 'action.submit', id: 'c1', match: 'm1', input: { kind: 'place', cell: 4 } };

describe('a message to the server', () => {
  test.each<[object]>([
    [{ type: 'hello', protocol: 1, match: 'm1' }],
    [{ type: 'hello', protocol: 1, match: 'm1', token: 't'.repeat(43), after: 0, deltas: true, labels: false }],
    [submit],
    [{ ...submit, decision: 'd7', input: { type: 'attack', attackerId: 'fox', defenderId: 'wall' } }],
    [
      {
        ...submit,
        input: { type: 'direct_manipulation', action: 'move_card', cardId: 'c', from: 'hand', to: 'battlefield' },
      },
    ],
    [{ type: 'input.submit', id: 'c2', match: 'm1', choice: 'selectCards1', value: [3] }],
    [{ type: 'input.submit', id: 'c2', match: 'm1', choice: 'selectCards1', value: null }],
    [{ type: 'preview', id: 'c3', match: 'm1', input: { kind: 'draw' } }],
    [{ type: 'undo', id: 'c4', match: 'm1' }],
    [{ type: 'system.control', id: 'c5', match: 'm1', control: { kind: 'kick', seat: 'bo', reason: 'away' } }],
    [{ type: 'chat', id: 'c6', match: 'm1', text: 'good luck' }],
    [{ type: 'leave', match: 'm1' }],
    [{ type: 'ping' }],
  ])('%j is read as it is', (message) => {
    expect(sent(message)).toEqual({ ok: true, value: message });
  });

  test.each<[unknown, string, string]>([
    [null, 'malformed', 'The message could not be understood: expected a message with a type, found null.'],
    [{}, 'malformed', 'type: expected text, found null'],
    [{ type: 5 }, 'malformed', 'type: expected text, found 5'],
    [{ type: 'hello', match: 'm1', protocol: 2, new: 1 }, 'protocolMismatch', 'speaks version 1'],
    [{ type: 'hello', match: 'm1', protocol: '1' }, 'malformed', 'protocol: expected a number'],
    [{ type: 'hello', match: 'm1', protocol: 1, token: 'x' }, 'malformed', 'token: expected at least 16 characters'],
    [{ type: 'chat', match: 'm1', text: 'hi' }, 'malformed', 'id: expected text, which is missing'],
    [{ type: 'toString' }, 'unknownType', 'The server does not know the message type toString.'],
    [{ ...submit, id: '' }, 'malformed', 'id'],
    [{ ...submit, match: 'a/b' }, 'malformed', 'match'],
    [{ ...submit, decison: 'd7' }, 'malformed', 'decison: expected no such field'],
    [{ ...submit, input: 7 }, 'malformed', 'input'],
    [{ ...submit, input: {} }, 'malformed', 'input.kind'],
    [{ ...submit, input: { kind: 'place', seat: 1 } }, 'malformed', 'input.seat: expected no such field'],
    [{ type: 'input.submit', id: 'c2', match: 'm1', choice: 'x' }, 'malformed', 'value'],
    [{ type: 'system.control', id: 'c5', match: 'm1', control: { kind: 'kick' } }, 'malformed', 'control.seat'],
    [{ type: 'system.control', id: 'c5', match: 'm1', control: { kind: 'shout' } }, 'malformed', 'control.kind'],
  ])('%j is answered with %s', (message, code, words) => {
    const read = sent(message);
    expect(read).toMatchObject({ ok: false, error: { type: 'error', code } });
    if (!read.ok) expect(read.error.message).toContain(words);
  });

  test('that is wrong is answered by its id and match, as far as they are right', () => {
    expect(sent({ ...submit, input: 7 })).toMatchObject({ error: { id: 'c1', match: 'm1' } });
    expect(sent({ ...submit, match: 'a/b' })).not.toMatchObject({ error: { match: 'a/b' } });
  });

  test.each(['', '{', '[1', '"hello"', '[]', '1e999'])('%j is malformed', (text) => {
    expect(readClientMessage(text)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  test('that is too deep or has a reserved field is malformed', () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect(
      readClientMessage(`{"type":"input.submit","id":"a","match":"m","choice":"c","value":${deep}}`),
    ).toMatchObject({
      error: { code: 'malformed', params: { issues: [{ code: 'tooDeep' }] } },
    });
    expect(readClientMessage('{"type":"ping","__proto__":{"at":1}}')).toMatchObject({ error: { code: 'malformed' } });
  });

  test('that is too large is not parsed', () => {
    const most = PROTOCOL_LIMITS.messageBytes.usual;
    expect(readClientMessage(`"${'é'.repeat(most / 2)}"`)).toMatchObject({ error: { code: 'tooLarge' } });
  });

  test('never makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ ...submit, input: value })),
        ),
        (text) => {
          readClientMessage(text);
          readServerMessage(text);
        },
      ),
      { seed: 3, numRuns: 2_000 },
    );
  });
});

describe('a message from the server', () => {
  test('of an unknown type is nothing, and unknown fields are left out', () => {
    expect(readServerMessage('{"type":"fireworks","x":1}')).toEqual({ ok: true, value: undefined });
    expect(readServerMessage('{"type":"pong","now":5,"x":1}')).toEqual({ ok: true, value: { type: 'pong', now: 5 } });
  });

  test.each(['', '7', '{}', '{"type":"pong"}', '{"type":"welcome","look":{}}', '{"type":"toString"}'])('%j', (text) => {
    const read = readServerMessage(text);
    expect(read.ok && read.value !== undefined).toBe(false);
  });
});

test.each(['', 'a', 'é', '€', '🂡', 'a🂡€é'])('the bytes of %j', (text) => {
  expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
});
