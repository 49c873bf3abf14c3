import { afterEach, expect, test, vi } from 'vitest';
import { bringRuleset } from './brought-ruleset.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A server that keeps what is sent. */
function begin() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push(url, JSON.parse(body));
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ ruleset: 'r-1' }), { status: 201, headers });
  });
  return sent;
}

test('a ruleset of one’s own is sent first, and named after that', async () => {
  const sent = begin();
  const options = { ruleset: { id: 'whist' }, decks: ['a', 'b'] };
  expect(await bringRuleset('ruleset', options)).toEqual({ options: { decks: ['a', 'b'] }, ruleset: 'r-1' });
  expect(sent).toEqual(['/api/v1/rulesets', { document: { id: 'whist' } }]);
});

test.each([
  ['ruleset', { ruleset: 'example' }],
  ['ruleset', {}],
  ['unseen', { level: { id: 'x' } }],
])('%s with %j is left as it is', async (game, options) => {
  const sent = begin();
  expect(await bringRuleset(game, options)).toEqual({ options });
  expect(sent).toEqual([]);
});
