/** Games whose scenes cannot be drawn or touched (law 11), or tell too much (law 7). */
import { message } from '@turnwise/game';
import type { Scene, ScenePlace, SceneThing } from '@turnwise/game';
import { broken } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { definition } from './number-game.ts';
import type { NumberChange } from './number-game.ts';
import type { NumberView } from './number-types.ts';
import { numberStage } from './number-scene.ts';

export function faultsOfScenes(): readonly BrokenGame[] {
  return [
    broken(
      11,
      'has two things with one id',
      things((thing) => ({ ...thing, id: 'same' })),
      /things share an id/,
    ),
    broken(
      11,
      'has two places with one id',
      places((place) => ({ ...place, id: 'pool' })),
      /places share an id/,
    ),
    broken(
      11,
      'puts things nowhere',
      things((thing) => ({ ...thing, place: 'moon' })),
      /lies in moon/,
    ),
    broken(
      11,
      'puts a place into itself',
      places((place) => ({ ...place, in: place.id })),
      /not there or lies in it/,
    ),
    broken(
      11,
      'puts a thing beside its track',
      things((thing) => ({ ...thing, at: [20] })),
      /outside of/,
    ),
    broken(
      11,
      'has a layout that there is not',
      places((place) => ({ ...place, layout: { kind: 'heap' } as unknown as ScenePlace['layout'] })),
      /layout that there is not/,
    ),
    broken(11, 'offers what is not there', { stage: { things: () => ['ghost'] } }, /ghost, which is not on the table/),
    broken(
      11,
      'offers what nobody can read',
      {
        play: {
          offers: (state, by) =>
            definition.play
              .offers(state, by)
              .map((offer) => ({ ...offer, slots: offer.slots.map((slot) => ({ ...slot, candidates: [{}] })) })),
        },
      },
      /has no words/,
    ),
    broken(
      11,
      'moves things to a place that is not there',
      { stage: { cue: () => ({ things: [], to: 'moon' }) } },
      /by way of moon/,
    ),
    broken(
      11,
      "takes a touch for somebody else's input",
      { stage: { meant: (_view, by) => [{ kind: 'peek', seat: by === 0 ? ONE : ZERO }] } },
      /not an input of it/,
    ),
    broken(
      7,
      'remembers in its scenes what another seat saw',
      remembering(),
      /can tell the true state from a guess: .*stage/,
    ),
  ];
}

const [ZERO, ONE] = [0, 1] as unknown as [NumberView['next'], NumberView['next']];

function scened(change: (scene: Scene) => Scene): NumberChange {
  return { stage: { scene: (view, table, viewer) => change(numberStage.scene(view, table, viewer)) } };
}

function things(change: (thing: SceneThing) => SceneThing): NumberChange {
  return scened((scene) => ({ ...scene, things: scene.things.map(change) }));
}

function places(change: (place: ScenePlace) => ScenePlace): NumberChange {
  return scened((scene) => ({ ...scene, places: scene.places.map(change) }));
}

/** Each scene says how many were made before it. */
function remembering(): NumberChange {
  let made = 0;
  return scened((scene) => ({ ...scene, status: message('scene.pool', { made: made++ }) }));
}
