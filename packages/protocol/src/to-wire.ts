/**
 * Looks, events and outcomes as the engine gives them to a viewer, made ready for the wire. What comes in is described by its structure,
 * so that nothing here knows of matches. What is left out: numbers of seats and hashes; and unless they are wanted, labels
 * and values in the game's own types (`seen`).
 */
import { sameContent } from '@turnwise/kernel';
import type { Json, Params } from '@turnwise/kernel';
import type {
  WireChoice,
  WireEvent,
  WireLabel,
  WireLook,
  WireOffer,
  WireOutcome,
  WirePreview,
  WireResult,
  WireRewind,
  WireSlot,
  WireTimeOut,
} from './look.ts';
import type { WireStage } from './stage.ts';

export interface WireOptions {
  /** With the messages beside the sentences. */
  readonly labels?: boolean;
  /** With views and questions also in the game's own types. */
  readonly seen?: boolean;
}

interface SaidThing {
  readonly label: { readonly key: string; readonly params: Params };
  readonly text: string;
}

interface TimeOutLike extends SaidThing {
  readonly kind: 'fallback' | 'pass' | 'concede' | 'answer';
  readonly value?: Json;
}

interface ChoiceLike extends SaidThing {
  readonly id: string;
  readonly seat: string;
  readonly seen?: unknown;
  readonly written: Json;
  readonly timeOut: TimeOutLike | null;
}

interface SlotLike {
  readonly name: string;
  readonly title: string;
  readonly candidates: readonly Json[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly noneOrAll?: boolean;
  readonly list?: boolean;
  readonly options: readonly (SaidThing & { readonly written: Json; readonly cost?: Json })[];
}

interface OfferLike extends SaidThing {
  readonly kind: string;
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly slots: readonly SlotLike[];
  readonly written: Json;
  readonly about?: Readonly<Record<string, Json>>;
  readonly more?: boolean;
  readonly aside?: boolean;
}

type RewindLike =
  | { readonly able: true; readonly waitsFor: readonly string[] }
  | ({ readonly able: false; readonly code: string; readonly params: Params } & SaidThing);

interface ResultLike extends SaidThing {
  readonly winners: readonly string[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

export interface LookLike {
  readonly viewer: string | null;
  readonly frame: number;
  readonly status: 'playing' | 'over' | 'faulted';
  readonly seen?: unknown;
  readonly view: Json;
  readonly hash: string;
  readonly toAct: readonly string[];
  readonly choices: readonly ChoiceLike[];
  readonly offers: readonly OfferLike[];
  readonly decision: string | null;
  readonly timeOut: TimeOutLike | null;
  readonly undo: RewindLike;
  readonly redo: RewindLike;
  readonly stopped: SaidThing | null;
  readonly result: ResultLike | null;
}

export interface EventLike extends SaidThing {
  readonly id: string;
  readonly cause?: string;
  /** In notation. */
  readonly event: Json;
  readonly level?: 'debug';
}

export type OutcomeLike =
  | { readonly kind: 'committed' | 'undone' | 'redone' | 'noChange' }
  | ({
      readonly kind: 'invalidInput' | 'disallowed' | 'aborted';
      readonly code: string;
      readonly params: Params;
      readonly by: string;
    } & SaidThing);

export interface PreviewLike {
  readonly stage?: unknown;
  readonly outcome: OutcomeLike;
  readonly uncertain: boolean;
  readonly foretold: readonly string[];
  readonly events: readonly EventLike[];
  readonly more?: true;
  readonly look: LookLike;
}

/** The hash that goes beside it, as `viewHash`, is `look.hash`. */
export function wireLook(look: LookLike, options: WireOptions = {}): WireLook {
  const { viewer, frame, status, view, toAct, choices, offers, decision, stopped } = look;
  return {
    viewer,
    frame,
    status,
    view,
    ...(options.seen === true ? { seen: look.seen as Json } : {}),
    toAct: [...toAct],
    choices: choices.map((choice) => wireChoice(choice, options)),
    offers: offers.map((offer) => wireOffer(offer, options)),
    decision,
    timeOut: wireTimeOut(look.timeOut, options),
    undo: wireRewind(look.undo, options),
    redo: wireRewind(look.redo, options),
    stopped: stopped && said(stopped, options),
    result: wireResult(look.result, options),
  };
}

export function wireEvent(event: EventLike, options: WireOptions = {}): WireEvent {
  const { id, cause, event: payload, level } = event;
  return {
    id,
    kind: textField(payload, 'kind') ?? 'event',
    payload,
    ...said(event, options),
    cause: cause ?? null,
    status: statusOf(payload),
    ...(level === undefined ? {} : { level }),
  };
}

export function wireOutcome(outcome: OutcomeLike, options: WireOptions = {}): WireOutcome {
  if (!('code' in outcome)) return { kind: outcome.kind };
  const { kind, code, params, by } = outcome;
  return { kind, code, params: params as Record<string, Json>, by, ...said(outcome, options) };
}

export function wirePreview(preview: PreviewLike, options: WireOptions = {}): WirePreview {
  const { outcome, uncertain, foretold, events, more, look, stage } = preview;
  return {
    outcome: wireOutcome(outcome, options),
    uncertain,
    foretold: [...foretold],
    events: events.map((event) => wireEvent(event, options)),
    ...(more === undefined ? {} : { more }),
    look: { ...wireLook(look, options), ...(stage === undefined ? {} : { stage: stage as WireStage | null }) },
  };
}

export function wireResult(result: ResultLike | null, options: WireOptions = {}): WireResult | null {
  if (result === null) return null;
  const { winners, reason, scores } = result;
  return {
    winners: [...winners],
    reason,
    ...(scores === undefined ? {} : { scores: [...scores] }),
    ...said(result, options),
  };
}

function said({ text, label }: SaidThing, { labels = false }: WireOptions): { text: string; label?: WireLabel } {
  return labels ? { text, label: label as WireLabel } : { text };
}

function wireChoice(choice: ChoiceLike, options: WireOptions): WireChoice {
  const { id, seat, written, timeOut } = choice;
  return {
    id,
    seat,
    ...said(choice, options),
    written,
    ...(options.seen === true ? { seen: choice.seen as Json } : {}),
    timeOut: wireTimeOut(timeOut, options),
  };
}

function wireTimeOut(timeOut: TimeOutLike | null, options: WireOptions): WireTimeOut | null {
  if (timeOut === null) return null;
  const { kind, value } = timeOut;
  return { kind, ...(value === undefined ? {} : { value }), ...said(timeOut, options) };
}

function wireOffer(offer: OfferLike, options: WireOptions): WireOffer {
  const { kind, fixed, slots, written, about, more, aside } = offer;
  return {
    kind,
    ...(fixed === undefined ? {} : { fixed }),
    slots: slots.map((slot) => wireSlot(slot, options)),
    ...said(offer, options),
    ...(sameContent(written, { kind, ...fixed }) ? {} : { written }),
    ...(about === undefined ? {} : { about: withoutCosts(about) }),
    ...(more === undefined ? {} : { more }),
    ...(aside === undefined ? {} : { aside }),
  };
}

/** What depends on the candidate stands with each option, as its cost. */
function withoutCosts(about: Readonly<Record<string, Json>>): Record<string, Json> {
  const { costs: _, ...rest } = about;
  return rest;
}

function wireSlot(slot: SlotLike, options: WireOptions): WireSlot {
  const { name, title, candidates, min, max, ordered, noneOrAll, list } = slot;
  return {
    name,
    title,
    min,
    max,
    ...(ordered === undefined ? {} : { ordered }),
    ...(noneOrAll === undefined ? {} : { noneOrAll }),
    ...(list === undefined ? {} : { list }),
    options: slot.options.map((option, index) => {
      const value = candidates[index] as Json;
      const { written, cost } = option;
      return {
        value,
        ...(sameContent(written, value) ? {} : { written }),
        ...said(option, options),
        ...(cost === undefined ? {} : { cost }),
      };
    }),
  };
}

function wireRewind(rewind: RewindLike, options: WireOptions): WireRewind {
  if (rewind.able) return { able: true, waitsFor: [...rewind.waitsFor] };
  const { code, params } = rewind;
  return { able: false, code, params: params as Record<string, Json>, ...said(rewind, options) };
}

const STATUSES = ['pending', 'applied', 'prevented', 'failed'] as const;

/** Games without a status of their own tell only what has happened. */
function statusOf(payload: Json): WireEvent['status'] {
  const status = textField(payload, 'status');
  return STATUSES.find((one) => one === status) ?? 'applied';
}

function textField(payload: Json, name: string): string | undefined {
  const value =
    typeof payload === 'object' && payload !== null && Object.hasOwn(payload, name)
      ? (payload as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return typeof value === 'string' ? value : undefined;
}
