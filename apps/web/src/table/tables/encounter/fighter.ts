/** What the card of a combatant shows, out of its stats and marks: how much is left of it, the odds to hit it, and what befell it. */
import type { SeenStat, SeenThing } from '@turnwise/match';

export interface Fighter {
  /** From 0 to 1; only as it looks where hit points are not known. */
  readonly health: number;
  /** Null where only its own side knows them. */
  readonly points: { readonly now: number; readonly most: number } | null;
  readonly odds: readonly SeenStat[];
  readonly figures: readonly SeenStat[];
  /** The word for its health. */
  readonly looks: NonNullable<SeenThing['marks']>[number] | undefined;
  readonly conditions: NonNullable<SeenThing['marks']>;
}

const LOOKS: Readonly<Record<string, number>> = {
  'health.unhurt': 1,
  'health.hurt': 0.6,
  'health.badlyHurt': 0.25,
  'scene.down': 0,
};

export function fighterOf({ stats = [], marks = [] }: SeenThing): Fighter {
  const valueOf = (key: string): number | undefined => {
    const found = stats.find(({ label }) => label.label.key === key)?.value;
    return typeof found === 'number' ? found : undefined;
  };
  const [now, most] = [valueOf('scene.hp'), valueOf('scene.maxHp')];
  const points = now === undefined || most === undefined ? null : { now, most };
  const looks = marks.find(({ label }) => LOOKS[label.key] !== undefined);
  const isOdds = ({ label }: SeenStat): boolean => label.label.key.startsWith('scene.toHit');
  const isPoints = ({ label }: SeenStat): boolean =>
    label.label.key === 'scene.hp' || label.label.key === 'scene.maxHp';
  return {
    health:
      points === null
        ? (LOOKS[looks?.label.key ?? ''] ?? 1)
        : Math.max(0, Math.min(1, points.now / Math.max(1, points.most))),
    points,
    odds: stats.filter(isOdds),
    figures: stats.filter((stat) => !isOdds(stat) && !isPoints(stat)),
    looks,
    conditions: marks.filter((mark) => mark !== looks),
  };
}
