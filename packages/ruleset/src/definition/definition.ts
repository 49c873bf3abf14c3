/** Everything that a host asks of a match under a ruleset, whatever the ruleset is and wherever it comes from. */
import { NO_SEATS, onlySeat, sampleAnswer, SPECTATOR } from '@turnwise/game';
import type { EventTrail, GameDefinition, GamePlay, Seat } from '@turnwise/game';
import { createKernel, issuesUnder } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json, Shape } from '@turnwise/kernel';
import { openChoices } from '@turnwise/stack';
import type { Compiled } from '../compiled/compiled.ts';
import { isControl, isShort } from './controls.ts';
import { draw } from '../draw/draw.ts';
import { haltLabel } from '../labels/halt-label.ts';
import { createInvariants } from '../invariants/invariants.ts';
import { createLabels } from '../labels/labels.ts';
import { createNotation } from '../notation/notation.ts';
import { createRules } from './rules.ts';
import { studyOf } from './study.ts';
import { offersOf, playsOf } from '../run/offers.ts';
import { sampleInput } from '../run/sample.ts';
import { createRulesetStack } from '../run/rules-stack.ts';
import type { FindCompiled } from '../run/rules-stack.ts';
import { deskFor } from '../run/desk.ts';
import { everybody } from '../run/sight.ts';
import { timeOutOf } from '../run/time-out.ts';
import { sceneStage } from '../scene/stage.ts';
import { deckIssues } from '../setup/decks.ts';
import { optionOf, setupMatch } from '../setup/setup.ts';
import type { RulesetEvent, RulesetInput, RulesetState, RulesetTypes } from '../types.ts';
import { determinize } from '../view/determinize.ts';
import { revealsTo } from '../view/reveals-to.ts';
import { viewChoice } from '../view/view-choice.ts';
import { viewEvent } from '../view/view-event.ts';
import { viewState } from '../view/view.ts';

/** What is the same for every ruleset. */
export type RulesetDefinition = Required<
  Pick<GameDefinition<RulesetTypes>, 'options' | 'rules' | 'setup' | 'play' | 'sight' | 'words' | 'stage' | 'study'>
>;

export interface RulesetParts {
  /** The name of the rules in saves and engine errors. */
  readonly name: string;
  readonly find: FindCompiled;
  /** The ruleset that a state holds with these options. */
  readonly held: (options: Json) => Json;
  /** The ruleset whose names people are told, where there is one for all matches. */
  readonly named?: Compiled | undefined;
  /** The rulesets that are known beforehand. */
  readonly documents: readonly Json[];
  /** Whether some zone is not for all to see. */
  readonly hides: boolean;
  readonly options?: FieldShapes<Record<string, unknown>>;
  /** What is wrong with the ruleset that a state is to hold, with paths in it. */
  readonly rulesetIssues: (ruleset: Json) => readonly Issue[];
}

export function rulesetDefinition(parts: RulesetParts): RulesetDefinition {
  const { name, find, held, named, rulesetIssues } = parts;
  const stack = createRulesetStack(find);
  const rules = createRules(name, find, stack, createInvariants(find, stack.choicesAgain, rulesetIssues));
  const kernel = createKernel<RulesetTypes>(rules);
  const labels = createLabels(named, find, parts.documents);
  return {
    options: {
      shapes: { ...parts.options, ...(named === undefined || takesDecks(named) ? { decks: DECKS } : {}) },
      issues(options, seats) {
        const ruleset = held(options);
        const issues = rulesetIssues(ruleset);
        if (issues.length > 0) return issuesUnder('options.ruleset', issues);
        return deckIssues(find({ ruleset }), optionOf(options, 'decks'), seats);
      },
    },
    rules,
    setup: (context) => {
      const ruleset = held(context.options);
      return setupMatch(find({ ruleset }), context, ruleset);
    },
    play: playOf(find),
    sight: {
      hides: parts.hides,
      view: (state, viewer) => viewState(find(state), state, viewer),
      viewAll: (state) => viewState(find(state), openState(state), SPECTATOR, true),
      viewEvent,
      viewChoice,
      revealsTo,
      determinize: (view, viewer, chooser, random) =>
        determinize(find(view), stack.choicesAgain, view, viewer, chooser, random),
    },
    words: {
      ...labels,
      notation: createNotation({
        find,
        held,
        choicesAgain: stack.choicesAgain,
        inputIssues: (input) => kernel.inputIssues(input),
      }),
    },
    study: studyOf(find),
    stage: {
      draw: (view, table, { columns }) => draw(find(view), view, table, columns),
      ...sceneStage(find, labels.messages),
    },
  };
}

function playOf(find: FindCompiled): GamePlay<RulesetTypes> {
  return {
    toAct,
    offers: (state, one) => offersOf(find(state), state, one),
    plays: (state, one) => playsOf(find(state), state, one),
    result: ({ ended }) => (ended === null ? undefined : { winners: ended.winners, reason: ended.reason }),
    next,
    choices: (state) => openChoices(state.stack),
    isControl: (input, state) => isControl(input) || (state !== undefined && isShort(find(state), state, input)),
    sample(state, one, chooser) {
      const choice =
        state.stack.choices.length === 0 ? undefined : openChoices(state.stack).find(({ seat }) => seat === one);
      if (choice !== undefined)
        return { kind: 'answer', seat: one, choice: choice.id, value: sampleAnswer(choice, chooser) };
      return canAct(state, one) ? sampleInput(find(state), state, one, chooser) : undefined;
    },
    eventTrail,
    stopped: (state) => haltLabel(find(state), state),
    timeOut: (state, seat, choice) => timeOutOf(find(state), deskFor(state), seat, choice),
    figures: ({ turn, events }) => ({ turns: turn.number, events }),
  };
}

const BEGIN: RulesetInput = { kind: 'begin' };

/** Events are numbered over the match, and name their causes by number; 0 is none. */
function eventTrail({ id, cause }: RulesetEvent): EventTrail {
  return { ...(id === 0 ? {} : { as: [id] }), ...(cause === 0 ? {} : { by: cause }) };
}

/** The match begins by itself. Before its first turn somebody may be asked, or it may have halted. */
function next({ turn, ended, halted, stack }: RulesetState): RulesetInput | undefined {
  const waits = turn.number > 0 || ended !== null || halted !== null || stack.choices.length > 0;
  return waits ? undefined : BEGIN;
}

function canAct({ turn, ended, halted, stack }: RulesetState, seat: Seat): boolean {
  return ended === null && halted === null && stack.choices.length === 0 && turn.priority === seat;
}

/** Those who are asked, else the one who has priority. */
function toAct({ turn, ended, stack }: RulesetState): readonly Seat[] {
  if (ended !== null) return NO_SEATS;
  if (stack.choices.length > 0) return [...new Set(openChoices(stack).map(({ seat }) => seat))];
  return turn.priority < 0 ? NO_SEATS : onlySeat(turn.priority as Seat);
}

/** The same with nothing hidden from anybody. */
function openState(state: RulesetState): RulesetState {
  const seen = everybody(state.players.length);
  return { ...state, cards: state.cards.map((card) => ({ ...card, seen })) };
}

/** Only who has a deck of their own can bring one. */
function takesDecks({ roles, zones }: Compiled): boolean {
  return zones[roles.deck]?.shared === false;
}

/** Whether it fits is looked at with the ruleset at hand. */
const DECKS: Shape<unknown> = {
  expected: 'a deck for each seat',
  optional: true,
  is: (_value): _value is unknown => true,
  issues: () => [],
};
