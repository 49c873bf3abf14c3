/** What stands over a board: where the game stands, and the rules in short. */
import type { Canvas } from '@turnwise/game';
import { watchersOf } from '../level-index.ts';
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
function ruleParts(level: Level): string[] {
  const { preset, rules } = level;
  const base = PRESETS[preset as Preset];
  const others = OTHERS.filter((key) => String(rules[key]) !== String(base[key]));
  return [
    `${preset} rules`,
    `push up to ${rules.maxPushChain} in a row`,
    ...(watchersOf(level).length > 0 ? eyes(rules.detection) : []),
    PAST[rules.paradox],
    ...(rules.allowUndo ? [] : ['no undo']),
    ...others.map((key) => inWords(rules, key)),
  ];
}

const PAST: Readonly<Record<Rules['paradox'], string>> = {
  anchors: 'the past must hold',
  strict: 'the past must hold, and nothing may be where you once were',
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
  switch (key) {
    case 'riftTarget':
      return rules.riftTarget === 'mustBeFree' ? 'a rift must lead to a free cell' : 'a rift may lead anywhere';
    case 'laterCollision':
      return LATER[rules.laterCollision];
    case 'earlierMove':
      return rules.earlierMove === 'overwrite'
        ? 'a move undoes later moves of the same thing'
        : 'a thing that was moved later cannot be moved earlier';
    case 'pastSelfBlocks':
      return rules.pastSelfBlocks ? 'past selves are in the way of things' : 'things may move onto past selves';
    case 'patrolEnd':
      return rules.patrolEnd === 'stop' ? 'patrols stop at the end of their path' : 'patrols walk back and forth';
    case 'enemiesBlock':
      return rules.enemiesBlock ? 'enemies stand in the way' : 'enemies do not stand in the way';
    case 'priority':
      return `checked in this order: ${rules.priority.join(', ')}`;
  }
}

const LATER: Readonly<Record<Rules['laterCollision'], string>> = {
  warn: 'things may end up in one place later',
  skip: 'a thing is gone from slices where its place is taken',
  refuse: 'nothing may be moved to where something stands later',
};

function eyes({ model, delay, radius, selves, scope }: Detection): readonly string[] {
  if (model === 'off') return ['enemies see nothing'];
  const [whom, who] = selves === 'all' ? ['all your selves', 'they'] : ['you', 'you'];
  const late = delay === 0 ? 'at once' : `as ${who} were ${delay} ${delay === 1 ? 'slice' : 'slices'} before`;
  const far = `${radius} ${radius === 1 ? 'cell' : 'cells'} far`;
  return [
    model === 'lightCone' ? 'enemies see you by light' : `enemies see ${whom} ${late}`,
    `they see ${far}, ${scope === 'explored' ? 'in every slice you have reached' : 'only in your slice'}`,
  ];
}
