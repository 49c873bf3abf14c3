/**
 * Issues that may be there only because of what was taken out of the document for its shape. They are not told: whoever mends the
 * shape hears of those that stay.
 */
import type { Answering } from './answering.ts';
import type { Code } from './codes.ts';
import type { Sort } from './declared.ts';
import { UNREADABLE } from './fillers.ts';
import type { RulesetIssue } from './issue.ts';
import { namesLost } from './loss.ts';
import type { Loss } from './loss.ts';
import { textOf, under } from './path.ts';

export class FollowUps {
  readonly #losses: readonly PlacedLoss[];
  readonly #names: ReadonlySet<string>;
  readonly #open: ReadonlySet<Sort>;

  constructor(losses: readonly Loss[], open: ReadonlySet<Sort>) {
    this.#losses = losses.map((loss) => {
      const at = textAt(loss.path);
      return { ...loss, at, rule: ruleOf(textAt(loss.fault)), key: String(loss.fault.at(-1)) };
    });
    this.#names = namesLost(losses);
    this.#open = open;
  }

  has(issue: RulesetIssue): boolean {
    if (this.#losses.length === 0) return false;
    const { path, code, found, expected } = issue;
    if (found?.includes(UNREADABLE) === true || expected.includes(UNREADABLE)) return true;
    if (this.#losses.some((loss) => isUnder(path, loss.at) || isBeside(path, loss))) return true;
    if (NAMES.has(code) && this.#mayBeName(path, found)) return true;
    const rule = ruleOf(path);
    const own = this.#losses.filter((loss) => loss.rule === rule);
    if (own.length > 0 && JUDGED_BY_ALL.has(code)) return true;
    if (own.some(({ kind }) => kind === 'part') && JUDGED_BY_PARTS.has(code)) return true;
    return this.#losses.some((loss) => HANGS_ON[code]?.(loss, this.#open) === true);
  }

  /** Whether anything was taken out that says how often a rule answers and what. */
  touch(answering: Answering): boolean {
    const rule = ruleOf(textOf(answering.path));
    return this.#losses.some((loss) => loss.rule === rule || loss.path[0] === 'zones');
  }

  #mayBeName(path: string, found: string | undefined): boolean {
    const rule = ruleOf(path);
    if (this.#losses.some((loss) => loss.mayName && loss.rule === rule)) return true;
    return found !== undefined && this.#names.has(found.replace(/^"|"$/g, ''));
  }
}

interface PlacedLoss extends Loss {
  readonly at: string;
  readonly rule: string;
  /** The last key of where the shape is wrong. */
  readonly key: string;
}

function textAt(path: readonly PropertyKey[]): string {
  return textOf(under(null, ...path.map((key) => (typeof key === 'number' ? key : String(key)))));
}

function isUnder(path: string, at: string): boolean {
  return path.startsWith(at) && (at === '' || path.length === at.length || '.['.includes(path.charAt(at.length)));
}

/** An operand of an effect or a condition that has lost a key, which may say what the others are. */
function isBeside(path: string, { kind, at }: PlacedLoss): boolean {
  const node = at.replace(/\.[^.[]+$/, '');
  return kind === 'expression' && node !== at && isUnder(path, node) && !path.slice(node.length).includes('[');
}

/** The rule, or the declaration, that a place is in: what it chooses and binds is known in all of it. */
function ruleOf(path: string): string {
  return RULE.exec(path)?.[0] ?? path;
}

const RULE =
  /^(?:setup|(?:cards|keywords)\[\d+\](?:\.abilities\[\d+\])?|turnStructure\.phases\[\d+\]\.steps\[\d+\]|\w+(?:\[\d+\])?)/;

type Codes = ReadonlySet<Code>;

/** Names of a rule that are not found. */
const NAMES: Codes = new Set<Code>(['unknownName', 'notBoundYet', 'notHere']);

/** What all of a rule says together. */
const JUDGED_BY_ALL: Codes = new Set<Code>(['mayHalt', 'secretLook', 'secretTold', 'noWindow', 'unreachableStep']);

/** What hangs on other keys of the rule or the declaration. */
const JUDGED_BY_PARTS: Codes = new Set<Code>([
  'missingKey',
  'unusedKey',
  'wrongValue',
  'wrongBounds',
  'notBefore',
  'notHere',
  'onlyTells',
  'nothingAfter',
  'targetNotChosen',
  'unknownField',
  'tooMany',
]);

type Hangs = (loss: PlacedLoss, open: ReadonlySet<Sort>) => boolean;

const section =
  (...names: readonly string[]): Hangs =>
  ({ path }) =>
    path.length === 0 || names.includes(String(path[0]));

const RULES: Hangs = ({ fault, path }) =>
  path.length < 2 || fault.includes('abilities') || section('actions', 'reactions', 'events', 'setup', 'turnStructure')({ fault, path } as PlacedLoss, new Set());

/** Sorts whose names are properties. */
const PROPERTIES: readonly Sort[] = ['zone', 'resource', 'attribute', 'counter', 'flag'];

const FIELDS: Hangs = ({ fault, mayName }) =>
  (fault[0] === 'events' || fault[0] === 'actions') && (mayName || fault.includes('payload') || fault.includes('targets'));

/** What hangs on other parts of the document. */
const HANGS_ON: Readonly<Partial<Record<Code, Hangs>>> = {
  unknownProperty: (loss, open) =>
    PROPERTIES.some((sort) => open.has(sort)) || section('zones')(loss, open) || FIELDS(loss, open),
  unknownField: FIELDS,
  missingField: FIELDS,
  fixedField: FIELDS,
  typeMismatch: FIELDS,
  unknownType: ({ fault }) => fault[0] === 'cards' && (fault.length < 3 || fault[2] === 'types'),
  unknownKeyword: (_, open) => open.has('keyword'),
  missingZone: section('zones'),
  missingFlag: section('flags'),
  missingHealth: section('resources'),
  unpayableCost: section('resources'),
  impossibleNumber: section('resources'),
  eventOfAction: section('actions', 'events'),
  secretTold: section('zones', 'events', 'actions'),
  secretLook: section('zones', 'events'),
  mayHalt: section('zones', 'turnStructure'),
  noWindow: section('turnStructure'),
  unreachableStep: section('turnStructure'),
  unusableAbility: RULES,
};
