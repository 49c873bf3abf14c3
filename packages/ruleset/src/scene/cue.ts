/** How an event is shown: cards that move from place to place, what is struck and by what, whom it concerns. */
import type { Cue, PaintName, PlaceId, ThingId } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import type { EventThing, EventValue, RulesetEvent, RulesetView } from '../types.ts';
import { cardThing, itemThing, placeIdOf, seatThing, zonePlace } from './ids.ts';
import { lyingIn } from './lying.ts';

export function cueOf(compiled: Compiled, event: RulesetEvent, view: RulesetView): Cue | undefined {
  const { kind, payload, status } = event;
  if (status !== 'applied' || UNSEEN.has(kind)) return undefined;
  const cue = kindCue(compiled, kind, payload, view);
  return cue.things.length === 0 && cue.from === undefined && cue.to === undefined ? undefined : cue;
}

/** What nothing on the table shows. */
const UNSEEN: ReadonlySet<string> = new Set([
  'turn_end',
  'step_start',
  'step_end',
  'priority_changed',
  'asked',
  'answered',
  'ability_resolved',
  'item_failed',
  'event_prevented',
]);

type Payload = RulesetEvent['payload'];

function kindCue(compiled: Compiled, kind: string, payload: Payload, view: RulesetView): Cue {
  const one = (field: string): readonly ThingId[] => thingsIn(payload[field], field, view);
  const [source] = one('source');
  switch (kind) {
    case 'zone_moved':
      return { things: one('card'), ...way(compiled, payload, view) };
    case 'damaged':
      return { things: one('target'), ...(source === undefined ? {} : { source }), tone: 'danger' };
    case 'healed':
      return { things: one('target'), tone: 'goal' };
    case 'destroyed':
    case 'player_lost':
      return { things: [...one('card'), ...one('player')], tone: 'danger' };
    case 'attack':
      return from(one('defender'), one('attacker'), 'danger');
    case 'block':
      return from(one('attacker'), one('blocker'), 'strong');
    case 'shuffled': {
      const to = placeNamed(compiled, payload['zone'], payload['player'], view);
      return { things: [], ...(to === undefined ? {} : { to }) };
    }
    case 'resource_changed':
    case 'turn_start':
    case 'draw_failed':
    case 'extra_turn':
      return { things: one('player') };
    case 'ability_activated':
    case 'ability_triggered':
      return { things: one('source'), tone: 'useful' };
    case 'match_ended':
      return { things: one('winners'), tone: 'goal' };
    default: {
      // Whom it happens to is less to look at than what.
      const things = Object.keys(payload).flatMap((field) => (field === 'player' ? [] : one(field)));
      return { things: things.length === 0 ? one('player') : things };
    }
  }
}

function from(things: readonly ThingId[], sources: readonly ThingId[], tone: PaintName): Cue {
  const [source] = sources;
  return source === undefined ? { things, tone } : { things, source, tone };
}

/** From where to where, as far as both are on the table. */
function way(compiled: Compiled, payload: Payload, view: RulesetView): Pick<Cue, 'from' | 'to'> {
  const { card, player } = payload;
  const moved = typeof card === 'string' ? view.cards.find(({ id }) => id === card) : undefined;
  const { placeIds } = lyingIn(compiled, view);
  // What is known of the card says where it has come to lie; whose zone it left, its owner or its new zone says.
  const owner: EventValue = player ?? (moved === undefined ? null : { seat: moved.controller });
  const start = placeNamed(compiled, payload['from'], owner, view);
  const lies = moved === undefined || moved.place < 0 ? undefined : placeIdOf(compiled, moved.place);
  const end = placeNamed(compiled, payload['to'], player ?? null, view) ?? lies;
  return {
    ...(start === undefined ? {} : { from: start }),
    ...(end === undefined || !placeIds.has(end) ? {} : { to: end }),
  };
}

function placeNamed(
  compiled: Compiled,
  zoneId: EventValue | undefined,
  player: EventValue | undefined,
  view: RulesetView,
): PlaceId | undefined {
  const zone = compiled.zones.find(({ id }) => id === zoneId);
  if (zone === undefined) return undefined;
  const seat = typeof player === 'object' && player !== null && 'seat' in player ? player.seat : undefined;
  if (!zone.shared && seat === undefined) return undefined;
  const id = zonePlace(zone, seat ?? 0);
  return lyingIn(compiled, view).placeIds.has(id) ? id : undefined;
}

/** Texts of fields that name words of the rules, and no card, are left out: no card is called so. */
function thingsIn(value: EventValue | undefined, field: string, view: RulesetView): readonly ThingId[] {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') return [];
  if (typeof value === 'string') return WORDS.has(field) || !isCard(view, value) ? [] : [cardThing(value)];
  if (isList(value)) return value.flatMap((one) => thingsIn(one, field, view));
  if ('seat' in value) return [seatThing(value.seat)];
  if ('seats' in value) return value.seats.map(seatThing);
  return 'item' in value ? [itemThing(value.item)] : [];
}

const WORDS: ReadonlySet<string> = new Set([
  'action',
  'ability',
  'resource',
  'counter',
  'flag',
  'attribute',
  'word',
  'zone',
  'from',
  'to',
  'phase',
  'step',
  'reason',
  'code',
  'event',
  'stream',
]);

function isCard({ cards }: RulesetView, id: string): boolean {
  return cards.some((card) => card.id === id);
}

function isList(value: EventValue): value is readonly EventThing[] {
  return Array.isArray(value);
}
