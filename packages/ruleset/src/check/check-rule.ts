/** What actions, abilities and reactions have in common: targets in their order, conditions, effects. */
import { bindsOf } from '../document/binds-of.ts';
import { LAST, TELLING } from '../compiled/kinds.ts';
import type { ConditionNode, EffectNode, ResourceNode, SelectorNode, TargetNode, WhenNode } from '../nodes.ts';
import type { Answering } from './answering.ts';
import { askedFrom } from './answers.ts';
import type { AskedAs } from './answers.ts';
import { Checker } from './checker.ts';
import type { Board } from './checker.ts';
import type { Declared } from './declared.ts';
import type { Path } from './path.ts';
import { newScope, RESERVED } from './scope.ts';
import type { Name, Scope } from './scope.ts';
import { checkTargetLooks } from './secret-looks.ts';
import { checkConditionSecrets } from './secret-params.ts';
import { isSecretSelector } from './secrets.ts';
import { selectedType } from './selected-type.ts';

export interface RuleNode {
  readonly id: string;
  readonly targets?: readonly TargetNode[] | undefined;
  readonly may?: boolean | undefined;
  readonly conditions?: readonly ConditionNode[] | undefined;
  readonly effects?: readonly EffectNode[] | undefined;
}

/** What the rules of a document are checked with. */
export interface Table extends Board {
  readonly resources: ReadonlyMap<string, ResourceNode>;
  readonly answering: Answering[];
  /** Events in whose effects a violation may stop the match. */
  readonly halting: ReadonlySet<string>;
}

/**
 * Conditions are looked at before anything is chosen; effects after all of it. The targets of an action are `given` with the input:
 * nobody is asked for them.
 */
export function checkRule(table: Table, path: Path | null, node: RuleNode, scope: Scope, targets?: 'given'): void {
  const checking = new Checker(table, scope, path);
  checkTargets(node, checking, targets === 'given');
  checkTargetLooks(table, node.targets ?? [], checking, scope);
  checking.beforeTargets().conditions('conditions', node.conditions);
  checkConditionSecrets('conditions', node.conditions, checking, scope);
  checking.with({ random: true }).effects('effects', node.effects);
}

/** With the targets of the rule and the names that it binds. */
export function ruleScope({ declared }: Table, { targets, effects }: RuleNode, about: Partial<Scope>): Scope {
  return newScope({ ...about, targets: targetsOf(targets, declared), binds: () => bindsOf(effects) });
}

export function targetsOf(nodes: readonly TargetNode[] | undefined, declared: Declared): readonly Name[] {
  return (nodes ?? []).map(({ id, selector }) => ({
    id,
    type: selectedType(selector),
    secret: isSecretSelector(selector, declared),
  }));
}

/** The kind that a rule means: its own event or action, else an operator stands for the event that it raises. */
export function kindOf({ payloads, raised }: Declared, name: string): string {
  return payloads.has(name) ? name : (raised.get(name) ?? name);
}

/** The filters of what a rule answers, which see the event and nothing that is chosen. */
export function checkWhen(
  table: Table,
  path: Path | null,
  key: string,
  when: WhenNode | undefined,
  scope: Scope,
): void {
  if (when === undefined) return;
  const checking = new Checker(table, scope, path).beforeTargets().at(key);
  if (!isUnanswered(table.declared, when.event, scope.before, checking)) checking.known('event', 'event', when.event);
  checking.conditions('filters', when.filters);
  checkConditionSecrets('filters', when.filters, checking, scope);
}

/** Nothing comes before what only tells, and nothing after what is the last. */
function isUnanswered(declared: Declared, name: string, before: boolean, checking: Checker): boolean {
  const kind = kindOf(declared, name);
  const never = before ? TELLING : LAST;
  if (!never.includes(kind)) return false;
  const kinds = [...declared.payloads.keys()].filter((one) => !never.includes(one));
  const why = before ? `${name} only reports what has happened` : `nothing comes after ${name}`;
  const expected = `another event, because ${why}: one of ${kinds.join(', ')}`;
  checking.issue('event', before ? 'onlyTells' : 'nothingAfter', expected, name);
  return true;
}

function checkTargets({ targets = [], may }: RuleNode, checking: Checker, given: boolean): void {
  checking.noDuplicates('targets', targets);
  targets.forEach(({ id, selector, optional, timeOut }, index) => {
    const inner = checking.at('targets', index);
    if (RESERVED.includes(id)) inner.issue('id', 'reservedName', `a name other than ${RESERVED.join(', ')}`, id);
    inner.with({ chosen: index }).selector('selector', selector);
    const asked = askedForTarget(inner, selector, may === true && index === 0, optional);
    inner.timeOut(timeOut, given ? { of: 'nothing' } : asked);
  });
}

/** Of all there are only whether it happens can be asked. */
function askedForTarget(
  checking: Checker,
  selector: SelectorNode,
  may: boolean,
  optional: boolean | undefined,
): AskedAs {
  if (selector.count === 'all') return { of: may ? 'yesNo' : 'nothing' };
  return askedFrom(selector, (node) => checking.constant(node), may || optional === true ? 0 : undefined);
}
