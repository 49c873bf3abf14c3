/** What the sorts of names are called, and which of them a value of a type may be. */
import { PERMISSIONS } from './declared.ts';
import type { Declared, Sort } from './declared.ts';
import type { NameType, ValueType, WantedThings } from './value-types.ts';

/** None for a text, which may be anything. */
export function sortsOf(type: NameType): readonly Sort[] {
  switch (type) {
    case 'definition':
      return ['card'];
    case 'kind':
      return ['event'];
    case 'flagName':
      return ['flag'];
    case 'keyword':
      return ['keyword', 'ability'];
    case 'text':
      return [];
    case 'zone':
    case 'phase':
    case 'step':
    case 'ability':
    case 'action':
    case 'resource':
    case 'attribute':
    case 'counter':
      return [type];
  }
}

/** Permissions are keywords that need no declaration. */
export function isDeclared({ names }: Declared, sort: Sort, id: string): boolean {
  return names[sort].has(id) || (sort === 'keyword' && (PERMISSIONS as readonly string[]).includes(id));
}

/** The same where not every name can be read. */
export function mayBeDeclared(declared: Declared, sort: Sort, id: string): boolean {
  return declared.open.has(sort) || isDeclared(declared, sort, id);
}

export function namesOf({ names }: Declared, sort: Sort): readonly string[] {
  return sort === 'keyword' ? [...names.keyword, ...PERMISSIONS] : [...names[sort]];
}

const SORT_TEXTS: Readonly<Partial<Record<Sort, string>>> = {
  attribute: 'an attribute',
  cardFlag: 'a flag of cards',
  playerFlag: 'a flag of players',
  matchFlag: 'a flag of the match',
  keyword: 'a keyword or a permission',
  card: 'a card',
  type: 'a type that some card has',
  ability: 'an ability',
  sharedAbility: 'a shared ability (section abilities)',
  action: 'an action',
  event: 'a kind of event',
  ownEvent: 'an event of the section events',
};

export function sortText(sort: Sort): string {
  return SORT_TEXTS[sort] ?? `a ${sort}`;
}

const TYPE_TEXTS: Readonly<Partial<Record<ValueType | WantedThings, string>>> = {
  flag: 'true or false',
  entity: 'a card or a player',
  entities: 'cards or players',
  item: 'an item of the stack',
  items: 'items of the stack',
  cards: 'cards',
  players: 'a player',
  kind: 'a kind of event',
  definition: 'a card of the section cards',
  ability: 'an ability',
  action: 'an action',
  attribute: 'an attribute',
  flagName: 'the name of a flag',
  text: 'a word',
};

export function typeText(type: ValueType | WantedThings): string {
  return TYPE_TEXTS[type] ?? `a ${type}`;
}
