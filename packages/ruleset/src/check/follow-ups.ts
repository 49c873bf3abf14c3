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
import { textAt, textOf } from './path.ts';
import type { Path } from './path.ts';
import { valueAt } from './place.ts';

export class FollowUps {
  readonly #losses: readonly PlacedLoss[];
  /** By entry of a section. */
  readonly #byEntry = new Map<string, PlacedLoss[]>();
  /** Rules of which something was taken out, and those in which it may have been a name. */
  readonly #rules: ReadonlySet<string>;
  readonly #naming: ReadonlySet<string>;
  /** By rule, names that can be read in what was taken out. */
  readonly #names = new Map<string, Set<string>>();
  /** Effects and conditions that have lost a key. */
  readonly #nodes: ReadonlySet<string>;
  readonly #open: ReadonlySet<Sort>;
  readonly #zonesLost: boolean;
  readonly #document: unknown;

  /** `open` are the sorts that may have names which cannot be read. */
  constructor(losses: readonly Loss[], open: ReadonlySet<Sort>, document: unknown) {
    this.#losses = losses.map((loss) => placedLoss(loss, document));
    for (const loss of this.#losses) {
      const entry = entryOf(loss.at);
      const own = this.#byEntry.get(entry);
      if (own === undefined) this.#byEntry.set(entry, [loss]);
      else own.push(loss);
      const names = this.#names.get(loss.rule) ?? new Set();
      this.#names.set(loss.rule, names);
      namesLost(loss).forEach((name) => names.add(name));
    }
    this.#rules = new Set(this.#losses.map(({ rule }) => rule));
    this.#naming = new Set(this.#losses.flatMap(({ rule, mayName }) => (mayName ? [rule] : [])));
    this.#nodes = new Set(this.#losses.flatMap(({ kind, node }) => (kind === 'part' ? [] : [node])));
    this.#open = open;
    this.#zonesLost = losses.some(({ path }) => path[0] === 'zones');
    this.#document = document;
  }

  has(issue: RulesetIssue): boolean {
    if (this.#losses.length === 0) return false;
    const { path, code, found, expected } = issue;
    if (found?.includes(UNREADABLE) === true || expected.includes(UNREADABLE)) return true;
    const near = this.#byEntry.get(entryOf(path)) ?? [];
    if (near.some((loss) => isUnder(path, loss.at) || isBeside(issue, loss))) return true;
    const judged = JUDGED_BY[code];
    const rule = ruleOf(path);
    if (judged !== undefined && near.some((loss) => loss.rule === rule && judged(loss, path))) return true;
    const hangs = HANGS_ON[code];
    const about: About = { open: this.#open, issue, rule: valueAt(this.#document, keysOf(rule)) };
    return hangs !== undefined && this.#losses.some((loss) => hangs(loss, about));
  }

  /** Whether anything was taken out that says how often a rule answers and what. */
  touch(answering: Answering): boolean {
    return this.#zonesLost || this.#rules.has(ruleOf(textOf(answering.path)));
  }

  /** Whether a name may be bound, or be a target or a parameter, in what was taken out of the rule at this place. */
  mayBeName(path: Path | null, name: string): boolean {
    if (this.#losses.length === 0) return false;
    const rule = ruleOf(textOf(path));
    return this.#naming.has(rule) || this.#names.get(rule)?.has(name) === true;
  }

  /** Whether the effect or the condition at this place has lost a key. */
  hasLost(path: Path | null): boolean {
    return this.#nodes.size > 0 && this.#nodes.has(textOf(path));
  }
}

interface PlacedLoss extends Loss {
  readonly at: string;
  /** The record, or the list, that it was in. */
  readonly node: string;
  readonly rule: string;
  /** The key of the rule that it was in. */
  readonly key: string;
  /** Of the entry of a section that it was in. */
  readonly id: unknown;
}

function placedLoss(loss: Loss, document: unknown): PlacedLoss {
  const rule = ruleOf(textAt(loss.fault));
  const at = textAt(loss.path);
  const entry = valueAt(document, loss.path.slice(0, 2));
  return {
    ...loss,
    at,
    rule,
    node: nodeOf(at),
    key: /^\.?(\w+)/.exec(at.slice(rule.length))?.[1] ?? '',
    // A word stands for its id.
    id: typeof entry === 'string' ? entry : valueAt(entry, ['id']),
  };
}

/** What a key stands in, or an entry of a list. */
function nodeOf(path: string): string {
  return path.replace(/(\.[^.[]+|\[\d+\])$/, '');
}

function keysOf(path: string): readonly (string | number)[] {
  return path.split(/[.[\]]+/).flatMap((key) => (key === '' ? [] : [/^\d+$/.test(key) ? Number(key) : key]));
}

function isUnder(path: string, at: string): boolean {
  return path.startsWith(at) && (at === '' || path.length === at.length || '.['.includes(path.charAt(at.length)));
}

/** An operand of an effect or a condition that has lost a key, which may say what the others are. */
function isBeside({ path, code }: RulesetIssue, { kind, at, node, unknown }: PlacedLoss): boolean {
  if (kind === 'part' || at.endsWith(']') || !isUnder(path, node)) return false;
  const below = path.slice(node.length);
  if (below.includes('[')) return false;
  if (!OF_NAMES.has(code)) return true;
  const says = unknown === true || /\.(target|phase)$/.test(at);
  return says && code === 'unknownName' && /^\.(flag|step)$/.test(below);
}

/** The rule, or the declaration, that a place is in: what it chooses and binds is known in all of it. */
function ruleOf(path: string): string {
  return RULE.exec(path)?.[0] ?? path;
}

const RULE =
  /^(?:setup|(?:cards|keywords)\[\d+\](?:\.abilities\[\d+\])?|turnStructure\.phases\[\d+\]\.steps\[\d+\]|\w+(?:\[\d+\])?)/;

/** A section, or an entry of one that is a list. */
function entryOf(path: string): string {
  return ENTRY.exec(path)?.[0] ?? path;
}

const ENTRY = /^(?:setup|\w+(?:\[\d+\])?)/;

/** What is told of a name alone; but whose flag it is and which phase a step is of is said by another key. */
const OF_NAMES: ReadonlySet<Code> = new Set<Code>([
  'unknownName',
  'unknownProperty',
  'unknownType',
  'unknownKeyword',
  'notHere',
  'notBoundYet',
  'notBefore',
  'targetNotChosen',
  'reservedName',
  'duplicateId',
]);

/** Whether something that was taken out of the rule, or of the declaration, may be why an issue is there. */
type Judged = (loss: PlacedLoss, path: string) => boolean;

/** A key of a node around it. */
const around: Judged = ({ node, at }, path) => !at.endsWith(']') && isUnder(path, node);

const sibling: Judged = ({ node }, path) => node === nodeOf(path);

/** One of these keys of the rule, or one that there is not. */
const keys =
  (...names: readonly string[]): Judged =>
  ({ key, unknown, rule, node }) =>
    names.includes(key) || (unknown === true && rule === node);

/** Says which keys a node has. */
const belongs: Judged = (loss, path) => sibling(loss, path) && (loss.unknown === true || loss.at.endsWith('.kind'));

const ABOUT_EVENTS = keys('kind', 'timing', 'when', 'on', 'eventType', 'targets');
const either =
  (...all: readonly Judged[]): Judged =>
  (loss, path) =>
    all.some((one) => one(loss, path));

const JUDGED_BY: Readonly<Partial<Record<Code, Judged>>> = {
  mayHalt: either(around, keys('conditions')),
  secretLook: keys('targets', 'preconditions', 'params'),
  readsItself: keys('affects'),
  secretTold: around,
  noWindow: keys('preconditions', 'priority'),
  unreachableStep: () => true,
  impossibleAnswer: around,
  missingKey: belongs,
  unusedKey: either(belongs, keys('kind', 'targets')),
  wrongValue: belongs,
  wrongBounds: sibling,
  notBefore: ABOUT_EVENTS,
  notHere: ABOUT_EVENTS,
  onlyTells: ABOUT_EVENTS,
  nothingAfter: ABOUT_EVENTS,
  targetNotChosen: ABOUT_EVENTS,
  unknownField: ABOUT_EVENTS,
  tooMany: keys('params'),
};

interface About {
  readonly open: ReadonlySet<Sort>;
  readonly issue: RulesetIssue;
  /** As it was written. */
  readonly rule: unknown;
}

type Hangs = (loss: PlacedLoss, about: About) => boolean;

const section =
  (...names: readonly string[]): Hangs =>
  ({ path }) =>
    path.length === 0 || names.includes(String(path[0]));

const RULE_SECTIONS: readonly unknown[] = ['actions', 'reactions', 'events', 'setup', 'turnStructure'];

/** Effects may be lost. */
const effects: Hangs = ({ fault, path }) =>
  path.length < 2 || fault.includes('abilities') || RULE_SECTIONS.includes(fault[0]);

/** What the event of an action or of the ruleset carries, in a rule that speaks of it. */
const fields: Hangs = (loss, { rule }) => {
  const { path, fault, id } = loss;
  if (fault[0] !== 'events' && fault[0] !== 'actions') return false;
  if (path.length > 2 && fault.length > 2 && !CARRIED.includes(fault[2]) && !fault.includes('ability')) return false;
  const text = JSON.stringify(rule) ?? '';
  return typeof id !== 'string' || [`"${id}"`, 'action_taken', '"stack"', 'item'].some((word) => text.includes(word));
};

const CARRIED: readonly unknown[] = ['id', 'targets', 'params', 'payload', 'secret'];

/** By what a property is of, the sorts whose names are such. */
const PROPERTIES: readonly (readonly [RegExp, readonly Sort[]])[] = [
  [/\b(card|entity)\b/, ['attribute', 'cardFlag', 'counter']],
  [/\b(player|entity)\b/, ['resource', 'playerFlag', 'zone']],
  [/\bmatch\b/, ['matchFlag', 'zone']],
];

/** A zone of which it is not known whose it is, a declaration without a name, an item with more than can be read. */
const properties: Hangs = (loss, about) => {
  const { open, issue } = about;
  return (
    PROPERTIES.some(([of, sorts]) => of.test(issue.expected) && sorts.some((sort) => open.has(sort))) ||
    (loss.path[0] === 'zones' && issue.found === JSON.stringify(loss.id)) ||
    (/\bitem\b/.test(issue.expected) && fields(loss, about))
  );
};

/** What hangs on other parts of the document. */
const HANGS_ON: Readonly<Partial<Record<Code, Hangs>>> = {
  unknownProperty: properties,
  unknownField: fields,
  missingField: fields,
  fixedField: fields,
  typeMismatch: fields,
  eventOfAction: fields,
  unknownType: (_, { open }) => open.has('type'),
  unknownKeyword: (_, { open }) => open.has('keyword'),
  missingZone: section('zones'),
  missingFlag: section('flags'),
  missingHealth: section('resources'),
  unpayableCost: section('resources'),
  impossibleNumber: section('resources'),
  secretTold: (loss, about) => loss.path[0] === 'zones' || fields(loss, about),
  secretLook: (loss, about) => loss.path[0] === 'zones' || fields(loss, about),
  mayHalt: section('zones'),
  noWindow: section('turnStructure'),
  unreachableStep: section('turnStructure'),
  unusableAbility: effects,
};
