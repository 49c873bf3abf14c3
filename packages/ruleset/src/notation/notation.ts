/**
 * Positions: `turn`, `passed`, `stops` (`turn.ts`), `resources: { SEAT: { mana: 3 } }`, `zones: { SEAT: { ZONE: [ cards ] }, shared }`
 * (`cards.ts`), `flags: { SEAT: { NAME: true }, match }` (or `[ NAME ]`), `out: [ seats ]`, `changes` that last, `limits` that are used,
 * `stack` (`items.ts`) with what is `asked`, `known: { CARD: [ seats ] }` for who knows more than the zones tell, `gone` tokens, `later`
 * the cards whose numbers are not in id order, `counts` of events, items and choices, `verdicts`, `ended`, `halted`.
 *
 * What is left out is as at the beginning: resources at their start, zones empty, nothing lasts, nothing is used.
 */
import type { Choice, Notation } from '@turnwise/game';
import type { Issue, Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import { attributeOf, definitionOf } from '../run/layers.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { deskFor } from '../run/desk.ts';
import { within } from '../run/meter.ts';
import { NOTHING } from '../types.ts';
import type { RulesetState, RulesetTypes } from '../types.ts';
import { answer, choice } from './answer.ts';
import { spelledOut } from './comparable.ts';
import { event } from './event.ts';
import { inputNotation } from './input.ts';
import { parsePosition } from './position-read.ts';
import { expectedPosition, formatPosition, formatShown } from './position-write.ts';
import { viewedAttributes } from './viewed-attributes.ts';

export interface NotationParts {
  readonly find: (holder: { readonly ruleset: Json }) => Compiled;
  /** The ruleset as a state holds it, with these options. */
  readonly held: (options: Json) => Json;
  readonly choicesAgain: (state: RulesetState) => readonly Choice[];
  readonly inputIssues: (input: unknown) => readonly Issue[];
}

/** What would take longer to compute than one look is as printed. */
const MOST = RULESET_LIMITS.evaluationsPerLook.usual;

function printed(compiled: Compiled, state: RulesetState, card: number, attribute: number): number {
  return definitionOf(compiled, state, card).attributes[attribute] ?? NOTHING;
}

export function createNotation({ find, held, choicesAgain, inputIssues }: NotationParts): Notation<RulesetTypes> {
  return {
    position: {
      parse(document, context) {
        const ruleset = held(context.options);
        return parsePosition(find({ ruleset }), choicesAgain, document, context, ruleset);
      },
      format: (state, table) => formatPosition(find(state), state, table),
      expected: (state, table) => expectedPosition(find(state), state, table),
      comparable(state, expected, table) {
        const compiled = find(state);
        const desk = deskFor(state);
        const attributesOf = (card: number): readonly number[] =>
          compiled.attributes.map((_, attribute) =>
            within(
              desk,
              MOST,
              () => attributeOf(compiled, desk, card, attribute),
              printed(compiled, state, card, attribute),
            ),
          );
        return {
          ...formatPosition(compiled, state, table),
          ...spelledOut(compiled, state, attributesOf, expected, table),
        };
      },
    },
    input: inputNotation(inputIssues),
    answer,
    choice,
    event,
    view: {
      format: (view, table) => formatShown(find(view), view, table),
      comparable(view, expected, table) {
        const compiled = find(view);
        const written = formatShown(compiled, view, table);
        const spelled = spelledOut(compiled, view, viewedAttributes(compiled, view), expected, table);
        return { ...written, ...spelled, zones: joined(written['zones'], spelled['zones']) };
      },
    },
  };
}

/** Zones of which all is known are spelled out, the others as they are. */
function joined(written: Json | undefined, spelled: Json | undefined): Json {
  const zones: Record<string, Json> = { ...(written as Record<string, Json>) };
  for (const [owner, own] of Object.entries((spelled ?? {}) as Record<string, Json>))
    zones[owner] = { ...(zones[owner] as Record<string, Json>), ...(own as Record<string, Json>) };
  return zones;
}
