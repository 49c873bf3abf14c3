/** How many bytes both seats are sent for one input: what changed in a look over the whole look. */
import { deltaTo, wireLook } from '@turnwise/protocol';
import type { HeldLook } from '@turnwise/protocol';
import { createMatch } from '@turnwise/match';
import { createChooser } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Question } from '../figure.ts';

const MATCHES = 10;
const INPUTS = 80;

export const measure: Question = async (about) => {
  const { registry } = (await import('@turnwise/registry')) as { registry: { get(id: string): AnyGame | undefined } };
  const game = registry.get(about) as AnyGame;
  const ratios: number[] = [];
  const values: number[] = [];
  for (let seed = 1; seed <= MATCHES; seed++) {
    const created = createMatch({ game, seed });
    if (!created.ok) throw new Error('the match did not begin');
    const match = created.value;
    const chooser = createChooser(seed, 'bench');
    const looks = (): readonly Json[] => match.seats.map((seat) => wireLook(match.look(seat)) as unknown as Json);
    let held = looks().map((look) => ({ look, former: {} }));
    for (let input = 0; input < INPUTS && match.status === 'playing'; input++) {
      const [seat] = match.toAct;
      if (seat === undefined) break;
      match.submit(seat, match.game.sample(match.state, seat, chooser));
      const after = looks();
      const deltas = after.map((look, at) => deltaTo(held[at] as HeldLook, look));
      const changed = deltas.reduce<number>((sum, { patch }) => sum + bytes(patch), 0);
      const whole = after.reduce<number>((sum, look) => sum + bytes(look), 0);
      ratios.push(changed / whole);
      values.push(changed);
      held = deltas.map((delta) => delta.held);
    }
  }
  return { ratios, values };
};

function bytes(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}
