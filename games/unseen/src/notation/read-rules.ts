/** The rules of a document: those of its preset, and what it sets over them. */
import { addIssues, flag, integer, isRecord, joinPath, list, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { CHECKS, PARADOXES, PRESETS } from '../rules-of-level.ts';
import type { Detection, Preset, Rules } from '../rules-of-level.ts';
import { levelIssue } from './level-issue.ts';
import { unknownName } from './unknown-name.ts';

type Doc = Readonly<Record<string, unknown>>;

export interface ReadRules {
  readonly preset: Preset;
  readonly rules: Rules;
  /** Those of which nobody knows what was meant: another name that could not be read may have stood for any that is not set. */
  readonly doubtful: readonly (keyof Rules)[];
}

export function readRules(document: Doc, issues: Issue[]): ReadRules {
  const before = issues.length;
  const preset = readPreset(document['preset'], issues);
  const rules = rulesOver(document['rules'], preset, issues);
  return { preset, rules, doubtful: doubtfulRules(document['rules'], issues.slice(before)) };
}

function doubtfulRules(value: unknown, issues: readonly Issue[]): readonly (keyof Rules)[] {
  const isOpen = issues.some(({ path, code }) => code !== 'wrongShape' || path === 'rules');
  return RULE_KEYS.filter((key) => {
    const path = joinPath('rules', key);
    if (issues.some((one) => one.path === path || one.path.startsWith(`${path}.`))) return true;
    return isOpen && !(isRecord(value) && Object.hasOwn(value, key));
  });
}

function readPreset(value: unknown, issues: Issue[]): Preset {
  if (value === undefined || value === null) return 'classic';
  if (value === 'classic' || value === 'strict') return value;
  issues.push(levelIssue('preset', 'unknownPreset', 'classic or strict', value));
  return 'classic';
}

const RULE_SHAPES: { readonly [K in Exclude<keyof Rules, 'detection'>]: Shape<unknown> } = {
  paradox: oneOf(PARADOXES),
  allowUndo: flag,
  riftTarget: oneOf(['unchecked', 'mustBeFree']),
  laterCollision: oneOf(['warn', 'skip', 'refuse']),
  earlierMove: oneOf(['overwrite', 'refuse']),
  pastSelfBlocks: flag,
  patrolEnd: oneOf(['stop', 'pingPong']),
  enemiesBlock: flag,
  priority: list(oneOf(CHECKS)),
  maxPushChain: integer(0, 1024),
};

const DETECTION_SHAPES: { readonly [K in keyof Detection]: Shape<unknown> } = {
  model: oneOf(['off', 'discreteDelay', 'lightCone']),
  delay: integer(0, 1024),
  radius: integer(0, 4096),
  selves: oneOf(['newest', 'all']),
  scope: oneOf(['explored', 'currentSlice']),
};

export const RULE_KEYS = [...Object.keys(RULE_SHAPES), 'detection'] as readonly (keyof Rules)[];
export const DETECTION_KEYS = Object.keys(DETECTION_SHAPES);

/** Over the preset's; detection key by key. */
function rulesOver(value: unknown, preset: Preset, issues: Issue[]): Rules {
  const base = PRESETS[preset];
  if (value === undefined || value === null) return base;
  if (!isRecord(value)) {
    issues.push(levelIssue('rules', 'wrongShape', 'rules by name', value));
    return base;
  }
  const { detection, ...others } = value;
  checkFields(others, RULE_SHAPES, 'rules', RULE_KEYS, issues);
  const given = detection === undefined || detection === null ? {} : detection;
  if (isRecord(given)) checkFields(given, DETECTION_SHAPES, 'rules.detection', DETECTION_KEYS, issues);
  else issues.push(levelIssue('rules.detection', 'wrongShape', 'settings of detection by name', given));
  const { priority } = others;
  if (Array.isArray(priority) && new Set(priority).size !== priority.length)
    issues.push(levelIssue('rules.priority', 'wrongShape', 'each check once', priority));
  return { ...base, ...others, detection: { ...base.detection, ...(isRecord(given) ? given : {}) } };
}

function checkFields(
  fields: Doc,
  shapes: Readonly<Record<string, Shape<unknown>>>,
  path: string,
  known: readonly string[],
  issues: Issue[],
): void {
  for (const [key, value] of Object.entries(fields)) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
    if (shape === undefined) issues.push(unknownName(joinPath(path, key), 'unknownRule', known, key));
    else addIssues(issues, shape.issues(value, joinPath(path, key)));
  }
}
