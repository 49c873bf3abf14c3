/** Cards and abilities of a ruleset, as items of a list in Markdown. */
import type { Ruleset } from '@turnwise/ruleset';
import { listWords, nodeWords, selectorWords } from './words.ts';

type Card = NonNullable<Ruleset['cards']>[number];
type Ability = NonNullable<Ruleset['abilities']>[number];

/** What a card's own text tells need not be told again by its abilities. */
export function cardLines(card: Card, shared: ReadonlyMap<string, Ability>): string[] {
  const facts = [
    ...(card.types ?? []),
    ...(card.cost === undefined ? [] : [`cost ${card.cost}`]),
    ...Object.entries(card.attributes ?? {}).map(([name, value]) => `${name} ${value}`),
    ...(card.keywords ?? []),
  ];
  const head = `- **${card.name ?? card.id}** (\`${card.id}\`)${facts.length === 0 ? '' : `: ${facts.join(', ')}`}.`;
  if (card.text !== undefined) return [head, `  ${card.text}`];
  const abilities = (card.abilities ?? []).flatMap((one) => {
    const ability = typeof one === 'string' ? shared.get(one) : one;
    return ability === undefined ? [] : [`  - ${abilityWords(ability)}`];
  });
  return [head, ...abilities];
}

/** `Spite (triggered, if you like, once_per_turn), after damaged where …: deal_damage (…).` */
function abilityWords(ability: Ability): string {
  const { kind, may, limit, when, costs, targets, conditions, effects, affects, modify, text } = ability;
  const facts = [kind, ...(may === true ? ['if you like'] : []), ...Object.keys(limit ?? {})];
  const name = `*${ability.name ?? ability.id}* (${facts.join(', ')})`;
  if (text !== undefined) return `${name}: ${text}`;
  const parts = [
    ...(when === undefined
      ? []
      : [`on ${when.event}${(when.filters ?? []).map((one) => `, ${nodeWords(one)}`).join('')}`]),
    ...(conditions ?? []).map((one) => `if ${nodeWords(one)}`),
    ...(costs === undefined ? [] : [`for ${costs.map((one) => nodeWords(one)).join(', ')}`]),
    ...(targets ?? []).map((one) => `${one.id}: ${selectorWords({ ...one.selector })}`),
    ...(affects === undefined ? [] : [affects === 'self' ? 'itself' : selectorWords({ ...affects })]),
  ];
  const does = listWords(effects ?? (modify ?? []).map(modifyWords));
  return `${[name, ...parts].join('; ')}: ${does}`;
}

/** `power +1`, `grant flying`. */
function modifyWords(change: NonNullable<Ability['modify']>[number]): string {
  if ('grant' in change) return `grant ${change.grant}`;
  if ('forbid' in change) return `forbid ${change.forbid}`;
  const { attribute, set, add, multiply } = change;
  if (set !== undefined) return `${attribute} is ${nodeWords(set)}`;
  return add === undefined ? `${attribute} × ${nodeWords(multiply)}` : `${attribute} + ${nodeWords(add)}`;
}
