/** Cells and points in documents, held against the size of the board. */
import { integer, list } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import type { Cell, Point } from '../types.ts';
import { levelIssue } from './level-issue.ts';

export interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export const INTEGERS = list(integer());

export function readPoint(value: unknown, path: string, bounds: Bounds, issues: Issue[]): Point | undefined {
  if (INTEGERS.is(value) && value.length === 3) {
    const [x, y, t] = value as unknown as Point;
    if (inside(x, y, bounds) && t >= 0 && t < bounds.depth) return [x, y, t];
    issues.push(
      levelIssue(path, 'outOfBounds', `a point within ${bounds.width} × ${bounds.height} × ${bounds.depth}`, value),
    );
  } else issues.push(levelIssue(path, 'wrongShape', 'a point, as [x, y, t]', value));
  return undefined;
}

export function readCell(value: unknown, path: string, bounds: Bounds, issues: Issue[]): Cell | undefined {
  if (INTEGERS.is(value) && value.length === 2) {
    const [x, y] = value as unknown as Cell;
    if (inside(x, y, bounds)) return [x, y];
    issues.push(levelIssue(path, 'outOfBounds', `a cell within ${bounds.width} × ${bounds.height}`, value));
  } else issues.push(levelIssue(path, 'wrongShape', 'a cell, as [x, y]', value));
  return undefined;
}

function inside(x: number, y: number, { width, height }: Bounds): boolean {
  return x >= 0 && x < width && y >= 0 && y < height;
}
