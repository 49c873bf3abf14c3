/** What a key that scrolls does to the place from which a drawing is shown. */
import { SCROLL_KEYS, withinReach } from '@turnwise/game';
import type { Reach } from '@turnwise/game';

/** The steps from home after this key; undefined for a key that does not scroll. */
export function scrolledBy(key: string, steps: number, reach: Reach): number | undefined {
  const way = Object.entries(SCROLL_KEYS).find(([, keys]) => (keys as readonly string[]).includes(key))?.[0];
  if (way === undefined) return undefined;
  const by = STEP[way as keyof typeof SCROLL_KEYS](reach);
  return by === undefined ? 0 : withinReach(steps + by, reach);
}

/** So many steps ahead; undefined is home. */
const STEP: Readonly<Record<keyof typeof SCROLL_KEYS, (reach: Reach) => number | undefined>> = {
  back: () => -1,
  ahead: () => 1,
  pageBack: ({ page }) => -page,
  pageAhead: ({ page }) => page,
  home: () => undefined,
};
