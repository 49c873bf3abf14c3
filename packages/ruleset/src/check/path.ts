/** Where the checker stands in the document. It is written out only when there is something to tell. */
import { joinPath } from '@turnwise/kernel';

export interface Path {
  readonly up: Path | null;
  readonly key: string | number;
}

export function under(up: Path | null, ...keys: readonly (string | number)[]): Path | null {
  let path = up;
  for (const key of keys) path = { up: path, key };
  return path;
}

export function textOf(path: Path | null): string {
  return path === null ? '' : joinPath(textOf(path.up), path.key);
}

export function textAt(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => joinPath(path, typeof key === 'number' ? key : String(key)), '');
}
