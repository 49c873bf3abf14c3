/** Fields of a thing that say nothing beside the others; a position may have them. And what a level is warned of. */
import { joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { levelIssue } from './notation/level-issue.ts';
import type { LevelPart } from './notation/read-level.ts';
import type { WrittenThing } from './notation/read-things.ts';
import type { Component } from './types.ts';

export function idleFieldIssues({ path, place, document, components: known }: WrittenThing): readonly Issue[] {
  const isGiven = (key: string): boolean => document[key] !== undefined && document[key] !== null;
  const idle = (key: string, expected: string): Issue =>
    levelIssue(joinPath(path, key), 'idleField', expected, document[key]);
  // Of components that nobody knows, nobody can say what is idle beside them.
  const hasAll = (component: Component): boolean => known?.includes(component) ?? true;
  const onlyOf = (component: Component, ...keys: readonly string[]): readonly Issue[] =>
    hasAll(component)
      ? []
      : keys.filter(isGiven).map((key) => idle(key, `this field only on a thing with ${component}`));
  const { components, fov } = document;
  const sees = known?.includes('VisionCone') === true;
  // What the map places is told where its path is, and not wherever it stands.
  const second = place === joinPath(path, 'at') ? 'at' : 'path';
  return [
    ...(isGiven('at') && isGiven('path')
      ? [levelIssue(joinPath(path, second), 'placedTwice', 'a path or one place, not both', document[second])]
      : []),
    ...(isGiven('kind') && isGiven('components') ? [idle('kind', 'a kind or components, not both')] : []),
    ...(Array.isArray(components) && components.length === 0 ? [idle('components', 'at least one component')] : []),
    ...(document['loops'] === true && !isGiven('path') ? [idle('loops', 'a path with it')] : []),
    ...onlyOf('Rift', 'to', 'bidirectional'),
    ...onlyOf('VisionCone', 'lightSpeed', 'facing', 'fov'),
    ...(sees && isGiven('facing') && !isGiven('fov') ? [idle('facing', 'a fov with it')] : []),
    ...(sees && !isGiven('facing') && isGiven('fov') && fov !== 360 ? [idle('fov', 'a facing with it')] : []),
  ];
}

/** What is no mistake, but does something else than its author may think: each with its path, and once. */
export function levelWarnings({ things }: Pick<LevelPart, 'things'>): readonly Issue[] {
  const paths = things.flatMap(({ path, document, components }) =>
    Array.isArray(document['components']) && components !== undefined && components.length > 0
      ? components.includes('TimePersistent')
        ? []
        : [joinPath(path, 'components')]
      : [],
  );
  const expected = 'TimePersistent in the list: every thing exists in later slices, with or without it';
  return [...new Set(paths)].map((path) => levelIssue(path, 'notPersistent', expected));
}
