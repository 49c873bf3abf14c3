/**
 * Works on the effect on top until nothing is left or a seat must answer:
 *
 * - the game's `step` does a piece of the top effect, by steps of the kernel, and returns how it went;
 * - `DONE` takes the effect off; `MORE` continues with whatever is on top now;
 * - `WAIT` comes after `ask`: what remains is written into the state, and the dispatch ends; a choice with one legal
 *   answer is not asked, and the effect gets that answer at once;
 * - `HOLD` comes after `hold`: what remains is written too, and the dispatch ends with a seat that may act (it has priority). The
 *   next input, whatever it is, finds the effects on the stack again and may add to them;
 * - when nothing is left, the rules' `idle` says what comes next, until it returns `DONE` or a seat must act;
 * - with the last answer the effect that asked is stepped again, at the same place, and finds it in `given`, for that one
 *   step only (in a program: that one instruction).
 *
 * Reactions are effects that a game pushes: those before an event above the effect that raises it, those after it when that
 * effect is done (`reactions.ts`). Priority is a hold for the next seat of a window (`window.ts`).
 */
import { onlyAnswer } from '@turnwise/game';
import type { Answer, Choice, Seat } from '@turnwise/game';
import type { Json, Resolving, Step } from '@turnwise/kernel';
import type { Given, StackState, StackTypes } from './effect.ts';
import { guardExceeded } from './guards.ts';
import type { Guards } from './guards.ts';
import type { HeldDiff, StackDiff } from './stack-diff.ts';

/** How a step of an effect went. */
export const DONE = 0;
export const MORE = 1;
export const WAIT = 2;
export const HOLD = 3;
export type Progress = typeof DONE | typeof MORE | typeof WAIT | typeof HOLD;

/** What a game defines about its effects. */
export interface EffectRules<T extends StackTypes> {
  /** Does a piece of the top effect, which is a copy that may be written to. */
  readonly step: (effect: T['Effect'], run: Run<T>) => Progress;
  /** A copy of an effect of the state, deep enough for `step` to write to. */
  readonly copy: (effect: T['Effect']) => T['Effect'];
  /** What comes when nothing is left on the stack, such as the next step of a turn. If left out, the dispatch ends there. */
  readonly idle?: (run: Run<T>) => Progress;
  /** What a run keeps beside the effects, made when it begins; by this input, or by none where questions are only read again. */
  readonly local?: (state: Readonly<T['State']>, input: T['Input'] | undefined) => T['Local'];
  /** The diff with what else is written when a run holds or pauses. */
  readonly holding?: (diff: StackDiff<T['Effect']> | HeldDiff<T['Effect']>, run: Run<T>) => T['Diff'];
  /** An effect in the chain of an exceeded guard; the default is its kind. */
  readonly describe?: (effect: T['Effect']) => Json;
  /** The whole chain, if it says more than the effects on the stack. */
  readonly chain?: (run: Run<T>) => readonly Json[];
  readonly guards: Guards | ((state: Readonly<T['State']>) => Guards);
  /** The author's own name for a guard. */
  readonly guardNames?: Readonly<Partial<Record<keyof Guards, string>>>;
}

export class Run<T extends StackTypes> {
  /** The remaining effects, the next one at the end. */
  readonly effects: T['Effect'][] = [];
  /** The answer, if exactly one choice was asked; otherwise undefined. */
  given: Json | undefined = undefined;
  /** The answers, if several choices were asked together, in the order of asking; otherwise empty. */
  answers: readonly Given[] = NO_ANSWERS;
  /** The choices that are answered now, in the order of asking; empty for an effect that got the only legal answer. */
  answered: readonly Choice[] = NO_ANSWERS;
  /** What the effect on top has asked. */
  asked: readonly Choice[] = NO_ANSWERS;
  recording: boolean;
  /** Kept by the rules. */
  readonly local: T['Local'];

  #guards: Guards;
  #held: Seat | -1 = -1;
  readonly #rules: EffectRules<T>;
  #work: Resolving<T>;
  #effectsMade = 0;
  #choicesMade: number;
  #steps = 0;
  #stopped = false;

  constructor(rules: EffectRules<T>, work: Resolving<T>, input?: T['Input'], local?: T['Local']) {
    this.#rules = rules;
    this.#work = work;
    this.recording = work.recording;
    this.#choicesMade = work.state.stack.choicesMade;
    this.local = local ?? rules.local?.(work.state, input);
    this.#guards = typeof rules.guards === 'function' ? rules.guards(work.state) : rules.guards;
  }

  /** Begins again for another input, as if it were new; for rules that keep nothing beside the effects. */
  reset(work: Resolving<T>): void {
    const { guards } = this.#rules;
    this.#work = work;
    this.recording = work.recording;
    this.#guards = typeof guards === 'function' ? guards(work.state) : guards;
    this.#effectsMade = 0;
    this.#choicesMade = work.state.stack.choicesMade;
    this.#steps = 0;
    this.#stopped = false;
    this.#held = -1;
    this.#dropEffects();
    this.asked = NO_ANSWERS;
    this.forgetAnswers();
  }

  /** The working state as it is now. Do not keep it: every step may replace it. */
  get state(): Readonly<T['State']> {
    return this.#work.state;
  }

  take(step: Step<T>): void {
    this.#work.take(step);
  }

  /** The id for the next effect. */
  newId(): number {
    return ++this.#effectsMade;
  }

  /** The id for the next choice. It begins with the kind, so that an answer can be read and written without the choice. */
  newChoiceId(kind = 'c'): string {
    return `${kind}${++this.#choicesMade}`;
  }

  push(effect: T['Effect']): void {
    const { depth } = this.#guards;
    if (this.effects.length >= depth) throw this.exceeded('depth', depth);
    this.effects.push(effect);
  }

  /** The first of them resolves first. */
  pushAll(effects: readonly T['Effect'][]): void {
    const { depth } = this.#guards;
    // All or none: a run that is stopped here may continue later.
    if (this.effects.length + effects.length > depth) throw this.exceeded('depth', depth);
    for (let i = effects.length - 1; i >= 0; i--) this.effects.push(effects[i] as T['Effect']);
  }

  /** Asks one seat, or several at once; the step then ends with what this returns. */
  ask(...choices: Choice[]): typeof WAIT {
    this.asked = choices;
    return WAIT;
  }

  /** Gives priority to a seat, -1 for nobody; the step then ends with what this returns. */
  hold(seat: Seat | -1): typeof HOLD {
    this.#held = seat;
    return HOLD;
  }

  /** Drops all remaining effects: the game is over. */
  stop(): void {
    this.#stopped = true;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Counts one piece of work. */
  tick(): void {
    const { steps } = this.#guards;
    if (++this.#steps > steps) throw this.exceeded('steps', steps);
  }

  get iterations(): number {
    return this.#guards.iterations;
  }

  exceeded(guard: keyof Guards | (string & {}), limit: number): unknown {
    const { describe = (effect: T['Effect']): Json => effect.kind, chain, guardNames = {} } = this.#rules;
    const name = (guardNames as Readonly<Record<string, string>>)[guard] ?? guard;
    return guardExceeded(name, limit, chain === undefined ? this.effects.map(describe) : chain(this));
  }

  /** Restores what was written when a run held, to add to it or to continue. */
  takeUp(): void {
    this.#copyFrom(this.#work.state.stack);
  }

  /** One by one: setting the length to 0 takes the list's room away, and the next push makes it again. */
  #dropEffects(): void {
    while (this.effects.length > 0) this.effects.pop();
  }

  #copyFrom(stack: StackState<T['Effect']>): void {
    for (const effect of stack.effects) this.effects.push(this.#rules.copy(effect));
    this.#effectsMade = stack.effectsMade;
  }

  /** Takes an answer that was found legal, and continues if it is the last. */
  resume(input: Answer): void {
    const { stack } = this.#work.state as { readonly stack: StackState<T['Effect']> };
    const { seat, choice, value } = input;
    const isLast = stack.given.length + 1 >= stack.choices.length;
    const answered: StackDiff<T['Effect']> = { kind: 'answered', seat, choice, value };
    this.#write(isLast ? answered : this.#withHolding(answered));
    if (!isLast) return;
    this.#copyFrom(stack);
    this.answered = stack.choices;
    if (stack.choices.length === 1) this.given = value;
    else
      this.answers = stack.choices.map(
        (one) => stack.given.find((given) => given.choice === one.id) ?? { choice: one.id, value },
      );
    this.drain();
  }

  /** Works until nothing is left or a seat must answer. */
  drain(): void {
    const { effects } = this;
    const { step, idle } = this.#rules;
    if (this.#stopped) return;
    for (;;) {
      const top = effects.length - 1;
      if (top < 0 && idle === undefined) return;
      this.tick();
      const progress = top < 0 ? (idle as (run: Run<T>) => Progress)(this) : step(effects[top] as T['Effect'], this);
      if (this.#stopped) return;
      this.forgetAnswers();
      if (progress === HOLD) return this.#hold();
      if (top < 0) {
        if (progress === DONE) return;
        continue;
      }
      if (progress === WAIT) {
        if (!this.#answersItself(top)) return this.#pause();
        continue;
      }
      if (progress === DONE) {
        // What it pushed stays: an effect may put others in its place.
        if (top === effects.length - 1) effects.pop();
        else effects.splice(top, 1);
      }
    }
  }

  /** The one who asked has had its turn: no later question is answered by an old answer. */
  forgetAnswers(): void {
    // Most instructions come without an answer, and reading is cheaper than writing.
    if (this.given !== undefined) this.given = undefined;
    if (this.answers !== NO_ANSWERS) this.answers = NO_ANSWERS;
    if (this.answered !== NO_ANSWERS) this.answered = NO_ANSWERS;
  }

  /** A choice with one legal answer is not asked: the effect gets that answer as if it had been given. */
  #answersItself(top: number): boolean {
    const choice = this.asked[0];
    if (choice === undefined) throw new Error('an effect that waits must have asked for something');
    if (top !== this.effects.length - 1) throw new Error('an effect that asks must not push anything in the same step');
    const only = this.asked.length > 1 ? undefined : onlyAnswer(choice);
    if (only === undefined) return false;
    this.asked = NO_ANSWERS;
    this.#choicesMade--;
    this.given = only;
    return true;
  }

  #hold(): void {
    const held: HeldDiff<T['Effect']> = {
      kind: 'held',
      seat: this.#held,
      effects: this.effects.slice(),
      effectsMade: this.effects.length === 0 ? 0 : this.#effectsMade,
    };
    this.#write(this.#withHolding(held));
  }

  #pause(): void {
    const given = this.#stillGiven();
    const last = given.length === this.asked.length ? given.at(-1) : undefined;
    const before = last === undefined ? given : given.slice(0, -1);
    const paused: StackDiff<T['Effect']> = {
      kind: 'paused',
      effects: this.effects.slice(),
      choices: this.asked,
      effectsMade: this.#effectsMade,
      choicesMade: this.#choicesMade,
    };
    this.#write(this.#withHolding(before.length === 0 ? paused : { ...paused, given: before }));
    if (last === undefined) return;
    // Nobody is left to ask: it continues as with the last answer.
    const { seat } = this.asked.at(-1) as Choice;
    this.#dropEffects();
    this.resume({ kind: 'answer', seat, choice: last.choice, value: last.value });
  }

  /** The answers to choices that were asked together and are asked again unchanged after an input in between. */
  #stillGiven(): readonly Given[] {
    const { choices, given, effects } = (this.#work.state as { readonly stack: StackState<T['Effect']> }).stack;
    if (given.length === 0 || effects.at(-1)?.id !== this.effects.at(-1)?.id) return NO_ANSWERS;
    return this.asked.flatMap((choice) => {
      const old = choices.find((one) => isSameQuestion(one, choice));
      const answer = old && given.find((one) => one.choice === old.id);
      return answer === undefined ? [] : [{ choice: choice.id, value: answer.value }];
    });
  }

  /** With what the rules write besides. */
  #withHolding(diff: StackDiff<T['Effect']> | HeldDiff<T['Effect']>): T['Diff'] {
    const { holding } = this.#rules;
    return holding === undefined ? diff : holding(diff, this);
  }

  /** The game's diffs contain those of the stack. */
  #write(diff: T['Diff']): void {
    this.#work.take(diff);
  }

  /** What the paused effect would ask if it were stepped now. */
  askedAgain(): readonly Choice[] {
    const { stack } = this.#work.state as { readonly stack: StackState<T['Effect']> };
    this.#copyFrom(stack);
    this.#choicesMade = stack.choicesMade - stack.choices.length;
    const top = this.effects.at(-1);
    if (top === undefined || this.#rules.step(top, this) !== WAIT) return [];
    return this.asked;
  }
}

const NO_ANSWERS: readonly never[] = Object.freeze([]);

function isSameQuestion({ id: _old, ...one }: Choice, { id: _new, ...other }: Choice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
