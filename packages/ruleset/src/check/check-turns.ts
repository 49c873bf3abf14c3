/** The turn structure: names, what steps do, windows, and steps that no turn comes to. */
import type { StepNode, WindowNode } from '../nodes.ts';
import { bindsOf } from '../document/binds-of.ts';
import type { Table } from './check-rule.ts';
import { Checker } from './checker.ts';
import type { Part, Parts } from './parts.ts';
import { under } from './path.ts';
import { newScope } from './scope.ts';
import { every } from './static-truth.ts';

export function checkTurns(table: Table, { phases, windows }: Parts): void {
  let ended: 'no' | 'except for mandatory steps' | 'whole' = 'no';
  for (const { path, node } of phases) {
    new Checker(table, newScope({}), path).noDuplicates('steps', node.steps);
    node.steps.forEach((step, index) => {
      const checking = stepChecker(table, step, { path: under(path, 'steps', index), node: step });
      if (ended === 'whole' || (ended !== 'no' && step.mandatory !== true)) {
        checking.issue('id', 'unreachableStep', 'a step that comes before the turn ends', step.id);
        return;
      }
      if (every(step.conditions, { phase: node.id, step: step.id }, table.operators) === false)
        checking.issue('conditions', 'unreachableStep', 'conditions that can hold in this step');
      if (step.conditions !== undefined) return;
      for (const one of step.effects ?? [])
        if (ended !== 'whole') ended = table.operators.effects.get(one.op)?.endsTurn?.(one) ?? ended;
    });
  }
  checkWindows(table, windows);
}

function stepChecker(table: Table, { conditions, effects }: StepNode, { path }: Part<StepNode>): Checker {
  // Whoever says when the step happens has looked at the table.
  const halting = conditions === undefined ? 'often' : null;
  const checking = new Checker(table, newScope({ halting, binds: () => bindsOf(effects) }), path);
  checking.conditions('conditions', conditions);
  checking.with({ random: true }).effects('effects', effects);
  return checking;
}

function checkWindows(table: Table, windows: readonly Part<WindowNode>[]): void {
  const seen = new Set<string>();
  for (const { path, node } of windows) {
    const checking = new Checker(table, newScope({}), path);
    const key = `${node.phase}.${node.step}`;
    checking.phase(node.phase, node.step);
    checking.timeOut(node.timeOut, { of: 'priority' });
    if (seen.has(key)) checking.issue('step', 'duplicateId', 'a step that no window before it has', key);
    seen.add(key);
  }
}
