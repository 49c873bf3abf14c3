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
  readonly #names: ReadonlySet<string>;
  readonly #open: ReadonlySet<Sort>;
  readonly #zonesLost: boolean;

  /** `open` are the sorts that may have names which cannot be read. */
  constructor(losses: readonly Loss[], open: ReadonlySet<Sort>, document: unknown) {
    this.#losses = losses.map((loss) => ({
      ...loss,
      at: textAt(loss.path),
      rule: ruleOf(textAt(loss.fault)),
      id: valueAt(document, [...loss.path.slice(0, 2), 'id']),
    }));
    for (const loss of this.#losses) {
      const entry = entryOf(loss.at);
      const own = this.#byEntry.get(entry);
      if (own === undefined) this.#byEntry.set(entry, [loss]);
      else own.push(loss);
    }
    this.#rules = new Set(this.#losses.map(({ rule }) => rule));
    this.#naming = new Set(this.#losses.flatMap(({ rule, mayName }) => (mayName ? [rule] : [])));
    this.#names = namesLost(losses);
    this.#open = open;
    this.#zonesLost = losses.some(({ path }) => path[0] === 'zones');
  }

  has(issue: RulesetIssue): boolean {
    if (this.#losses.length === 0) return false;
    const { path, code, found, expected } = issue;
    if (found?.includes(UNREADABLE) === true || expected.includes(UNREADABLE)) return true;
    const near = this.#byEntry.get(entryOf(path)) ?? [];
    if (near.some((loss) => isUnder(path, loss.at) || isBeside(path, loss))) return true;
    const rule = ruleOf(path);
    const own = near.filter((loss) => loss.rule === rule);
    if (own.length > 0 && JUDGED_BY_ALL.has(code)) return true;
    if (own.some(({ kind }) => kind === 'part') && JUDGED_BY_PARTS.has(code)) return true;
    const hangs = HANGS_ON[code];
    return hangs !== undefined && this.#losses.some((loss) => hangs(loss, this.#open, issue));
  }

  /** Whether anything was taken out that says how often a rule answers and what. */
  touch(answering: Answering): boolean {
    return this.#zonesLost || this.#rules.has(ruleOf(textOf(answering.path)));
  }

  /** Whether a name may be bound, or be a target or a parameter, in what was taken out of the rule at this place. */
  mayBeName(path: Path | null, name: string): boolean {
    return this.#losses.length > 0 && (this.#names.has(name) || this.#naming.has(ruleOf(textOf(path))));
  }
}

interface PlacedLoss extends Loss {
  readonly at: string;
  readonly rule: string;
  /** Of the entry of a section that it was in. */
  readonly id: unknown;
}

function isUnder(path: string, at: string): boolean {
  return path.startsWith(at) && (at === '' || path.length === at.length || '.['.includes(path.charAt(at.length)));
}

/** An operand of an effect or a condition that has lost a key, which may say what the others are. */
function isBeside(path: string, { kind, at }: PlacedLoss): boolean {
  const node = at.replace(/\.[^.[]+$/, '');
  return kind === 'operand' && node !== at && isUnder(path, node) && !path.slice(node.length).includes('[');
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

type Codes = ReadonlySet<Code>;

/** What all of a rule says together. */
const JUDGED_BY_ALL: Codes = new Set<Code>([
  'mayHalt',
  'secretLook',
  'secretTold',
  'noWindow',
  'unreachableStep',
  'impossibleAnswer',
]);

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

type Hangs = (loss: PlacedLoss, open: ReadonlySet<Sort>, issue: RulesetIssue) => boolean;

const section =
  (...names: readonly string[]): Hangs =>
  ({ path }) =>
    path.length === 0 || names.includes(String(path[0]));

const RULE_SECTIONS: readonly unknown[] = ['actions', 'reactions', 'events', 'setup', 'turnStructure'];

/** Effects may be lost. */
const effects: Hangs = ({ fault, path }) =>
  path.length < 2 || fault.includes('abilities') || RULE_SECTIONS.includes(fault[0]);

/** What the event of an action or of the ruleset carries. */
const fields: Hangs = ({ path, fault }) =>
  (fault[0] === 'events' || fault[0] === 'actions') &&
  (path.length <= 2 || fault.length === 2 || CARRIED.includes(fault[2]) || fault.includes('ability'));

const CARRIED: readonly unknown[] = ['id', 'targets', 'params', 'payload', 'secret'];

/** Sorts whose names are properties. */
const PROPERTIES: readonly Sort[] = ['zone', 'resource', 'attribute', 'counter', 'flag'];

/** A zone of which it is not known whose it is, a declaration without a name, an item with more than can be read. */
const properties: Hangs = (loss, open, issue) =>
  PROPERTIES.some((sort) => open.has(sort)) ||
  (loss.path[0] === 'zones' && issue.found === JSON.stringify(loss.id)) ||
  (/\bitem\b/.test(issue.expected) && fields(loss, open, issue));

/** What hangs on other parts of the document. */
const HANGS_ON: Readonly<Partial<Record<Code, Hangs>>> = {
  unknownProperty: properties,
  unknownField: fields,
  missingField: fields,
  fixedField: fields,
  typeMismatch: fields,
  eventOfAction: fields,
  unknownType: (_, open) => open.has('type'),
  unknownKeyword: (_, open) => open.has('keyword'),
  missingZone: section('zones'),
  missingFlag: section('flags'),
  missingHealth: section('resources'),
  unpayableCost: section('resources'),
  impossibleNumber: section('resources'),
  secretTold: (loss, open, issue) => loss.path[0] === 'zones' || fields(loss, open, issue),
  secretLook: (loss, open, issue) => loss.path[0] === 'zones' || fields(loss, open, issue),
  mayHalt: section('zones'),
  noWindow: section('turnStructure'),
  unreachableStep: section('turnStructure'),
  unusableAbility: effects,
};
