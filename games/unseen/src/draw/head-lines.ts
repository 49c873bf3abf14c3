/** What stands over a board: where the game stands, and the rules in short. */
import type { Canvas } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import { PRESETS } from '../rules-of-level.ts';
import type { Detection, Preset, Rules } from '../rules-of-level.ts';
import type { Level, Unseen, UnseenView } from '../types.ts';
import { brokenLines } from './lines.ts';

/** Where the game stands. */
export function statusLines(view: UnseenView, { paint, columns, scrolled = 0 }: Canvas<Unseen>): string[] {
  const { level, worldLine, phase } = view;
  const name = level.name === '' ? [] : [level.name];
  const now = playerAt(view)[2];
  const status = [...name, `turn ${worldLine.length - 1}`, `t ${now} of ${level.depth - 1}`, phase];
  const lines = brokenLines(status, ' | ', columns);
  // The titles of the slices tell it, too: it is not worth a line of its own.
  const away = brokenLines([...status, `scrolled to t ${now + scrolled}`], ' | ', columns);
  return (scrolled !== 0 && away.length === lines.length ? away : lines).map(paint.strong);
}

export function ruleLines({ level }: UnseenView, { paint, columns }: Canvas<Unseen>): string[] {
  return brokenLines(ruleParts(level), ' | ', columns).map(paint.faint);
}

/** The preset, what matters in every level, and all that differs from the preset. */
function ruleParts({ preset, rules }: Level): string[] {
  const base = PRESETS[preset as Preset];
  const others = OTHERS.filter((key) => inWords(rules, key) !== inWords(base, key));
  return [
    `rules ${preset}`,
    `push up to ${rules.maxPushChain}`,
    eyes(rules.detection),
    PAST[rules.paradox],
    ...(rules.allowUndo ? [] : ['no undo']),
    ...others.map((key) => `${key} ${inWords(rules, key)}`),
  ];
}

const PAST: Readonly<Record<Rules['paradox'], string>> = {
  anchors: 'the past must hold',
  strict: 'the past must hold, and nothing may take a place where you were',
  off: 'the past may change',
};

const OTHERS = [
  'riftTarget',
  'laterCollision',
  'earlierMove',
  'pastSelfBlocks',
  'patrolEnd',
  'enemiesBlock',
  'priority',
] as const;

function inWords(rules: Rules, key: (typeof OTHERS)[number]): string {
  return [rules[key]].flat().join(' ');
}

function eyes({ model, delay, radius, selves, scope }: Detection): string {
  if (model === 'off') return 'eyes: none';
  const back = `${delay} ${delay === 1 ? 'slice' : 'slices'} back, ${selves === 'all' ? 'all selves' : 'newest self'}`;
  const how = model === 'lightCone' ? 'by light' : back;
  return `eyes: ${how}, within ${radius}, ${scope === 'explored' ? 'all explored slices' : 'your slice alone'}`;
}
