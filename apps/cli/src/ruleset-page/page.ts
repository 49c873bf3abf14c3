/** The rules of one ruleset as a page in Markdown: what lies where, how a turn goes, what may be done, every card, and how it ends. */
import type { Ruleset } from '@turnwise/ruleset';
import { cardLines } from './card-lines.ts';
import { listWords, nodeWords, selectorWords } from './words.ts';

export function rulesetPage(ruleset: Ruleset): string {
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Zones', zoneLines(ruleset)],
    ['Players have', resourceLines(ruleset)],
    ['Setup', ruleset.setup === undefined ? [] : effectLines(ruleset.setup)],
    ['A turn', turnLines(ruleset)],
    ['What a player may do', actionLines(ruleset)],
    ['What happens by itself', reactionLines(ruleset)],
    ['How it ends', victoryLines(ruleset)],
    ['Moves by hand', manipulationLines(ruleset)],
    ['Keywords', keywordLines(ruleset)],
    ['Cards', cardSection(ruleset)],
    ['Decks', deckLines(ruleset)],
  ];
  const { min, max } = ruleset.players;
  return [
    `# ${ruleset.name}`,
    ...(ruleset.description === undefined ? [] : [ruleset.description]),
    `\`${ruleset.id}\` ${ruleset.version}, for ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'player' : 'players'}.`,
    ...sections.flatMap(([title, lines]) => (lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')])),
  ].join('\n\n');
}

const SEEN: Readonly<Record<string, string>> = {
  public: 'everybody sees the cards',
  owner: 'its owner sees the cards, the others see how many there are',
  hidden: 'nobody sees the cards, everybody sees how many there are',
  count: 'nobody sees the cards, everybody sees how many there are',
};

function zoneLines({ zones }: Ruleset): string[] {
  return zones.map(({ id, name, owner, visibility, ordered, capacity }) => {
    const facts = [
      owner === 'player' ? 'one for each player' : 'one for all',
      SEEN[visibility] ?? visibility,
      ...(ordered === true ? ['ordered, with the first card on top'] : []),
      ...(capacity === undefined ? [] : [`at most ${capacity}`]),
    ];
    return `- **${name ?? id}**: ${facts.join('; ')}.`;
  });
}

function resourceLines({ resources = [] }: Ruleset): string[] {
  return resources.map(({ id, name, start, min, max }) => {
    const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`];
    return `- **${name ?? id}**: ${[`${start} at the beginning`, ...bounds].filter((part) => part !== '').join(', ')}.`;
  });
}

function effectLines(effects: readonly unknown[]): string[] {
  return effects.map((effect) => `- ${nodeWords(effect)}.`);
}

function turnLines({ turnStructure: { phases, priorityWindows = [] } }: Ruleset): string[] {
  return phases.flatMap((phase, at) => [
    `${at + 1}. **${phase.name ?? phase.id}**`,
    ...phase.steps.map((step) => {
      const window = priorityWindows.find((one) => one.phase === phase.id && one.step === step.id);
      const does = step.effects === undefined || step.effects.length === 0 ? '' : ` ${listWords(step.effects)}`;
      return `   - ${step.name ?? step.id}${does === '' && window === undefined ? '.' : ':'}${does}${windowWords(window)}`;
    }),
  ]);
}

type Window = NonNullable<Ruleset['turnStructure']['priorityWindows']>[number];

function windowWords(window: Window | undefined): string {
  if (window === undefined) return '';
  const who = { all: 'players', active: 'the active player', opponents: 'the others' }[window.who ?? 'all'];
  return ` ${who} may act${window.mustAct === true ? ', and must if they can' : ''}.`;
}

function actionLines({ actions = [] }: Ruleset): string[] {
  return actions.flatMap(({ id, name, description, timing, priority, preconditions, targets, costs, effects }) => [
    `- **${name ?? id}** (\`${id}\`, ${timing === 'stack' ? 'can be answered' : 'at once'}${priority === undefined ? '' : `, ${priority}`})`,
    ...(description === undefined ? [] : [`  ${description}`]),
    ...(targets ?? []).map(
      (one) => `  - ${one.id}: ${selectorWords({ ...one.selector })}${one.optional === true ? ', or none' : ''}.`,
    ),
    ...(preconditions === undefined ? [] : [`  - if: ${listWords(preconditions)}`]),
    ...(costs === undefined ? [] : [`  - for: ${listWords(costs)}`]),
    `  - does: ${listWords(effects)}`,
  ]);
}

function reactionLines({ reactions = [], events = [] }: Ruleset): string[] {
  const answers = reactions.map(({ id, when, timing, conditions = [], effects }) => {
    const where = [...(when.filters ?? []), ...conditions].map((one) => `, if ${nodeWords(one)}`).join('');
    return `- **${id}**: ${timing ?? 'after'} ${when.event}${where}: ${listWords(effects)}`;
  });
  const own = events.flatMap(({ id, resolve }) =>
    resolve === undefined ? [] : [`- **${id}**, when it happens: ${listWords(resolve)}`],
  );
  return [...own, ...answers];
}

function victoryLines({ victory = [] }: Ruleset): string[] {
  return victory.map(({ result, reason, conditions = [], on }) => {
    const when = [...(on === undefined ? [] : [`on ${on.event}`]), ...conditions.map((one) => nodeWords(one))];
    return `- A player ${{ win: 'wins', lose: 'loses', draw: 'draws the game' }[result]} (${reason}): ${when.join(' and ')}.`;
  });
}

function manipulationLines({ manipulation = [] }: Ruleset): string[] {
  return manipulation.map(
    ({ from, to, who, when }) => `- from ${from} to ${to}: ${who}${when === 'always' ? ', at any time' : ''}.`,
  );
}

function keywordLines({ keywords = [] }: Ruleset): string[] {
  return keywords.map((keyword) => {
    if (typeof keyword === 'string') return `- **${keyword}**`;
    const { id, name, text } = keyword;
    return `- **${name ?? id}**${text === undefined ? '' : `: ${text}`}`;
  });
}

function cardSection({ cards = [], abilities = [] }: Ruleset): string[] {
  const shared = new Map(abilities.map((ability) => [ability.id, ability]));
  return cards.flatMap((card) => cardLines(card, shared));
}

function deckLines({ decks = [] }: Ruleset): string[] {
  return decks.map(({ id, name, cards }) => {
    const listed = cards.map((entry) => (typeof entry === 'string' ? entry : `${entry.count} ${entry.card}`));
    return `- **${name ?? id}**: ${listed.join(', ')}.`;
  });
}
