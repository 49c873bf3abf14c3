/** What was taken out of a document because of its shape, and what may have been declared or bound there. */
import { isRecord } from '@turnwise/kernel';
import type { Sort } from './declared.ts';
import { valueAt } from './place.ts';

export interface Loss {
  /** What was taken out. */
  readonly path: readonly PropertyKey[];
  /** Where its shape is wrong. */
  readonly fault: readonly PropertyKey[];
  readonly raw: unknown;
  /** In an expression or an effect, a key of one that there is not, or anywhere else. */
  readonly kind: 'expression' | 'operand' | 'part';
  /** It is a key that there is not. */
  readonly unknown?: boolean;
  /** It may have declared or bound names that cannot be read. */
  readonly mayName: boolean;
}

/** Names that were bound or declared in what was lost. */
export function namesLost({ raw: lost, path }: Loss): ReadonlySet<string> {
  const names = new Set<string>();
  const [holder, own] = path.slice(-2);
  if ((holder === 'params' || holder === 'payload') && typeof own === 'string') names.add(own);
  const see = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(see);
    if (!isRecord(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && NAMING.has(key)) names.add(value);
      if ((key === 'params' || key === 'payload') && isRecord(value))
        Object.keys(value).forEach((one) => names.add(one));
      see(value);
    }
  };
  see(lost);
  return names;
}

const NAMING: ReadonlySet<string> = new Set(['as', 'id', 'ref']);

/** Sorts of which a name may be declared that cannot be read: one that is not found may be this. */
export function openSorts(losses: readonly Loss[], document: unknown): ReadonlySet<Sort> {
  return new Set(losses.flatMap((loss) => sortsOpenedBy(loss, document)));
}

function sortsOpenedBy({ fault, path }: Loss, document: unknown): readonly Sort[] {
  const [section = '', ...below] = fault;
  if (!isRecord(document)) return [];
  // A section under a name that there is not may be any that is missing.
  if (!Object.hasOwn(SORTS_OF, section))
    return OTHER.has(section) ? [] : Object.entries(SORTS_OF).flatMap(([key, sorts]) => (key in document ? [] : sorts));
  const sorts = SORTS_OF[String(section)] ?? [];
  const keys = below.filter((key) => typeof key === 'string');
  if (!keys.every((key) => DECLARING.has(key))) return [];
  const node = valueAt(document, fault);
  // A word stands for its id, whether it may or not.
  const name = isRecord(node) ? node.id : node;
  const isRead = typeof name === 'string' && isId(name);
  if (!isRead || keys.some((key) => IDS.has(key))) return keys.includes('types') ? ['type'] : sorts;
  return path.length > fault.length ? (OPENED_BY_A_KEY[String(section)] ?? []) : [];
}

function isId(name: string): boolean {
  return /^[a-z]\w*$/.test(name);
}

/** Keys on the way to a declaration. */
const DECLARING: ReadonlySet<PropertyKey> = new Set(['id', 'on', 'types', 'abilities', 'phases', 'steps']);
const IDS: ReadonlySet<PropertyKey> = new Set(['id', 'on', 'types']);

const SORTS_OF: Readonly<Record<string, readonly Sort[]>> = {
  zones: ['zone'],
  resources: ['resource'],
  attributes: ['attribute'],
  counters: ['counter'],
  flags: ['cardFlag', 'playerFlag', 'matchFlag', 'flag'],
  keywords: ['keyword', 'ability'],
  cards: ['card', 'type', 'ability'],
  abilities: ['ability', 'sharedAbility'],
  events: ['event', 'ownEvent'],
  actions: ['action', 'event'],
  turnStructure: ['phase', 'step'],
};

/** Sorts that another key than the id says something of. */
const OPENED_BY_A_KEY: Readonly<Record<string, readonly Sort[]>> = {
  flags: ['cardFlag', 'playerFlag', 'matchFlag', 'flag'],
  keywords: ['ability'],
  cards: ['type', 'ability'],
};

/** Sections that declare nothing. */
const OTHER: ReadonlySet<PropertyKey> = new Set([
  '$schema',
  'schema',
  'id',
  'version',
  'name',
  'description',
  'players',
  'decks',
  'setup',
  'reactions',
  'victory',
  'manipulation',
  'bots',
  'guards',
  'ui',
  'messages',
]);
