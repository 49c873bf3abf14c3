/** What a sharer changes earns the activator a bonus (RULES.md, section 9). */
import type { InnovationRun } from './why.ts';

export function noteChange(run: InnovationRun): void {
  const root = run.effects[0];
  if (root !== undefined && root.kind === 'dogma' && root.sharing) root.changed = true;
}
