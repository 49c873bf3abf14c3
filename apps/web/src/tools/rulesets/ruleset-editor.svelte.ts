/** A ruleset that is being written: its text, what is wrong with it, the last document that was sound, and how its scenarios go. */
import type { Json } from '@turnwise/kernel';
import { WorkerCalls } from '../worker-calls.ts';
import type { CheckedText } from './check-text.ts';
import { declaredNames } from './declared-names.ts';
import type { RulesetAsk } from './messages.ts';
import type { ScenarioRun } from './run-scenarios.ts';
import type { DeclaredNames } from './schema-complete.ts';

/** Milliseconds without a key after which it is checked. */
const QUIET = 250;

export class RulesetEditor {
  text: string = $state('');
  scenarios: string = $state('');
  /** Null until the text as it is was checked. */
  checked: CheckedText | null = $state.raw(null);
  isChecking = $state(true);
  /** Why the text as it is could not be checked. */
  failed: string | null = $state(null);
  /** The last that was sound, and its JSON: the game beside the text plays it. */
  sound: { readonly document: Json; readonly json: string; readonly name: string; readonly seats: number } | null =
    $state.raw(null);
  runs: readonly ScenarioRun[] = $state.raw([]);
  names: DeclaredNames = $state.raw({});
  readonly #calls = new WorkerCalls<RulesetAsk>(
    () => new Worker(new URL('../../worker/ruleset-worker.ts', import.meta.url), { type: 'module', name: 'ruleset' }),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #mark = 0;

  constructor(text: string, scenarios: string) {
    this.text = text;
    this.scenarios = scenarios;
    void this.#check();
  }

  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.#soon();
  }

  writeScenarios(text: string): void {
    if (text === this.scenarios) return;
    this.scenarios = text;
    this.#soon();
  }

  schema(): Promise<Json> {
    return this.#ask<Json>({ kind: 'schema' });
  }

  /** A worker that cannot be made is an answer that fails. */
  async #ask<Answer>(ask: RulesetAsk): Promise<Answer> {
    return await this.#calls.ask<Answer>(ask);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#mark++;
    this.#calls.end();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.isChecking = true;
    this.#timer = setTimeout(() => void this.#check(), QUIET);
  }

  async #check(): Promise<void> {
    const mark = ++this.#mark;
    this.isChecking = true;
    let failed: string | null = null;
    const checked = await this.#ask<CheckedText>({ kind: 'check', text: this.text }).catch((error: unknown) => {
      failed = error instanceof Error ? error.message : String(error);
      return null;
    });
    if (mark !== this.#mark) return;
    this.checked = checked;
    this.failed = failed;
    this.isChecking = false;
    if (checked?.document === undefined) return;
    const { document, name = '', players } = checked;
    const json = JSON.stringify(document);
    // A change of a comment does not begin the game again.
    if (this.sound?.json !== json) this.sound = { document, json, name, seats: players?.min ?? 2 };
    this.names = declaredNames(document);
    const runs = await this.#ask<readonly ScenarioRun[]>({
      kind: 'scenarios',
      text: this.scenarios,
      document,
    }).catch(() => []);
    if (mark === this.#mark) this.runs = runs;
  }
}
