/**
 * Reactions that can bring themselves about without a limit. Events are the nodes of a graph, by kind and by the names that are
 * certain in their payload; a rule leads from every event that it may answer to those that its effects raise, and so does a
 * declared event to what it raises when it resolves. A rule is on a cycle if what it raises leads back to what it answers.
 * First among the rules that nothing can stop, each of which is told; then among all, where one is told for all cycles through
 * the same kinds.
 */
import { ANSWER_LIMITS } from '@turnwise/kernel';
import { RULESET_LIMITS } from '../limits.ts';
import type { Answering } from './answering.ts';
import type { CertainNames } from './scope.ts';

export interface Cycle {
  readonly rule: Answering;
  /** `spite → damaged → spite`. */
  readonly text: string;
  /** Nothing can stop it. */
  readonly sure: boolean;
}

export function reactionCycles(rules: readonly Answering[]): readonly Cycle[] {
  const free = rules.filter(({ limited }) => !limited);
  const unstoppable = free
    .filter(({ conditional }) => !conditional)
    .map((rule) => ({ ...rule, raised: rule.raised.filter(({ sure }) => sure) }));
  const sure = cyclesOf(unstoppable, isEnough).map((steps) => cycle(steps, true));
  const told = new Set(sure.map(({ text }) => text));
  const paths = new Set<string>();
  const perhaps = isEnough(sure) ? [] : cyclesOf(free);
  const others = perhaps.flatMap((steps) => {
    const kinds = steps.map(({ event }) => event.kind).toSorted();
    const found = cycle(steps, false);
    if (told.has(found.text) || paths.has(kinds.join())) return [];
    paths.add(kinds.join());
    return [found];
  });
  return [...sure, ...others];
}

/** More are not told. */
function isEnough(cycles: readonly unknown[]): boolean {
  return cycles.length > ANSWER_LIMITS.issues.usual;
}

interface RaisedEvent {
  readonly kind: string;
  readonly names: CertainNames;
}

/** A rule, and an event that it raises. */
interface Step {
  readonly rule: Answering;
  readonly event: RaisedEvent;
}

/** The first rule that leads to each event, by the text of the event. */
type Steps = ReadonlyMap<string, Step>;

/** The shortest cycle through each rule that is on one, until there are enough, and as far as the graph may be walked. */
function cyclesOf(
  rules: readonly Answering[],
  isDone: (found: readonly unknown[]) => boolean = () => false,
): readonly (readonly Step[])[] {
  const graph = new Graph(rules);
  const found: (readonly Step[])[] = [];
  for (const rule of rules) {
    if (isDone(found) || graph.isTired) break;
    const shortest = graph.wayBack(rule);
    if (shortest !== undefined) found.push(stepsTo(shortest));
  }
  return found;
}

/** How an event is reached: the last step, and the way before it. */
interface Way {
  readonly step: Step;
  readonly before: Way | null;
}

function stepsTo(way: Way): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Way | null = way; at !== null; at = at.before) steps.push(at.step);
  return steps.toReversed();
}

class Graph {
  /** What rules that answer the same lead to. */
  readonly #classes = new Map<string, { readonly like: Answering; readonly steps: Map<string, Step> }>();
  readonly #next = new Map<string, Steps>();
  #walked = 0;

  constructor(rules: readonly Answering[]) {
    for (const rule of rules) {
      const key = textOf({ kind: rule.kind, names: rule.wants });
      const { steps } = this.#classes.get(key) ?? { steps: new Map<string, Step>() };
      if (!this.#classes.has(key)) this.#classes.set(key, { like: rule, steps });
      for (const event of rule.raised) if (!steps.has(textOf(event))) steps.set(textOf(event), { rule, event });
    }
  }

  /** Whether it was walked as far as it may be. */
  get isTired(): boolean {
    return this.#walked > RULESET_LIMITS.cycleSteps.usual;
  }

  /** The shortest way from what a rule raises to what it answers. */
  wayBack(rule: Answering): Way | undefined {
    const ways: Way[] = [];
    const seen = new Set<string>();
    const add = (text: string, step: Step, before: Way | null): void => {
      if (seen.has(text)) return;
      seen.add(text);
      ways.push({ step, before });
    };
    for (const event of rule.raised) add(textOf(event), { rule, event }, null);
    for (const way of ways) {
      if (answers(rule, way.step.event)) return way;
      const steps = this.#stepsFrom(way.step.event);
      this.#walked += 1 + steps.size;
      if (this.isTired) return undefined;
      for (const [text, step] of steps) add(text, step, way);
    }
    return undefined;
  }

  #stepsFrom(event: RaisedEvent): Steps {
    const key = textOf(event);
    const known = this.#next.get(key);
    if (known !== undefined) return known;
    const answering = [...this.#classes.values()].filter(({ like }) => answers(like, event));
    const steps = new Map(answering.toReversed().flatMap((one) => [...one.steps]));
    this.#next.set(key, steps);
    return steps;
  }
}

/** Whether an event may be one that the rule answers. */
function answers({ kind, wants }: Answering, event: RaisedEvent): boolean {
  if (kind !== event.kind) return false;
  return Object.entries(wants).every(([field, name]) => (event.names[field] ?? name) === name);
}

function textOf({ kind, names }: RaisedEvent): string {
  return [kind, ...Object.entries(names).map(([field, name]) => `${field}=${name ?? ''}`)].join(' ');
}

function cycle(steps: readonly Step[], sure: boolean): Cycle {
  const { rule } = steps[0] as Step;
  const text = [...steps.flatMap((step) => [step.rule.name, step.event.kind]), rule.name].join(' → ');
  return { rule, text, sure };
}
