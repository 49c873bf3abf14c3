/** Takes matches apart, and writes what went wrong as a scenario. A match stays here while it is looked at. */
import { loadGame } from '@turnwise/registry/lazy';
import { formatIssue, type Issue } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import { inspectMatch, type InspectedMatch } from '../tools/inspect/inspected-match.ts';
import type { InspectAsk } from '../tools/inspect/messages.ts';
import { reportScenario } from '../tools/replay/report-scenario.ts';
import { serveCalls } from '../tools/worker-calls.ts';

let open: InspectedMatch | undefined;

serveCalls<InspectAsk>(self, async (ask) => {
  switch (ask.kind) {
    case 'report': {
      const { document, until, title } = ask;
      return taken(reportScenario({ game: await gameOf(document), document, until, title }));
    }
    case 'open': {
      open = taken(inspectMatch(await gameOf(ask.document), ask.document));
      return open.lines;
    }
    case 'frame':
      return open?.frames[ask.frame - 1] ?? null;
    case 'state':
      return open?.at(ask.frame) ?? null;
  }
});

/** With the words of what was brought to it. */
async function gameOf({ game, options }: MatchDocument) {
  const found = await loadGame(game);
  if (found === undefined) throw new Error(game);
  return found.worded?.(options) ?? found;
}

function taken<V>(result: { ok: true; value: V } | { ok: false; error: readonly Issue[] }): V {
  if (result.ok) return result.value;
  throw new Error(result.error.map(formatIssue).join('; '));
}
