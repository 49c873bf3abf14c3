/** Spells, conditions and items as RULES.md prints them: the cells of their rows. */
import type { ConditionData, ItemData, SpellData, SpellEffect, TargetRule } from '../content/types.ts';

export function printedSpell(spell: SpellData): readonly string[] {
  const { name, level, classes, targets, missiles, pool, first, not, effects } = spell;
  const parts = [
    ...effects.map(effectText),
    ...(missiles === null ? [] : [missilesText(missiles)]),
    ...(pool === null ? [] : [`${pool.hitDice} hit dice of creatures of at most ${pool.most}`]),
    ...(first === null ? [] : [`of several the first ${first}`]),
    ...not.map((spared) => (spared === 'nonPerson' ? 'only persons' : `not ${spared}`)),
  ];
  return [name, `${level}`, classes.join(', '), targetText(targets), saveText(spell), parts.join('; ')];
}

export function printedCondition(data: ConditionData): readonly string[] {
  const { name, kind, cannotAct, cannotCast, endsOnDamage, sparesSource, toHit, attackersToHit } = data;
  const { ac, saves, attacks, absorbs } = data;
  const parts = [
    cannotAct ? 'cannot act' : '',
    cannotCast ? 'cannot cast' : '',
    endsOnDamage ? 'ends on damage' : '',
    sparesSource ? 'attacks nobody of the side that brought it about' : '',
    toHit === 0 ? '' : `${signed(toHit)} to hit`,
    ac === 0 ? '' : `AC ${-ac} better`,
    saves === 0 ? '' : `${signed(saves)} to saves`,
    attackersToHit === 0 ? '' : `${signed(attackersToHit)} to hit for attackers`,
    attacks === 1 ? '' : `${attacks} attacks a turn`,
    absorbs ? 'takes hits while it has charges' : '',
  ];
  return [name, kind, parts.filter((part) => part !== '').join('; ')];
}

export function printedItem({ name, targets, damage, heal, onlyUndead, thrown }: ItemData): readonly string[] {
  const parts = [
    damage === null ? '' : `${thrown ? 'thrown: ' : ''}${damage} damage`,
    heal === null ? '' : `heals ${heal}`,
    onlyUndead ? 'only undead' : '',
  ];
  return [name, targetText(targets), parts.filter((part) => part !== '').join('; ')];
}

function effectText(effect: SpellEffect): string {
  switch (effect.kind) {
    case 'damage':
      return `${effect.dice} damage${effect.perLevel ? ' for each level' : ''}`;
    case 'heal':
      return `heals ${effect.dice}`;
    case 'condition': {
      const { condition, rounds, charges } = effect;
      const name = condition === 'mirrorImage' ? 'mirror image' : condition;
      return `${name}${rounds === null ? '' : ` for ${rounds} rounds`}${charges === null ? '' : ` with ${charges} charges`}`;
    }
    case 'dispel':
      return 'ends conditions and modifiers';
  }
}

/** `1 missile, 3 from level 6`. */
function missilesText(missiles: Readonly<Record<number, number>>): string {
  return Object.entries(missiles)
    .map(([level, count]) => (level === '1' ? `${count} missile` : `${count} from level ${level}`))
    .join(', ');
}

function saveText({ save, effects }: SpellData): string {
  if (save === null) return '–';
  const halves = effects.some((effect) => effect.kind === 'damage' && effect.half);
  return `${save.against}${halves ? ', for half' : ''}${save.alone === 0 ? '' : `, ${signed(save.alone)} if alone`}`;
}

const WHOM: Readonly<Record<TargetRule['of'], readonly [one: string, several: string]>> = {
  self: ['self', 'self'],
  allies: ['one ally', 'allies'],
  opponents: ['one opponent', 'opponents'],
  anyone: ['one of either side', 'of either side'],
};

function targetText({ of, number }: TargetRule): string {
  const [one, several] = WHOM[of];
  return number === 'one' ? one : `${number} ${several}`;
}

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}
