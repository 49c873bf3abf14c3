/** What the rules say of a card, a keyword or an action: its text where the ruleset has one, else what its abilities are made of. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Compiled, Definition } from '../compile/compiled.ts';
import { NOTHING } from '../types.ts';
import type { RulesetView } from '../types.ts';
import type { AbilityNode, CardNode } from '../nodes.ts';
import { definitionNamed } from '../notation/definition-named.ts';
import type { Names } from './names.ts';
import { asWords } from './names.ts';
import { nodeText, operandText } from './node-text.ts';

/** By the id of a card or a definition, or by its name, whatever the case of its letters. */
export function lookUp(
  compiled: Compiled,
  view: Pick<RulesetView, 'cards'>,
  word: string,
  names: Names,
): readonly Message[] {
  const wanted = word.trim().toLowerCase();
  const { ruleset } = compiled;
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

function definitionMeant(
  compiled: Compiled,
  { cards }: Pick<RulesetView, 'cards'>,
  wanted: string,
): Definition | undefined {
  const card = cards.find(({ id }) => id.toLowerCase() === wanted);
  if (card !== undefined) return compiled.definitions[card.definition];
  return (
    compiled.definitions[definitionNamed(compiled, wanted)] ??
    compiled.definitions.find(({ name }) => name.toLowerCase() === wanted)
  );
}

function isCalled({ id, name }: { readonly id: string; readonly name?: string | undefined }, wanted: string): boolean {
  return id.toLowerCase() === wanted || name?.toLowerCase() === wanted;
}

function cardText(compiled: Compiled, { node, name, cost, attributes }: Definition, names: Names): readonly Message[] {
  const printed = compiled.attributes.flatMap((attribute, index) => {
    const value = attributes[index] ?? NOTHING;
    return value === NOTHING ? [] : [`${names.word(attribute).toLowerCase()} ${value}`];
  });
  const { types = [], keywords = [] } = node;
  const head = message('card.head', {
    name,
    types: types.length === 0 ? '' : message('card.types', { types: types.map((type) => asWords(type).toLowerCase()) }),
    cost: node.cost === undefined ? '' : message('card.cost', { cost }),
    attributes: printed.length === 0 ? '' : message('card.attributes', { attributes: printed }),
  });
  const words =
    keywords.length === 0 ? [] : [message('card.keywords', { keywords: keywords.map((one) => names.word(one)) })];
  if (node.text !== undefined) return [head, ...words, message('card.text', { text: node.text })];
  return [head, ...words, ...abilitiesOf(compiled, node).map((ability) => abilityText(ability, names))];
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
