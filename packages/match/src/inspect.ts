/** What a viewer may ask about a thing on its table: what the rules say of it, and why it can do nothing with it now. */
import { inputMessage, told } from '@turnwise/game';
import type { AnyInput, Seat, ThingId, Told } from '@turnwise/game';
import { cloneDeep } from '@turnwise/kernel';
import type { Explained } from './explain.ts';
import type { Seeing } from './seeing.ts';
import { sceneOf } from './stage.ts';

export interface Inspected {
  /** What the rules say of it, as a card's text. */
  readonly about: readonly Told[];
  /** What the viewer could mean by touching it, and why that is refused; each reason once. */
  readonly why: readonly WhyNot[];
}

export interface WhyNot {
  readonly input: Told;
  readonly reason: Told;
}

export function inspectThing(
  seeing: Seeing,
  thing: ThingId,
  explain: (seat: Seat, input: AnyInput) => Explained,
): Inspected {
  const { game, view, viewer } = seeing;
  const found = sceneOf(seeing)?.things.find(({ id }) => id === thing);
  const name = found?.name?.text;
  const about = name === undefined || found?.hidden === true ? [] : game.lookUp(view, name);
  const why = new Map<string, WhyNot>();
  if (found !== undefined && viewer !== null)
    for (const input of game.meant(view, viewer, thing)) {
      const { accepted, refusal } = explain(viewer, input);
      if (accepted || refusal === undefined || why.has(refusal.text)) continue;
      const { label, text } = refusal;
      why.set(text, { input: told(game.messages, inputMessage(seeing, input)), reason: { label, text } });
    }
  return cloneDeep({ about: about.map((one) => told(game.messages, one)), why: [...why.values()] });
}
