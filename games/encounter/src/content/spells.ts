/**
 * Spells as they are written in a file. Left out: learnt by no class, no save (a word alone is what the save is against), no
 * missiles, no pool, everybody named is affected, nobody is spared. Damage is rolled once and avoided by a save, a condition
 * lasts until something ends it.
 */
import { either, flag, integer, issue, joinPath, list, object, oneOf, optional, text } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { diceFrom } from '../dice-expression.ts';
import { listUpTo } from '../list-up-to.ts';
import { NAME } from '../name-shapes.ts';
import { byKind, byLevel, SAVE, wordOr } from './shapes.ts';
import { nameOf, unknownIssues } from './table.ts';
import type { Known, Table } from './table.ts';
import { TARGET_WORDS, targetRuleOf } from './target-words.ts';
import type { TargetWords } from './target-words.ts';
import { SPARED } from './types.ts';
import type { SaveKind, Spared, SpellData, SpellEffect } from './types.ts';

type EffectWritten =
  | { readonly kind: 'damage'; readonly dice: string; readonly perLevel?: boolean; readonly half?: boolean }
  | { readonly kind: 'heal'; readonly dice: string }
  | {
      readonly kind: 'condition';
      readonly condition: string;
      readonly rounds?: number | string;
      readonly charges?: string;
    }
  | { readonly kind: 'dispel' };

type Of<K extends EffectWritten['kind']> = Extract<EffectWritten, { readonly kind: K }>;

interface SaveWritten {
  readonly against: SaveKind;
  readonly alone?: number;
}

interface SpellWritten {
  readonly name?: string;
  readonly level: number;
  readonly classes?: readonly string[];
  readonly targets: TargetWords;
  readonly save?: string | SaveWritten;
  readonly missiles?: Readonly<Record<number, number>>;
  readonly pool?: { readonly hitDice: string; readonly most: number };
  readonly first?: string;
  readonly not?: readonly Spared[];
  readonly effects: readonly EffectWritten[];
}

const DICE = diceFrom(1);

export const SPELLS: Table<SpellWritten, SpellData> = {
  shape: object<SpellWritten>({
    name: optional(NAME),
    level: integer(1, 9),
    classes: optional(list(text)),
    targets: TARGET_WORDS,
    save: optional(wordOr(SAVE, object<SaveWritten>({ against: SAVE, alone: optional(integer(-20, 20)) }))),
    missiles: optional(byLevel(integer(1, 99))),
    pool: optional(object({ hitDice: DICE, most: integer(1, 99) })),
    first: optional(DICE),
    not: optional(list(oneOf(SPARED))),
    effects: listUpTo(
      byKind<EffectWritten>({
        damage: object<Of<'damage'>>({
          kind: oneOf(['damage']),
          dice: DICE,
          perLevel: optional(flag),
          half: optional(flag),
        }),
        heal: object({ kind: oneOf(['heal']), dice: DICE }),
        condition: object<Of<'condition'>>({
          kind: oneOf(['condition']),
          condition: text,
          rounds: optional(either(integer(1, 999), DICE)),
          charges: optional(DICE),
        }),
        dispel: object({ kind: oneOf(['dispel']) }),
      }),
      'spellEffects',
    ),
  }),
  make: ({ name, level, classes = [], targets, effects, save, ...left }, id) => ({
    id,
    name: name ?? nameOf(id),
    level,
    classes,
    targets: targetRuleOf(targets),
    save: saveOf(save),
    missiles: left.missiles ?? null,
    pool: left.pool ?? null,
    first: left.first ?? null,
    not: left.not ?? [],
    effects: effects.map(effectOf),
  }),
  issues: spellIssues,
};

function saveOf(written: string | SaveWritten | undefined): SpellData['save'] {
  if (written === undefined) return null;
  if (typeof written === 'string') return { against: written as SaveKind, alone: 0 };
  return { against: written.against, alone: written.alone ?? 0 };
}

function effectOf(written: EffectWritten): SpellEffect {
  switch (written.kind) {
    case 'damage':
      return {
        kind: 'damage',
        dice: written.dice,
        perLevel: written.perLevel ?? false,
        half: written.half ?? false,
      };
    case 'condition':
      return {
        kind: 'condition',
        condition: written.condition,
        rounds: written.rounds ?? null,
        charges: written.charges ?? null,
      };
    case 'heal':
    case 'dispel':
      return written;
  }
}

function spellIssues(spell: SpellWritten, { classes, conditions }: Known): readonly Issue[] {
  const { effects, missiles, targets } = spell;
  const issues = [
    ...(spell.classes ?? []).flatMap((id, index) => unknownIssues(joinPath('classes', index), 'class', classes, id)),
    ...effects.flatMap((effect, index) =>
      effect.kind === 'condition'
        ? unknownIssues(joinPath(joinPath('effects', index), 'condition'), 'condition', conditions, effect.condition)
        : [],
    ),
  ];
  if (effects.length === 0) issues.push(issue('effects', 'noEffects', 'at least one effect', effects));
  if (missiles !== undefined && targetRuleOf(targets).number !== 'some')
    issues.push(issue('targets', 'missileTargets', 'some opponents, some allies or some of either side', targets));
  if (missiles !== undefined && missiles[1] === undefined)
    issues.push(issue('missiles.1', 'missingField', 'how many at level 1'));
  return issues;
}
