/** What would make a game unsound and its types do not show: its author is told at once. */
import { wrongKey } from './control.ts';
import type { AnyDefinition } from './game-definition.ts';
import type { PlayTypes } from './play-types.ts';

export function checkDefinition<T extends PlayTypes>({ id, options, sight, stage }: AnyDefinition<T>): void {
  // The types say so too; but what JavaScript leaves out here would be shown to everybody.
  if (sight !== undefined && sight.hides !== false && (sight.viewEvent as unknown) === undefined)
    throw new Error(`${id} hides information, so it must define viewEvent: what each seat sees of an event`);
  const content = options?.content;
  if (content !== undefined && options?.shapes[content.option] === undefined)
    throw new Error(`${id} has content in the option ${content.option}, but no such option`);
  const wrong = wrongKey(stage?.controls ?? []);
  if (wrong !== undefined) throw new Error(`${id} uses the key ${wrong} twice, or hosts use it themselves`);
}
