/** The levels that ship, as data: the page shows them without the game, which is in the worker. */
import type { Json } from '@turnwise/kernel';
import type { Action, Lesson } from '@turnwise/unseen';

const FILES = import.meta.glob<Json>('../../../../../games/unseen/src/levels/*.json', {
  eager: true,
  import: 'default',
});

const documentOf = (name: string): Json =>
  Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.json`))?.[1] ?? null;

/** In the order in which they are played. */
export const LESSONS: readonly Pick<Lesson, 'id'>[] = (
  documentOf('progression') as unknown as { readonly levels: readonly Lesson[] }
).levels;

export const LEVEL_FILES: Readonly<Record<string, Json>> = Object.fromEntries(
  LESSONS.map(({ id }) => [id, documentOf(id)]),
);

/** Undefined for an id that no level has. */
export function levelFile(id: string): Json | undefined {
  return Object.hasOwn(LEVEL_FILES, id) ? LEVEL_FILES[id] : undefined;
}

/** An action as files of levels have it: `move east`. */
export function actionWords(action: Action): string {
  return 'dir' in action ? `${action.kind} ${action.dir}` : action.kind;
}
