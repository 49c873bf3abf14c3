/**
 * The nodes of a ruleset as written in the document. Operators know their own shape; of nested nodes they know only the sort,
 * and pass them on.
 */
import type { Json } from '@turnwise/kernel';

/** An effect, a condition or a computed value: an operator with its operands. */
export interface OperatorNode {
  readonly op: string;
}
export type EffectNode = OperatorNode;
export type ConditionNode = OperatorNode;

/** `{ ref: "event.target.power" }`. */
export interface RefNode {
  readonly ref: string;
}

/** Where a value is expected: a literal, a bare word, a ref, a computation, a list by selector, or a condition. */
export type ValueNode = number | boolean | string | RefNode | OperatorNode | { readonly selector: SelectorNode };

/** Where cards, players or items of the stack are expected. */
export type ThingNode = string | RefNode | OperatorNode | { readonly selector: SelectorNode };

/** Where several are expected: a selector may be written directly. */
export type ListNode = ThingNode | SelectorNode;

/** How many a choice takes. */
export type CountNode =
  | number
  | 'all'
  | { readonly min: ValueNode; readonly max: ValueNode }
  | { readonly upTo: ValueNode };

export interface SelectorNode {
  readonly zone?: string | readonly string[] | undefined;
  readonly controller?: ValueNode | undefined;
  readonly owner?: ValueNode | undefined;
  readonly types?: readonly string[] | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly card?: string | readonly string[] | undefined;
  readonly attributes?: readonly ComparisonNode<'attribute'>[] | undefined;
  readonly counters?: readonly ComparisonNode<'counter'>[] | undefined;
  readonly flags?: Readonly<Record<string, boolean>> | undefined;
  readonly where?: readonly ConditionNode[] | undefined;
  readonly not?: SelectorNode | undefined;
  readonly other?: boolean | undefined;
  readonly top?: ValueNode | undefined;
  readonly bottom?: ValueNode | undefined;
  readonly order?: { readonly by: ValueNode; readonly descending?: boolean | undefined } | undefined;
  readonly count?: CountNode | undefined;
  /** Items of the stack instead of cards. */
  readonly stack?: true | undefined;
  readonly event?: string | readonly string[] | undefined;
  /** Players instead of cards. */
  readonly players?: 'self' | 'opponent' | 'any' | undefined;
  readonly or?: readonly SelectorNode[] | undefined;
}

export type ComparisonNode<K extends string> = { readonly [key in K]: string } & {
  readonly is: Comparison;
  readonly value: ValueNode;
};

export const COMPARISONS = ['=', '==', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface TargetNode {
  readonly id: string;
  readonly selector: SelectorNode;
  /** It may be left out. */
  readonly optional?: boolean | undefined;
  readonly timeOut?: TimeOutNode | undefined;
}

export interface LimitNode {
  readonly once_per_turn?: boolean | undefined;
  readonly oncePerTurn?: boolean | undefined;
  readonly once_per_source?: boolean | undefined;
  readonly oncePerSource?: boolean | undefined;
  readonly max_per_event?: number | undefined;
  readonly maxPerEvent?: number | undefined;
}

export interface WhenNode {
  readonly event: string;
  readonly filters?: readonly ConditionNode[] | undefined;
}

export type ModifyNode =
  | {
      readonly attribute: string;
      readonly set?: ValueNode | undefined;
      readonly add?: ValueNode | undefined;
      readonly multiply?: ValueNode | undefined;
    }
  | { readonly grant: string }
  | { readonly forbid: string };

export const ABILITY_KINDS = ['activated', 'triggered', 'replacement', 'continuous', 'cast'] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

export interface AbilityNode {
  readonly id: string;
  readonly kind: AbilityKind;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly timing?: Timing | AnswerTiming | undefined;
  /** The zones in which it works. Default: the play zone. */
  readonly zones?: readonly string[] | undefined;
  readonly conditions?: readonly ConditionNode[] | undefined;
  readonly costs?: readonly EffectNode[] | undefined;
  readonly targets?: readonly TargetNode[] | undefined;
  readonly when?: WhenNode | undefined;
  readonly may?: boolean | undefined;
  readonly effects?: readonly EffectNode[] | undefined;
  readonly limit?: LimitNode | undefined;
  readonly timeOut?: TimeOutNode | undefined;
  /** For a continuous ability: the cards that it affects, `self` for the card itself. */
  readonly affects?: SelectorNode | 'self' | undefined;
  readonly while?: readonly ConditionNode[] | undefined;
  readonly modify?: readonly ModifyNode[] | undefined;
  readonly ui?: UiNode | undefined;
}

export const TIMINGS = ['stack', 'instant'] as const;
export type Timing = (typeof TIMINGS)[number];
/** When a rule reacts to an event: before it happens, or after it. */
export const ANSWER_TIMINGS = ['before', 'after'] as const;
export type AnswerTiming = (typeof ANSWER_TIMINGS)[number];
/** The keys of UI data that screens use. */
export const UI_KEYS = [
  'icon',
  'highlight',
  'animation',
  'hint',
  'colour',
  'art',
  'layout',
  'group',
  'order',
  'sound',
  'sign',
  'tint',
  'hide',
  'columns',
  'kind',
] as const;
/** Data for screens. What scenes use has a shape; the rest is for whoever knows it. */
export type UiNode = Readonly<Record<string, Json>>;

export interface ZoneNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly owner: 'player' | 'shared';
  readonly visibility: 'public' | 'owner' | 'hidden' | 'count';
  readonly ordered?: boolean | undefined;
  readonly capacity?: number | undefined;
  readonly role?: ZoneRole | 'none' | undefined;
  /** The cards in it at the start: one of each card, or these. */
  readonly cards?: 'all' | readonly CardListEntry[] | undefined;
  /** What a drawing shows of it. */
  readonly show?: (typeof ZONE_SHOWS)[number] | undefined;
  readonly quiet?: boolean | undefined;
  readonly ui?: UiNode | undefined;
}

export const ZONE_SHOWS = ['cards', 'sorted', 'count', 'nothing'] as const;
export const ZONE_ROLES = ['play', 'deck', 'hand', 'graveyard'] as const;
export type ZoneRole = (typeof ZONE_ROLES)[number];

/** A definition, or a number of its cards. */
export type CardListEntry = string | { readonly card: string; readonly count: number };

export interface ResourceNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly start: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly role?: 'health' | 'none' | undefined;
  /** How drawings and logs treat it; rules ignore this. */
  readonly show?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly ui?: UiNode | undefined;
}

interface NamedNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly show?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly ui?: UiNode | undefined;
}

/** A word, or a word with details. */
export type Named = string | NamedNode;
export type FlagNode = string | (NamedNode & { readonly on?: 'card' | 'player' | 'match' | undefined });
export type KeywordNode =
  | string
  | {
      readonly id: string;
      readonly name?: string | undefined;
      readonly text?: string | undefined;
      readonly abilities?: readonly (AbilityNode | string)[] | undefined;
    };

export interface CardNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly cost?: number | undefined;
  readonly attributes?: Readonly<Record<string, number>> | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly abilities?: readonly (AbilityNode | string)[] | undefined;
  readonly text?: string | undefined;
  readonly ui?: UiNode | undefined;
}

export interface DeckNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly cards: readonly CardListEntry[];
}

/** What happens when a seat runs out of time. */
export type TimeOutNode =
  | 'fallback'
  | 'pass'
  | 'concede'
  | { readonly answer: string | number | boolean | readonly string[] };

export interface StepNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly mandatory?: boolean | undefined;
  readonly timeOut?: TimeOutNode | undefined;
  readonly effects?: readonly EffectNode[] | undefined;
  readonly conditions?: readonly ConditionNode[] | undefined;
}

export interface WindowNode {
  readonly phase: string;
  readonly step: string;
  readonly who?: 'all' | 'active' | 'opponents' | undefined;
  readonly mustAct?: boolean | undefined;
  readonly timeOut?: TimeOutNode | undefined;
}

export const FIELD_TYPES = ['card', 'player', 'entity', 'number', 'flag', 'zone', 'text'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface EventNode {
  readonly id: string;
  readonly payload?: Readonly<Record<string, FieldType>> | undefined;
  readonly resolve?: readonly EffectNode[] | undefined;
  /** Fields whose cards are shown only to those who know them. */
  readonly secret?: readonly string[] | undefined;
  readonly quiet?: boolean | undefined;
}

export const PRIORITIES = ['any', 'active', 'opponent', 'empty_stack'] as const;

export interface ActionNode {
  readonly id: string;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly timing: Timing;
  readonly priority?: (typeof PRIORITIES)[number] | undefined;
  readonly preconditions?: readonly ConditionNode[] | undefined;
  readonly costs?: readonly EffectNode[] | undefined;
  readonly targets?: readonly TargetNode[] | undefined;
  /** Parameters whose values an author lists; that of an ability needs no declaration. */
  readonly params?:
    | Readonly<
        Record<
          string,
          | 'ability'
          | { readonly min: number; readonly max: number; readonly secret?: boolean | undefined }
          | { readonly oneOf: readonly string[]; readonly secret?: boolean | undefined }
        >
      >
    | undefined;
  readonly effects: readonly EffectNode[];
  readonly ui?: UiNode | undefined;
  readonly timeOut?: TimeOutNode | undefined;
}

export interface ReactionNode {
  readonly id: string;
  readonly when: WhenNode;
  readonly timing?: AnswerTiming | undefined;
  readonly conditions?: readonly ConditionNode[] | undefined;
  /** The active seat is asked. */
  readonly may?: boolean | undefined;
  readonly targets?: readonly TargetNode[] | undefined;
  readonly effects: readonly EffectNode[];
  readonly limit?: LimitNode | undefined;
  readonly timeOut?: TimeOutNode | undefined;
}

export interface VictoryNode {
  readonly result: 'win' | 'lose' | 'draw';
  readonly reason: string;
  readonly conditions?: readonly ConditionNode[] | undefined;
  readonly on?: WhenNode | undefined;
}

export interface ManipulationNode {
  readonly action: 'move_card';
  readonly from: string;
  readonly to: string;
  readonly who: 'owner' | 'active' | 'any';
  /** `always`: even without priority, for moves that only sort. */
  readonly when?: 'always' | readonly ConditionNode[] | undefined;
}

export interface GuardsNode {
  readonly stackDepth?: number | undefined;
  readonly reactionsPerEvent?: number | undefined;
  readonly iterationsPerEffect?: number | undefined;
  readonly stepsPerInput?: number | undefined;
  readonly evaluationsPerInput?: number | undefined;
  readonly textPerInput?: number | undefined;
}

/** A ruleset that has passed its schema. */
/** What machine players go by. */
export interface BotsNode {
  readonly evaluation?: { readonly lead: ValueNode; readonly half: number } | undefined;
  readonly strengths?: Readonly<Record<'easy' | 'medium' | 'hard', number>> | undefined;
}

export interface Ruleset {
  /** Where the JSON Schema is, for editors. */
  readonly $schema?: string | undefined;
  readonly schema: 1;
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly players: { readonly min: number; readonly max: number };
  readonly zones: readonly ZoneNode[];
  readonly resources?: readonly ResourceNode[] | undefined;
  readonly attributes?: readonly Named[] | undefined;
  readonly counters?: readonly Named[] | undefined;
  readonly flags?: readonly FlagNode[] | undefined;
  readonly keywords?: readonly KeywordNode[] | undefined;
  readonly cards?: readonly CardNode[] | undefined;
  readonly abilities?: readonly AbilityNode[] | undefined;
  readonly decks?: readonly DeckNode[] | undefined;
  readonly setup?: readonly EffectNode[] | undefined;
  readonly turnStructure: {
    readonly phases: readonly {
      readonly id: string;
      readonly name?: string | undefined;
      readonly steps: readonly StepNode[];
    }[];
    readonly priorityWindows?: readonly WindowNode[] | undefined;
    readonly alwaysAsk?: boolean | undefined;
    readonly quiet?: boolean | undefined;
  };
  readonly events?: readonly EventNode[] | undefined;
  readonly actions?: readonly ActionNode[] | undefined;
  readonly reactions?: readonly ReactionNode[] | undefined;
  readonly victory?: readonly VictoryNode[] | undefined;
  readonly manipulation?: readonly ManipulationNode[] | undefined;
  readonly bots?: BotsNode | undefined;
  readonly guards?: GuardsNode | undefined;
  readonly ui?: UiNode | undefined;
  readonly messages?: Readonly<Record<string, string>> | undefined;
}
