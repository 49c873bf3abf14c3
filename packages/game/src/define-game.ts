/** Makes a game of its definition: what a host asks for and an author need not write follows here from what is written. */
import { createKernel, createRandom, fail, isRecord, object, ok } from '@turnwise/kernel';
import type { EngineError, Json, Refusal, Result } from '@turnwise/kernel';
import { boundedNotation } from './bounded-notation.ts';
import { PLAIN_CANVAS } from './canvas.ts';
import type { Choice } from './choice.ts';
import { offerOf } from './choice.ts';
import { drawSeed, pick } from './chooser.ts';
import { wrongKey } from './control.ts';
import { NO_TRAIL } from './event-trail.ts';
import type { Game, GameDefinition, PlayTypes } from './game.ts';
import { GAME_LIMITS } from './limits.ts';
import type { Message } from './message.ts';
import { COMMON_MESSAGES, message } from './message.ts';
import type { Notation } from './notation.ts';
import { plainAnswer, plainChoice, plainEvent, plainInput } from './notation.ts';
import type { Offer } from './offer.ts';
import { canBeFilled, expandOffer, isPlay, sampleOffer } from './offer.ts';
import { createPrepare } from './prepare-setup.ts';
import { SPECTATOR } from './seat.ts';
import type { Seat } from './seat.ts';
import { setupIssue } from './setup-issue.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';

const LIMIT = 10_000;

export function defineGame<T extends PlayTypes>(definition: GameDefinition<T>): Game<T> {
  checkDefinition(definition);
  const { content, controls = [], draw, isControl = () => false, streams = [], worded } = definition;
  const kernel = createKernel<T>(definition.rules);
  const prepare = createPrepare(definition);
  const optionShape = object(definition.options ?? {});

  const notation: Notation<T> = boundedNotation({
    input: plainInput<T>((input) => kernel.inputIssues(input)),
    event: plainEvent<T>(),
    answer: plainAnswer,
    choice: plainChoice,
    ...definition.notation,
  });

  const choices = definition.choices ?? (() => []);

  function offers(state: T['State'], seat: Seat): readonly Offer[] {
    const own = definition.offers(state, seat);
    if (definition.choices === undefined) return own;
    const answers = choices(state)
      .filter((choice) => choice.seat === seat)
      .map(offerOf);
    return answers.length === 0 ? own : [...answers, ...own];
  }

  function validate(state: T['State'], input: T['Input']): Result<Refusal | undefined, EngineError> {
    return kernel.validate(state, input);
  }

  /** A key out of the kind; the fields as notation writes them, or `text` where it writes something other than fields. */
  const label = (prefix: string, kind: string, written: Json): Message => {
    const { kind: _kind, ...params } = isRecord(written) ? written : { text: written };
    return message(`${prefix}.${kind}`, params);
  };

  const eventLabel =
    definition.eventLabel ?? ((event, table) => label('event', event.kind, notation.event.format(event, table)));

  const refusalLabel = definition.refusalLabel ?? (({ code, params }) => message(`refusal.${code}`, params));

  const game: Game<T> = {
    id: definition.id,
    version: definition.version,
    title: definition.title,
    summary: definition.summary,
    seats: definition.seats,
    seatsFor: definition.seatsFor,
    traits: definition.traits,
    streams: (options) => (typeof streams === 'function' ? streams(options) : streams),
    rules: definition.rules,
    messages: { ...COMMON_MESSAGES, ...definition.messages },
    longest: definition.longest ?? LIMIT,
    kernel,
    notation,
    content,
    controls,
    scroll: definition.scroll,
    draw: draw && ((view, table, canvas = PLAIN_CANVAS) => draw(view, table, canvas)),
    options: definition.options ?? {},
    kernelWith: (options) => createKernel<T>(definition.rules, options),
    prepare,
    setup(request) {
      const context = prepare(request);
      if (!context.ok) return context;
      try {
        // Through the fork, so that every state of the game has one hidden class.
        return ok(definition.rules.fork(definition.setup(context.value)));
      } catch (thrown) {
        return fail([setupIssue(thrown)]);
      }
    },
    next: definition.next ?? (() => undefined),
    toAct: definition.toAct,
    result: definition.result,
    choices,
    offers,
    // Hosts ask it of whatever came in.
    isControl: (input, state) => isRecord(input) && isControl(input, state),
    accepts(state, input) {
      const refusal = validate(state, input);
      return refusal.ok && refusal.value === undefined;
    },
    validate,
    expand: (offer, limit = LIMIT) => expandOffer(offer, limit),
    legalInputs(state, seat, limit = LIMIT) {
      const inputs: T['Input'][] = [];
      let cut = false;
      for (const offer of offers(state, seat)) {
        if (!isPlay(offer)) continue;
        const more = expandOffer(offer, limit - inputs.length);
        for (const input of more.inputs) inputs.push(input);
        if (more.cut) return { inputs, cut: true };
        cut ||= offer.more === true;
      }
      return { inputs, cut };
    },
    sample:
      definition.sample ??
      ((state, seat, chooser) => {
        const offer = pick(
          chooser,
          offers(state, seat).filter((one) => isPlay(one) && canBeFilled(one)),
        );
        return offer === undefined ? undefined : sampleOffer(offer, chooser);
      }),
    explain(state, seat, input) {
      const refusal = validate(state, input);
      if (refusal.ok && refusal.value === undefined) return { accepted: true, offers: [] };
      const alternatives = offers(state, seat).filter(isPlay);
      if (!refusal.ok) return { accepted: false, offers: alternatives };
      const { value } = refusal as { readonly value: Refusal };
      return {
        accepted: false,
        refusal: value,
        message: refusalLabel(value),
        offers: alternatives,
      };
    },
    view: definition.view,
    viewAll: definition.viewAll ?? ((state) => definition.view(state, SPECTATOR)),
    viewEvent: definition.viewEvent ?? ((event) => event),
    eventTrail: definition.eventTrail ?? (() => NO_TRAIL),
    revealsTo: definition.revealsTo ?? ((event) => event.reveals === true),
    foretell: definition.foretell ?? (() => []),
    viewChoice: definition.viewChoice ?? ((choice, viewer) => (choice.seat === viewer ? choice : undefined)),
    determinize(view, viewer, chooser) {
      const names = typeof streams === 'function' ? (definition.streamsIn?.(view) ?? []) : streams;
      // A clone, as a view may hold parts of the true state, and whoever guesses will play on in it.
      return kernel.clone(definition.determinize(view, viewer, chooser, createRandom(drawSeed(chooser), names)));
    },
    inputLabel:
      definition.inputLabel ?? ((input, table) => label('input', input.kind, notation.input.format(input, table))),
    candidateLabel: definition.candidateLabel ?? (() => undefined),
    typedInput: (view, seat, text, table) =>
      text.length > GAME_LIMITS.typedText.usual ? undefined : definition.typedInput?.(view, seat, text, table),
    refusalLabel,
    eventLabel: (event, table, level = 'min', view, broughtBy) => eventLabel(event, table, level, view, broughtBy),
    eventLevel: definition.eventLevel ?? (() => 'min'),
    choiceLabel: definition.choiceLabel ?? usualQuestion,
    lookUp: (view, word) => (word.length > GAME_LIMITS.typedText.usual ? [] : (definition.lookUp?.(view, word) ?? [])),
    figures: definition.figures ?? (() => ({})),
    stopped: definition.stopped ?? (() => undefined),
    timeOut: definition.timeOut ?? ((_state, _seat, choice) => choice && (choice.timeOut ?? { kind: 'fallback' })),
    seated: definition.seated ?? ((options) => options),
    worded: worded && ((options) => (optionShape.is(options) ? worded(options) : game)),
  };
  return game;
}

/** A question in words that fit every game. */
function usualQuestion({ kind, seat, source, min, max }: Choice, table: Table): Message {
  const one = min === 1 && max === 1 && kind.startsWith('select');
  const size = min === max ? String(min) : `${min} to ${max}`;
  return message(`choice.${kind}${one ? '.one' : ''}`, { seat: nameOf(table, seat), source, size });
}

/** What would make a game unsound: its author is told at once. */
function checkDefinition<T extends PlayTypes>(definition: GameDefinition<T>): void {
  const { id, content, controls = [], streams } = definition;
  if (definition.traits.hiddenInformation && definition.viewEvent === undefined)
    throw new Error(`${id} hides information, so it must define viewEvent: what each seat sees of an event`);
  if (typeof streams === 'function' && definition.streamsIn === undefined)
    throw new Error(`${id} has streams that depend on its options, so it must define streamsIn: the streams of a view`);
  if (content !== undefined && definition.options?.[content.option] === undefined)
    throw new Error(`${id} has content in the option ${content.option}, but no such option`);
  const wrong = wrongKey(controls);
  if (wrong !== undefined) throw new Error(`${id} uses the key ${wrong} twice, or hosts use it themselves`);
}
