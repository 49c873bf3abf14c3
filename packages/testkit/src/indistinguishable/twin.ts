/**
 * States that look the same to a viewer: what it cannot see is another. They are made in several ways, as each of them finds what
 * others cannot: `determinize` deals everything anew and is written by the game's own author; a swap of two names in the position
 * changes as little as can be and knows nothing of the game; other random streams change what is still to come; and from one and the same
 * state another seat may answer in two ways that look alike.
 */
import { drawSeed } from '@turnwise/game';
import type { AnyGame, AnyState, Chooser, PositionContext, Viewer } from '@turnwise/game';
import { createRandom, isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export const TWIN_WAYS = ['dealtAnew', 'swapped', 'otherStreams', 'otherAnswer'] as const;
export type TwinWay = (typeof TWIN_WAYS)[number];

/** Undefined where it cannot be done this way. Whether the viewer can tell it from the true state is still to be seen. */
export function twinOf(
  way: TwinWay,
  game: AnyGame,
  context: PositionContext,
  state: AnyState,
  viewer: Viewer,
  chooser: Chooser,
): AnyState | undefined {
  switch (way) {
    case 'dealtAnew':
      return withStreamsOf(game, game.determinize(game.view(state, viewer), viewer, chooser), state);
    case 'swapped':
      return swapped(game, context, state, viewer, chooser);
    case 'otherStreams': {
      const streams = game.streams(context.options);
      const random = createRandom(drawSeed(chooser), streams);
      return streams.length === 0 ? undefined : game.rules.fork({ ...state, random });
    }
    case 'otherAnswer':
      return state;
  }
}

/** So that what differs later comes from what is hidden and not from chance. */
function withStreamsOf(game: AnyGame, twin: AnyState, { random }: AnyState): AnyState {
  return game.rules.fork(random === undefined ? twin : { ...twin, random });
}

/** Pairs of names that are exchanged before it is given up. */
const TRIES = 24;

function swapped(
  game: AnyGame,
  context: PositionContext,
  state: AnyState,
  viewer: Viewer,
  chooser: Chooser,
): AnyState | undefined {
  const written = JSON.stringify(game.notation.position.format(state, context));
  const sight = JSON.stringify(game.view(state, viewer));
  const named = game.notation.view.format(game.view(state, viewer), context);
  const seen = new Set(textsIn(named));
  const texts = [...new Set(textsIn(JSON.parse(written) as Json))];
  // What the viewer's own view does not name is hidden from it; where it names everything, any two will do.
  const unnamed = texts.filter((one) => !seen.has(one));
  const among = unnamed.length >= 2 ? unnamed : texts;
  if (among.length < 2) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const [one, other] = [among[chooser.below(among.length)], among[chooser.below(among.length)]];
    if (one === undefined || other === undefined || one === other) continue;
    const document = exchanged(JSON.parse(written) as Json, one, other);
    const read = game.notation.position.parse(document, context);
    if (!read.ok) continue;
    const twin = withStreamsOf(game, read.value, state);
    if (JSON.stringify(game.view(twin, viewer)) === sight) return twin;
  }
  return undefined;
}

/** Every text in a document, its keys left out. */
export function textsIn(document: Json): readonly string[] {
  if (typeof document === 'string') return [document];
  if (Array.isArray(document)) return document.flatMap((one: Json) => textsIn(one));
  return isRecord(document) ? Object.values(document).flatMap((one) => textsIn(one)) : [];
}

/** Two names change places, as keys too. */
function exchanged(document: Json, one: string, other: string): Json {
  const name = (text: string): string => (text === one ? other : text === other ? one : text);
  if (typeof document === 'string') return name(document);
  if (Array.isArray(document)) return document.map((part: Json) => exchanged(part, one, other));
  if (!isRecord(document)) return document;
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [name(key), exchanged(value, one, other)]));
}
