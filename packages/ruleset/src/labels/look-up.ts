/** What the rules say of a card, a keyword or an action: its text where the ruleset has one, else what its abilities are made of. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Compiled, Definition } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Item, RulesetView } from '../types.ts';
import type { AbilityNode, CardNode } from '../nodes.ts';
import { definitionNamed } from '../notation/definition-named.ts';
import type { Names } from './names.ts';
import { asWords, itemSeen } from './names.ts';
import { nodeText, operandText } from './node-text.ts';
import { isSlot } from '../view/map-items.ts';

/** By the id of a card or a definition, or by its name, whatever the case of its letters; an action on the stack by its number. */
export function lookUp(compiled: Compiled, view: Seen, word: string, names: Names): readonly Message[] {
  const wanted = word.trim().toLowerCase();
  const { ruleset } = compiled;
  // As a scene calls it: `#203 Attack by ann`.
  const item = itemSeen(compiled, view, /^#\d+(?=\s)/u.exec(wanted)?.[0] ?? wanted);
  if (item !== undefined) return itemText(compiled, view, item, names);
  const definition = definitionMeant(compiled, view, wanted);
  if (definition !== undefined) return cardText(compiled, definition, names);
  for (const keyword of ruleset.keywords ?? [])
    if (typeof keyword !== 'string' && isCalled(keyword, wanted) && keyword.text !== undefined)
      return [message('ability.text', { name: keyword.name ?? asWords(keyword.id), text: keyword.text })];
  for (const action of ruleset.actions ?? [])
    if (isCalled(action, wanted) && action.description !== undefined)
      return [message('ability.text', { name: names.action(action.id), text: action.description })];
  return [];
}

type Seen = Pick<RulesetView, 'cards'> & Partial<Pick<RulesetView, 'stack'>>;

/** What the action does, and what the card says that it is about. */
function itemText(compiled: Compiled, view: Seen, { rule, self }: Item, names: Names): readonly Message[] {
  const id = compiled.rules[rule]?.name ?? '';
  const text = (compiled.ruleset.actions ?? []).find((one) => one.id === id)?.description ?? '';
  const card = self < 0 || isSlot(self) ? undefined : view.cards[self];
  const definition = card === undefined ? undefined : compiled.definitions[card.definition];
  return [
    message(text === '' ? 'action.head' : 'ability.text', { name: names.action(id), text }),
    ...(definition === undefined ? [] : cardText(compiled, definition, names)),
  ];
}

function definitionMeant(
  compiled: Compiled,
  { cards }: Pick<RulesetView, 'cards'>,
  wanted: string,
): Definition | undefined {
  const card = cards.find(({ id }) => id.toLowerCase() === wanted);
  if (card !== undefined) return compiled.definitions[card.definition];
  const called = (word: string): Definition | undefined =>
    compiled.definitions[definitionNamed(compiled, word)] ??
    compiled.definitions.find(({ name }) => name.toLowerCase() === word);
  // With its number among those of its kind: `Ember Fox.1`.
  return called(wanted) ?? called(wanted.replace(/\.[1-9]\d*$/u, ''));
}

function isCalled({ id, name }: { readonly id: string; readonly name?: string | undefined }, wanted: string): boolean {
  return id.toLowerCase() === wanted || name?.toLowerCase() === wanted;
}

function cardText(compiled: Compiled, { node, name, cost, attributes }: Definition, names: Names): readonly Message[] {
  const printed = compiled.attributes.flatMap((attribute, index) => {
    const value = attributes[index] ?? NOTHING;
    return value === NOTHING ? [] : [message('phrase.field', { name: names.word(attribute).toLowerCase(), value })];
  });
  const { types = [], keywords = [] } = node;
  const head = message('card.head', {
    name,
    types: types.length === 0 ? '' : message('card.types', { types: types.map((type) => asWords(type).toLowerCase()) }),
    cost: node.cost === undefined ? '' : message('card.cost', { cost }),
    attributes: printed.length === 0 ? '' : message('card.attributes', { attributes: printed }),
  });
  const words = keywordTexts(compiled, keywords, names);
  if (node.text !== undefined) return [head, ...words, message('card.text', { text: node.text })];
  return [head, ...words, ...abilitiesOf(compiled, node).map((ability) => abilityText(ability, names))];
}

/** Those that have a text each with it, the others in one line. */
function keywordTexts({ ruleset }: Compiled, keywords: readonly string[], names: Names): readonly Message[] {
  const textOf = (id: string): string | undefined => {
    const node = (ruleset.keywords ?? []).find((one) => typeof one !== 'string' && one.id === id);
    return typeof node === 'string' ? undefined : node?.text;
  };
  const bare = keywords.filter((id) => textOf(id) === undefined);
  return [
    ...(bare.length === 0 ? [] : [message('card.keywords', { keywords: bare.map((id) => names.word(id)) })]),
    ...keywords.flatMap((id) => {
      const text = textOf(id);
      return text === undefined ? [] : [message('ability.text', { name: names.word(id), text })];
    }),
  ];
}

/** The card's own abilities; shared ones are named by their id. */
function abilitiesOf({ ruleset }: Compiled, { abilities = [] }: CardNode): readonly AbilityNode[] {
  return abilities.flatMap((one) =>
    typeof one === 'string' ? ((ruleset.abilities ?? []).find(({ id }) => id === one) ?? []) : [one],
  );
}

function abilityText(ability: AbilityNode, names: Names): Message {
  const { id, text, when, may, timing, effects = [], modify = [] } = ability;
  const kind = timing === 'before' ? 'replacement' : ability.kind;
  const name = names.ability(id);
  if (text !== undefined) return message('ability.text', { name, text });
  const done = kind === 'continuous' ? modify.map(operandText) : effects.map(nodeText);
  return message(kind === 'triggered' && may === true ? 'ability.may' : `ability.${kind}`, {
    name,
    event: when === undefined ? '' : asWords(when.event).toLowerCase(),
    effects: done,
  });
}
