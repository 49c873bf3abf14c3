/** Guards that ask for more than there is: what is beyond the usual comes to the usual. */
import { USUAL_GUARDS } from '../document/guards.ts';
import type { Guards } from '../document/guards.ts';
import type { GuardsNode } from '../nodes.ts';
import type { Checking } from './checking.ts';

export function checkGuards(guards: GuardsNode | undefined, checking: Checking): void {
  for (const name of Object.keys(USUAL_GUARDS) as (keyof Guards)[]) {
    const asked = guards?.[name];
    if (asked !== undefined && asked > USUAL_GUARDS[name])
      checking.at('guards').issue(name, 'guardTooHigh', `at most ${USUAL_GUARDS[name]}, which is used instead`, asked);
  }
}
