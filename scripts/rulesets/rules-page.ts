/**
 * The lists of a RULES.md that follow from the ruleset: what stands between `<!-- keywords -->` and `<!-- /keywords -->`, and
 * likewise between `cards`. A page without such a place stays as it is.
 */
import type { Document } from './ruleset-text.ts';

export function withLists(page: string, ruleset: Document): string {
  return between(
    between(page, 'keywords', () => keywordTable(ruleset)),
    'cards',
    () => cardTables(ruleset),
  );
}

function between(page: string, name: string, made: () => string): string {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const from = page.indexOf(open);
  const to = page.indexOf(close);
  return from < 0 || to < from ? page : `${page.slice(0, from + open.length)}${made()}\n${page.slice(to)}`;
}

interface Keyword {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface Card {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly cost: number;
  readonly attributes?: { readonly power: number; readonly toughness: number };
  readonly keywords?: readonly string[];
  readonly text?: string;
}

interface Deck {
  readonly cards: readonly (string | { readonly card: string; readonly count: number })[];
}

function keywordTable(ruleset: Document): string {
  return table(
    ['keyword', 'what it means'],
    keywordsOf(ruleset).map(({ name, text }) => [`**${name}**`, text]),
  );
}

/** A table for each type, in the order of the document, with how many there are in each deck. */
function cardTables(ruleset: Document): string {
  const cards = ruleset['cards'] as unknown as readonly Card[];
  const decks = ruleset['decks'] as unknown as readonly (Deck & { readonly name: string })[];
  const names = new Map(keywordsOf(ruleset).map(({ id, name }) => [id, name]));
  const kinds = [...new Set(cards.map(kindOf))];
  return kinds
    .map((kind) => {
      const rows = cards
        .filter((card) => kindOf(card) === kind)
        .map((card) => [
          card.name,
          String(card.cost),
          ...(card.attributes ? [`${card.attributes.power}/${card.attributes.toughness}`] : []),
          [...(card.keywords ?? []).map((word) => `${names.get(word)}.`), ...(card.text ? [card.text] : [])].join(' '),
          ...decks.map((deck) => String(countIn(deck, card.id) || '')),
        ]);
      const figures = kind === 'creature' || kind === 'token' ? [''] : [];
      return table([kind, 'cost', ...figures, 'what it does', ...decks.map(({ name }) => name.charAt(0))], rows);
    })
    .join('\n\n');
}

/** What a player would call it: the last of its types. */
function kindOf({ types }: Card): string {
  return types.at(-1) ?? '';
}

function countIn({ cards }: Deck, id: string): number {
  const entry = cards.find((one) => (typeof one === 'string' ? one : one.card) === id);
  return entry === undefined ? 0 : typeof entry === 'string' ? 1 : entry.count;
}

function keywordsOf(ruleset: Document): readonly Keyword[] {
  return ruleset['keywords'] as unknown as readonly Keyword[];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
