/** Players who play what they are offered. */
import type { WireOffer } from '@turnwise/protocol';
import type { Player } from './players.ts';

/** The input that an offer makes with the first candidates of each slot, from `which` on. */
function filled({ kind, fixed, slots }: WireOffer, which: number): Record<string, unknown> {
  const input: Record<string, unknown> = { kind, ...structuredClone(fixed) };
  for (const { name, min, max, list, options } of slots) {
    const count = Math.min(options.length, Math.max(min, Math.min(max, 1)));
    const values = options.map(({ value }) => value);
    const turned = [...values.slice(which % Math.max(1, values.length)), ...values].slice(0, count);
    const path = name.split('.');
    const last = path.pop() as string;
    let at = input;
    for (const part of path) at = (at[part] ??= {}) as Record<string, unknown>;
    at[last] = list === true || max > 1 ? turned : turned[0];
  }
  return input;
}

/** Plays offers of whoever is to act, until it is over or so many were played. */
export async function playOn(players: ReadonlyMap<string, Player>, match: string, most: number): Promise<number> {
  let accepted = 0;
  for (let turn = 0; turn < most * 3 && accepted < most; turn++) {
    const someone = [...players.values()].find(
      ({ look }) => (look?.offers.length ?? 0) > 0 && look?.toAct.includes(look.viewer ?? ''),
    );
    const look = someone?.look;
    if (someone === undefined || look === undefined || look.status !== 'playing') break;
    const offers = look.offers.filter(({ aside }) => aside !== true);
    const offer = offers[(turn * 7) % offers.length] as WireOffer;
    const input = filled(offer, turn);
    const answer = await someone.send({
      type: 'action.submit',
      id: `${someone.look?.viewer}-${turn}`,
      match,
      decision: look.decision ?? undefined,
      input,
    });
    if (answer.type === 'result' && answer.outcome.kind === 'committed') {
      accepted++;
      const { place } = answer;
      for (const player of players.values()) await player.until(() => player.place >= place);
    }
  }
  return accepted;
}
