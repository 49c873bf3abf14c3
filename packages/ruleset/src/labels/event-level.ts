/**
 * From which level on an event is told. What players want to read leaves out how the match goes on by itself, what an event
 * before it has told, what the ruleset calls `quiet`, and how the table is laid out, as the first drawing shows it.
 */
import type { LogLevel, Messages } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetEvent, EventValue } from '../types.ts';

const DEBUG_KINDS: ReadonlySet<string> = new Set([
  'turn_end',
  'step_start',
  'step_end',
  'priority_changed',
  'priority_kept',
  'ability_triggered',
  'ability_resolved',
  'asked',
  'answered',
  // What was prevented is told as such.
  'event_prevented',
]);

/** What the drawing of a table that is laid out shows. */
const LAID_OUT: ReadonlySet<string> = new Set([
  'zone_moved',
  'card_drawn',
  'shuffled',
  'token_created',
  'resource_changed',
  'counter_changed',
  'flag_changed',
  'attribute_modified',
  'granted',
]);

/** Fields that name what has changed, by kind of event. */
const CHANGED: Readonly<Record<string, string>> = {
  resource_changed: 'resource',
  counter_changed: 'counter',
  flag_changed: 'flag',
  attribute_modified: 'attribute',
};

/** `messages` are the ruleset's own: what it has a sentence for is told. */
export function createEventLevel(
  compiled: Compiled | undefined,
  messages: Messages,
): (event: RulesetEvent) => LogLevel {
  const quiet = quietIn(compiled, messages);
  return (event) => {
    const { kind, by, status, note } = event;
    if (DEBUG_KINDS.has(kind)) return 'debug';
    if (status !== 'applied' || note === 'fizzled') return 'min';
    // An action itself follows the event by which it was announced.
    const isTold = kind === by || note === 'follows' || note === 'cast';
    return isTold || (by === 'setup' && LAID_OUT.has(kind)) || quiet(event) ? 'debug' : 'min';
  };
}

function quietIn(compiled: Compiled | undefined, messages: Messages): (event: RulesetEvent) => boolean {
  if (compiled === undefined) return () => false;
  const { ruleset, zones, roles } = compiled;
  const events = quietOf(ruleset.events);
  const isQuietZone = has(quietOf(ruleset.zones));
  const isQuietDeck = zones[roles.deck]?.node.quiet === true;
  const words: Readonly<Record<string, ReadonlySet<string>>> = {
    resource_changed: quietOf(ruleset.resources),
    counter_changed: quietOf(ruleset.counters),
    flag_changed: quietOf(ruleset.flags),
    attribute_modified: quietOf(ruleset.attributes),
  };
  return ({ kind, payload }) => {
    const changed = CHANGED[kind];
    if (changed !== undefined) return has(words[kind] as ReadonlySet<string>)(payload[changed]);
    switch (kind) {
      case 'turn_start':
      case 'extra_turn':
        return ruleset.turnStructure.quiet === true;
      case 'card_drawn':
        return isQuietDeck;
      case 'shuffled':
        return isQuietZone(payload['zone']);
      case 'zone_moved': {
        const { from, to } = payload;
        return (
          isQuietZone(to) ||
          (isQuietZone(from) && !(typeof to === 'string' && Object.hasOwn(messages, `event.zone_moved.${to}`)))
        );
      }
      default:
        return events.has(kind);
    }
  };
}

const has =
  (set: ReadonlySet<string>) =>
  (value: EventValue | undefined): boolean =>
    typeof value === 'string' && set.has(value);

type Declared = string | { readonly id: string; readonly quiet?: boolean | undefined };

function quietOf(list: readonly Declared[] | undefined): ReadonlySet<string> {
  return new Set((list ?? []).flatMap((one) => (typeof one !== 'string' && one.quiet === true ? [one.id] : [])));
}
