/**
 * A match in the sandbox, begun in a position or from its beginning. Whatever is sent goes to the plain interpreter as well, and a difference in events or
 * in the position that they lead to is an error: so every test of an operator tests both.
 */
import type { Choice, Game, Seat, Table } from '@turnwise/game';
import { nameOf } from '@turnwise/game';
import { eventsOf, isRefusal, unusedScript } from '@turnwise/kernel';
import type { Json, JsonRecord, Refusal, Script } from '@turnwise/kernel';
import { openChoices } from '@turnwise/stack';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { createRulesetGame } from '../game.ts';
import { canonical, comparablePosition } from '../plain/comparable.ts';
import type { Reply } from '../plain/questions.ts';
import { createPlainMatch, plainMatchFrom } from '../plain/plain-match.ts';
import type { PlainMatch } from '../plain/plain-match.ts';
import type { RulesetInput, RulesetState, RulesetTypes } from '../types.ts';

export interface MatchRequest {
  readonly document: Json;
  /** Left out, the match begins. */
  readonly position?: Json | undefined;
  readonly seats: readonly string[];
  readonly random: Script;
}

export class SandboxMatch {
  readonly game: Game<RulesetTypes>;
  readonly table: Table;
  /** In notation. */
  readonly events: JsonRecord[] = [];
  state: RulesetState;
  readonly #plain: PlainMatch;

  constructor({ document, position, seats, random }: MatchRequest) {
    const { ruleset, errors } = checkRuleset(document);
    if (ruleset === undefined) throw new Error(JSON.stringify(errors));
    this.game = createRulesetGame({ compiled: compileRuleset(ruleset) });
    this.table = { names: seats };
    const { options, random: streams } = valueIn(this.game.prepare({ seed: 1, seats, random }));
    const context = { ...this.table, options, random: streams };
    const setting = { ruleset, seats, options, random: streams };
    if (position === undefined) {
      this.state = valueIn(this.game.setup({ seed: 1, seats, random }));
      this.#plain = createPlainMatch(setting);
      this.send({ kind: 'begin' });
    } else {
      this.state = valueIn(this.game.notation.position.parse(position, context));
      this.#plain = plainMatchFrom(setting, position);
    }
  }

  /** The refusal; undefined when it was done. */
  send(input: RulesetInput): Refusal | undefined {
    const { game, table, state } = this;
    const written = game.notation.input.format(input, table) as JsonRecord;
    const seat = 'seat' in input ? { seat: nameOf(table, input.seat) } : {};
    const theirs = this.#plain.submit({ ...written, ...seat } as unknown as Reply);
    const { outcome, state: next } = valueIn(game.kernel.dispatch(state, input));
    if (isRefusal(outcome)) {
      if (!('refused' in theirs)) throw new Error(`the plain interpreter does not refuse it: ${outcome.code}`);
      return outcome;
    }
    if (!('frame' in outcome)) throw new Error(`nothing happened: ${outcome.kind}`);
    if ('refused' in theirs) throw new Error(`the plain interpreter refuses it: ${theirs.refused}`);
    this.state = next;
    const told = eventsOf(outcome.frame)
      // That somebody was asked or has answered is no event of the ruleset.
      .filter(({ id }) => id > 0)
      .map((event) => game.notation.event.format(event, table) as JsonRecord);
    agree(told, theirs.events);
    agree(comparablePosition(this.position), comparablePosition(this.#plain.position()));
    this.events.push(...told);
    return undefined;
  }

  /** An answer to what is asked, as a person writes it; of this seat where several are asked. */
  answer(answer: Json, by?: Seat): void {
    const choice = openChoices(this.state.stack).find(({ seat }) => by === undefined || seat === by);
    if (choice === undefined) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`);
    const value = valueIn(this.game.notation.answer.parse(answer, choice, this.table));
    const refused = this.send({ kind: 'answer', seat: choice.seat, choice: choice.id, value });
    if (refused !== undefined) throw new Error(`the answer ${JSON.stringify(answer)} is refused: ${refused.code}`);
  }

  get choice(): Choice | undefined {
    return openChoices(this.state.stack)[0];
  }

  get position(): JsonRecord {
    return this.game.notation.position.format(this.state, this.table) as JsonRecord;
  }

  /** Scripted results must all be used. */
  checkScript(): void {
    const left = unusedScript(this.state.random);
    if (Object.keys(left).length > 0) throw new Error(`nobody took ${JSON.stringify(left)}`);
  }
}

function agree(ours: unknown, theirs: unknown): void {
  const [compiled, plain] = [canonical(ours), canonical(theirs)];
  if (compiled !== plain) throw new Error(`the two interpreters differ:\n  compiled ${compiled}\n  plain    ${plain}`);
}

type Answered<V> = { readonly ok: true; readonly value: V } | { readonly ok: false; readonly error: unknown };

function valueIn<V>(answered: Answered<V>): V {
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered.value;
}
