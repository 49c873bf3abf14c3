/** The rules that a level may set, and the two presets (RULES.md, "Presets"). */

export interface Detection {
  readonly model: 'off' | 'discreteDelay' | 'lightCone';
  readonly delay: number;
  readonly radius: number;
  readonly selves: 'newest' | 'all';
  readonly scope: 'explored' | 'currentSlice';
}

export const CHECKS = ['paradox', 'detected', 'won'] as const;
export type Check = (typeof CHECKS)[number];

export const PARADOXES = ['anchors', 'strict', 'off'] as const;

export interface Rules {
  /** `strict` is `anchors`, and nothing may come to stand on a point of the world line. */
  readonly paradox: (typeof PARADOXES)[number];
  readonly allowUndo: boolean;
  readonly riftTarget: 'unchecked' | 'mustBeFree';
  readonly laterCollision: 'warn' | 'skip' | 'refuse';
  readonly earlierMove: 'overwrite' | 'refuse';
  readonly pastSelfBlocks: boolean;
  readonly detection: Detection;
  readonly patrolEnd: 'stop' | 'pingPong';
  readonly enemiesBlock: boolean;
  readonly priority: readonly Check[];
  readonly maxPushChain: number;
}

export const PRESETS: Readonly<Record<'classic' | 'strict', Rules>> = {
  classic: {
    paradox: 'anchors',
    allowUndo: true,
    riftTarget: 'unchecked',
    laterCollision: 'warn',
    earlierMove: 'overwrite',
    pastSelfBlocks: false,
    detection: { model: 'discreteDelay', delay: 2, radius: 8, selves: 'newest', scope: 'explored' },
    patrolEnd: 'stop',
    enemiesBlock: false,
    priority: ['paradox', 'detected', 'won'],
    maxPushChain: 3,
  },
  strict: {
    paradox: 'anchors',
    allowUndo: true,
    riftTarget: 'mustBeFree',
    laterCollision: 'refuse',
    earlierMove: 'refuse',
    pastSelfBlocks: true,
    detection: { model: 'discreteDelay', delay: 1, radius: 2, selves: 'all', scope: 'currentSlice' },
    patrolEnd: 'pingPong',
    enemiesBlock: true,
    priority: ['paradox', 'won', 'detected'],
    maxPushChain: 4,
  },
};
export type Preset = keyof typeof PRESETS;
