/** Which levels were won on this device, and in how many actions: kept as text, read with care, as anybody may have written it. */

export interface LevelProgress {
  /** The fewest actions that won it. */
  readonly best: number;
  /** Whether the best was played without a hint. */
  readonly alone: boolean;
}

export type PuzzleProgress = Readonly<Record<string, LevelProgress>>;

/** What of a `Storage` is needed. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** Keeps nothing. */
export const NO_STORE: TextStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What the browser keeps for this page. Where that is forbidden, even to ask for it throws. */
export function deviceStore(ask: () => TextStore | null | undefined = () => globalThis.localStorage): TextStore {
  try {
    return ask() ?? NO_STORE;
  } catch {
    return NO_STORE;
  }
}

const KEY = 'turnwise.puzzles';

export function readProgress(store: TextStore): PuzzleProgress {
  let found: unknown;
  try {
    found = JSON.parse(store.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, entry]): [string, LevelProgress][] => {
      const { best, alone } = (entry ?? {}) as Partial<LevelProgress>;
      return Number.isSafeInteger(best) && (best as number) > 0
        ? [[id, { best: best as number, alone: alone === true }]]
        : [];
    }),
  );
}

/** What is known after a win. A win with as few actions and no hint is better than one with a hint. */
export function withWin(progress: PuzzleProgress, level: string, won: LevelProgress): PuzzleProgress {
  const before = progress[level];
  const isBetter =
    before === undefined || won.best < before.best || (won.best === before.best && won.alone && !before.alone);
  return isBetter ? { ...progress, [level]: won } : progress;
}

/** A store that is full or forbidden keeps nothing, and the page goes on. */
export function writeProgress(store: TextStore, progress: PuzzleProgress): void {
  try {
    store.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Nothing is lost that the player sees now.
  }
}
