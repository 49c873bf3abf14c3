import { expect, test } from 'vitest';
import { ESC, run } from '../testing/run.ts';

test.each([{ tty: false }, { tty: true, env: { CI: 'true' } }])(
  'shows one game and ends well with nobody there: %j',
  async (terminal) => {
    const { out, err, status } = await run(['menu'], terminal);
    expect(out).toContain('connect-four');
    expect(out).toContain('Game over: X wins with three in a row.');
    expect(out).toContain('turnwise play tic-tac-toe');
    expect({ err, status }).toEqual({ err: '', status: 0 });
  },
);

test('a person picks a game and a seat, plays, plays again and another', async () => {
  const { out, status } = await run(['menu'], {
    tty: true,
    env: { NO_COLOR: '1' },
    choices: 'Tic-tac-toe|O|search:medium|Tic-tac-toe again|X|greedy|Another game|Connect four|None|random|Quit'.split(
      '|',
    ),
    lines: ['q', 'q'],
  });
  expect(out).toContain('You play O. search:medium plays X.');
  expect(out).toContain('You play X. greedy plays O.');
  expect(out).toContain('random plays X, O.');
  expect(status).toBe(0);
});

test('Esc goes back from the seat, from the bots, and from what comes next, to the games', async () => {
  const { out, status } = await run(['menu'], {
    tty: true,
    env: { NO_COLOR: '1' },
    choices: [
      'Tic-tac-toe',
      ESC,
      'Mancala (Kalah)',
      'None',
      ESC,
      'Connect four',
      'None',
      'random',
      ESC,
      'Backgammon',
      ESC,
      ESC,
    ],
  });
  expect(out).toMatch(/^\n\nConnect four\. /);
  expect(status).toBe(0);
});

test('a game with levels asks for one, and one that is played alone not for a seat', async () => {
  const { out, status } = await run(['menu'], {
    tty: true,
    env: { NO_COLOR: '1' },
    choices: ['Unseen', ESC, 'Unseen', 'Shove', 'Quit'],
    keys: ['q'],
  });
  expect(out).toContain('Shove | turn 0 |');
  expect(status).toBe(0);
});

test('quits at once', async () => {
  expect(await run(['menu'], { tty: true, choices: ['Quit'] })).toEqual({ status: 0, out: '', err: '' });
});
