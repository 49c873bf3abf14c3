/** An event that was prevented: told as such, and then told of, as rules may answer that, with the code where the rules themselves did it. */
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING } from '../types.ts';
import type { EventDiff, Happening, Item } from '../types.ts';
import { EVENT_PREVENTED } from './kind-numbers.ts';
import { following, noted, record } from './record.ts';
import { listed } from './listed.ts';

export function recordPrevented(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  event: Happening,
  code?: 'targetsGone',
  comesTo?: EventDiff,
): void {
  record(
    run,
    comesTo?.kind === 'turn' ? { ...comesTo, status: 'prevented' } : { kind: 'happen', event, status: 'prevented' },
  );
  noted(
    compiled,
    run,
    item,
    following(
      event,
      EVENT_PREVENTED,
      listed(
        compiled.events[event.kind]?.symbol ?? 0,
        event.id,
        code === undefined ? NOTHING : compiled.names.symbol(code),
      ),
    ),
  );
}
