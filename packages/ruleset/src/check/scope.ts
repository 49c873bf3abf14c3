/** What can be spoken of at a place of the ruleset. */
import { OF_SECRET_CARDS } from '../compiled/kinds.ts';
import type { Declared, Payload } from './declared.ts';
import type { ValueType } from './value-types.ts';

export interface Scope {
  /** Roots of the place: `self`, `owner`, `player` … */
  readonly roots: Roots;
  /** The payload of `event`; null where there is none. */
  readonly event: Payload | null;
  /** In order, with how many of them are chosen before this place is read. */
  readonly targets: readonly Name[];
  readonly chosen: number;
  readonly params: ReadonlyMap<string, ValueType>;
  /** Those of them that nobody but the seat is told. */
  readonly secretParams: ReadonlySet<string>;
  /** Of a parameter that is one of some words, these. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** What effects have bound so far. */
  readonly bound: Map<string, Name>;
  /** All that the effects of this rule bind, sooner or later. */
  readonly binds: () => ReadonlySet<string>;
  /** The thing looked at by a selector or a sum; null elsewhere. */
  readonly it: ValueType | null;
  /** Fields of the event that not everybody may know. */
  readonly secretFields: readonly string[];
  /** Those of them that are secret parameters of an action. */
  readonly secretEventParams: readonly string[];
  /** `self` is the first target: in an action. */
  readonly selfIsTarget: boolean;
  /** Whether `random` may stand here. */
  readonly random: boolean;
  /** Whether this answers an event before it happens. */
  readonly before: boolean;
  readonly cost: boolean;
  /** How often this is done where a violation stops the match: in the setup once, in a step again and again. Null elsewhere. */
  readonly halting: 'once' | 'often' | null;
  /** What is done here is done in any case. */
  readonly sure: boolean;
  /** Kinds of events that this rule raises. */
  readonly raised: Raised[];
}

export interface Name {
  readonly id: string;
  readonly type: ValueType;
  /** It may be a card that not everybody may know. */
  readonly secret: boolean;
  /** It is computed from a secret parameter. */
  readonly ofSecretParam?: boolean;
}

export interface Raised {
  readonly kind: string;
  readonly names: CertainNames;
  readonly sure: boolean;
}

/** By field of a payload, the name that is in it for certain. */
export type CertainNames = Readonly<Record<string, string | undefined>>;

export type Roots = ReadonlyMap<string, ValueType>;

/** Roots that are there everywhere. */
const EVERYWHERE: Roots = new Map([
  ['controller', 'player'],
  ['player', 'player'],
  ['opponent', 'player'],
  ['active', 'player'],
  ['players', 'players'],
  ['opponents', 'players'],
]);

/** With a thing that it is about: the card whose ability it is, the first target of an action, the self of who raised an event. */
export function rootsWithSelf(self: ValueType): Roots {
  return new Map([...EVERYWHERE, ['self', self], ['source', 'card'], ['card', self], ['owner', 'player']]);
}

export const ON_A_CARD: Roots = rootsWithSelf('card');

/** Roots that stand for the thing that a rule is about. */
export const SELF_ROOTS: readonly string[] = ['self', 'source', 'card', 'owner'];

/** Roots that are there in some places only, and those that hold others. */
export const ALL_ROOTS: readonly string[] = [...ON_A_CARD.keys(), 'it', 'event', 'target', 'bound', 'state'];

/** Names that a target, a parameter or a bound name cannot have, as they would hide a root that no other word leads to. */
export const RESERVED: readonly string[] = ['event', 'state', 'target', 'bound', 'it', 'self'];

/** Written out, as a ruleset of ten thousand cards makes twenty thousand of them. */
export function newScope(about: Partial<Scope>): Scope {
  const targets = about.targets ?? [];
  return {
    roots: about.roots ?? EVERYWHERE,
    event: about.event ?? null,
    targets,
    chosen: targets.length,
    params: about.params ?? NO_NAMES,
    secretParams: about.secretParams ?? NONE_SECRET,
    words: about.words ?? NO_WORDS,
    bound: new Map(),
    binds: about.binds ?? noBinds,
    it: null,
    secretFields: about.secretFields ?? NO_FIELDS,
    secretEventParams: about.secretEventParams ?? NO_FIELDS,
    selfIsTarget: about.selfIsTarget ?? false,
    random: about.random ?? false,
    before: about.before ?? false,
    cost: false,
    halting: about.halting ?? null,
    sure: true,
    raised: [],
  };
}

const NO_FIELDS: readonly string[] = [];
const NO_NAMES: Scope['params'] = new Map();
const NONE_SECRET: Scope['secretParams'] = new Set();
const NO_WORDS: Scope['words'] = new Map();
const noBinds: Scope['binds'] = () => new Set();

/** The part of a scope that the event answered or resolved brings; `action` is the one that it must tell of. */
export function ofEvent(
  { payloads, secretFields, secretParams }: Declared,
  kind: string,
  action?: string,
): Pick<Scope, 'event' | 'secretFields' | 'secretEventParams'> {
  const taken = action === undefined ? secretFields.get(kind) : secretParams.get(action);
  return {
    secretEventParams: (kind === 'action_taken' ? taken : secretParams.get(kind)) ?? NO_FIELDS,
    event: payloads.get(kind) ?? new Map(),
    secretFields: OF_SECRET_CARDS.includes(kind) ? ONLY_CARD : (secretFields.get(kind) ?? []),
  };
}

const ONLY_CARD: readonly string[] = ['card'];
