// Every question of every game says what comes of no answer, and the answer that is given for a seat is a legal one.
import { createChooser, fallbackAnswer, nextInput } from '@turnwise/game';
import { createMatch } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';

const INPUTS = 80;

/** Games that ask in the middle, so that a run in which nobody is asked anything cannot pass for them. */
const ASKING = ['innovation', 'rock-paper-scissors', 'duel'];

test.each(registry.games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  let asked = 0;
  for (const seed of [1, 2]) {
    const created = createMatch({ game, seed, hash: false });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const match = created.value;
    const chooser = createChooser(seed, 'play');
    for (let i = 0; i < INPUTS && match.status === 'playing'; i++) {
      for (const choice of game.choices(match.state)) {
        asked++;
        const { seat } = choice;
        const seen = match.look(seat).choices.find((one) => one.id === choice.id);
        expect(seen?.timeOut).not.toBeNull();
        if (seen?.timeOut?.kind !== 'fallback') continue;
        const answer = { kind: 'answer', choice: choice.id, value: fallbackAnswer(choice) };
        expect(match.explain(seat, answer)).toMatchObject({ accepted: true });
      }
      const input = nextInput(game, match.state, chooser);
      if (input?.seat === undefined) break;
      match.submit(input.seat, input);
    }
  }
  if (ASKING.includes(id)) expect(asked).toBeGreaterThan(0);
});
