/** What a document declares, by sort, as far as it can be read: what is broken elsewhere still has its name. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { BUILT_IN } from '../compiled/kinds.ts';
import { FIELD_TYPES } from '../nodes.ts';
import type { ActionNode, ZoneNode, ZoneRole } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { isOperator } from '../operators/within.ts';
import { secretParamsOf } from '../document/secret-params.ts';
import { zoneRoles } from '../document/zone-roles.ts';
import { joined, typeOfField } from './value-types.ts';
import type { ValueType } from './value-types.ts';
import type { Parts } from './parts.ts';
import { paramTypesOf } from './param-types.ts';
import { selectedType } from './selected-type.ts';

export const SORTS = [
  'zone',
  'resource',
  'attribute',
  'counter',
  'cardFlag',
  'playerFlag',
  'matchFlag',
  'flag',
  'keyword',
  'card',
  'type',
  'ability',
  'sharedAbility',
  'action',
  'event',
  'ownEvent',
  'phase',
  'step',
] as const;
export type Sort = (typeof SORTS)[number];

/** By field. */
export type Payload = ReadonlyMap<string, ValueType>;

export interface Declared {
  readonly names: Readonly<Record<Sort, ReadonlySet<string>>>;
  readonly zones: ReadonlyMap<string, ZoneNode>;
  /** The id of the zone of each role. */
  readonly roles: Readonly<Record<ZoneRole, string | undefined>>;
  /** The steps of each phase. */
  readonly steps: ReadonlyMap<string, ReadonlySet<string>>;
  /** By kind of event. */
  readonly payloads: ReadonlyMap<string, Payload>;
  /** By operator, the kind that it raises. */
  readonly raised: ReadonlyMap<string, string>;
  /** The same without parameters of actions, which no rule that raises the event gives it. */
  readonly emitted: ReadonlyMap<string, Payload>;
  /** What the items of the stack carry, whatever action they are. */
  readonly itemFields: Payload;
  /** By declared event, the fields that are told only to those who know the cards. */
  readonly secretFields: ReadonlyMap<string, readonly string[]>;
  /** By action, the parameters that nobody but its seat is told. */
  readonly secretParams: ReadonlyMap<string, readonly string[]>;
  /** By resource that has a maximum, that. */
  readonly most: ReadonlyMap<string, number>;
  /** Players have something that damage takes from. */
  readonly health: boolean;
  /** Sorts that may have names which cannot be read. */
  readonly open: ReadonlySet<Sort>;
}

export const PERMISSIONS = ['attack', 'block', 'activate', 'untap', 'play'] as const;

export function declaredBy(document: Json, parts: Parts, open: Declared['open'], facts: Facts): Declared {
  const raised = new Map(
    [...facts.effects].flatMap(([op, { raises }]) => (raises === undefined ? [] : [[op, raises]])),
  );
  const steps = new Map(
    records(at(at(document, 'turnStructure'), 'phases')).map((phase) => [
      String(phase.id),
      new Set(records(phase.steps).map((step) => String(step.id))),
    ]),
  );
  const cards = records(at(document, 'cards'));
  const keywords = records(at(document, 'keywords'));
  const shared = idsOf(at(document, 'abilities'));
  const payloads = payloadsOf(document, parts, (action) => paramTypesOf(action, facts));
  const flagsOn = (holder: string): ReadonlySet<string> =>
    new Set(
      list(at(document, 'flags')).flatMap((flag) =>
        (isRecord(flag) ? (flag.on ?? 'card') : 'card') === holder ? idsOf([flag]) : [],
      ),
    );
  const zones = parts.zones.map(({ node }) => node);
  const roles = zoneRoles(zones);
  const idAt = (number: number): string | undefined => zones[number]?.id;
  return {
    names: {
      zone: new Set(idsOf(at(document, 'zones'))),
      resource: new Set(idsOf(at(document, 'resources'))),
      attribute: new Set(idsOf(at(document, 'attributes'))),
      counter: new Set(idsOf(at(document, 'counters'))),
      cardFlag: flagsOn('card'),
      playerFlag: flagsOn('player'),
      matchFlag: flagsOn('match'),
      flag: new Set(idsOf(at(document, 'flags'))),
      keyword: new Set(
        Array.isArray(at(document, 'keywords')) ? idsOf(at(document, 'keywords')) : wordsGiven(document, facts),
      ),
      card: new Set(idsOf(cards)),
      type: new Set(cards.flatMap(({ types }) => strings(types))),
      ability: new Set([...shared, ...[...cards, ...keywords].flatMap(({ abilities }) => idsOf(abilities))]),
      sharedAbility: new Set(shared),
      action: new Set(idsOf(at(document, 'actions'))),
      event: new Set([...payloads.keys(), ...raised.keys()]),
      ownEvent: new Set(idsOf(at(document, 'events'))),
      phase: new Set(steps.keys()),
      step: new Set([...steps.values()].flatMap((ids) => [...ids])),
    },
    zones: new Map(zones.map((zone) => [zone.id, zone])),
    roles: { play: idAt(roles.play), deck: idAt(roles.deck), hand: idAt(roles.hand), graveyard: idAt(roles.graveyard) },
    steps,
    payloads,
    raised,
    emitted: payloadsOf(document, parts, () => new Map()),
    itemFields: itemFieldsOf(parts, payloads),
    secretFields: secretFieldsOf(parts),
    secretParams: new Map(parts.actions.map(({ node }) => [node.id, secretParamsOf(node)])),
    most: new Map(parts.resources.flatMap(({ node: { id, max } }) => (max === undefined ? [] : [[id, max] as const]))),
    open,
    // A resource of the wrong shape may be one as well.
    health: records(at(document, 'resources')).some(
      ({ id, role }) => role === 'health' || (role !== 'none' && (id === 'health' || id === 'life')),
    ),
  };
}

/** Built-in events, then the declared ones, then actions, whose targets and parameters are their payload. */
function payloadsOf(
  document: Json,
  parts: Parts,
  paramsOf: (action: ActionNode) => ReadonlyMap<string, ValueType>,
): ReadonlyMap<string, Payload> {
  const payloads = new Map<string, Map<string, ValueType>>(
    BUILT_IN.map(([id, fields]) => [id, new Map(fields.map((field) => [field.name, typeOfField(field)]))]),
  );
  for (const event of records(at(document, 'events')))
    if (typeof event.id === 'string') payloads.set(event.id, new Map(fieldsOf(event.payload)));
  for (const id of idsOf(at(document, 'actions'))) if (!payloads.has(id)) payloads.set(id, new Map());
  const taken = payloads.get('action_taken');
  const take = (name: string, type: ValueType): void => {
    const before = taken?.get(name);
    taken?.set(name, before === undefined ? type : joined(before, type));
  };
  for (const { node } of parts.actions) {
    const own = payloads.get(node.id);
    const add = (name: string, type: ValueType): void => {
      if (own !== undefined && !own.has(name)) own.set(name, type);
      take(name, type);
    };
    for (const { id, selector } of node.targets ?? []) add(id, selectedType(selector));
    for (const [name, type] of paramsOf(node)) add(name, type);
  }
  return payloads;
}

function fieldsOf(payload: unknown): readonly (readonly [string, ValueType])[] {
  if (!isRecord(payload)) return [];
  return Object.entries(payload).map(([name, type]) => [name, FIELD_TYPES.find((one) => one === type) ?? 'unknown']);
}

/** What is secret in the events of actions: where the action is told of as a whole, the parameters of each. */
function secretFieldsOf({ events, actions }: Parts): Declared['secretFields'] {
  const secret = new Map<string, readonly string[]>(events.map(({ node }) => [node.id, node.secret ?? []]));
  for (const { node } of actions) {
    const params = secretParamsOf(node);
    for (const kind of [node.id, 'action_taken']) secret.set(kind, [...(secret.get(kind) ?? []), ...params]);
  }
  return secret;
}

function itemFieldsOf(parts: Parts, payloads: ReadonlyMap<string, Payload>): Payload {
  const fields = new Map<string, ValueType>();
  for (const { node } of parts.actions)
    for (const [name, type] of [...(payloads.get(node.id) ?? [])].filter(
      ([one]) => !secretParamsOf(node).includes(one),
    ))
      fields.set(name, fields.has(name) ? joined(fields.get(name) ?? type, type) : type);
  return fields;
}

/** Keywords that some card has or can be given, where the ruleset does not list them. */
function wordsGiven(document: Json, { effects }: Facts): readonly string[] {
  const words = new Set(records(at(document, 'cards')).flatMap(({ keywords }) => strings(keywords)));
  const see = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(see);
    else if (isRecord(node)) {
      const grants = isOperator(node) ? effects.get(node.op)?.grants?.(node) : undefined;
      const word: unknown = grants ?? node.grant;
      if (typeof word === 'string') words.add(word);
      Object.values(node).forEach(see);
    }
  };
  see(document);
  return [...words];
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return list(value).filter(isRecord);
}

function strings(value: unknown): readonly string[] {
  return list(value).filter((one) => typeof one === 'string');
}

/** Of a list of words and of records with an `id`. */
function idsOf(value: unknown): readonly string[] {
  return list(value).flatMap((one) => {
    const id = isRecord(one) ? one.id : one;
    return typeof id === 'string' ? [id] : [];
  });
}
