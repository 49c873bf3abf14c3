/**
 * Attacks as they are rolled, RULES.md 6: of a hand with a weapon, of claws and teeth, of a thrown flask, of who sees somebody flee.
 *
 * - Each attack is a d20 and, if it hits, what it brings: damage, a level drained, a save against a condition.
 * - Where the rules say so, a monster rolls all its d20s first; once the target would be at 0 the rest are misses.
 * - An image takes a hit instead of its bearer: nothing more is rolled for it.
 * - Who has two attacks in a turn does all of it twice.
 */
import type { Attack } from '../content/types.ts';
import type { AttackRoll, Damage, Way } from '../rulesets/ruleset.ts';
import type { EncounterEvent } from '../event.ts';
import type { CombatContext } from '../views/context.ts';
import type { ActionResult, PlannedEffect } from './action.ts';
import { rollSave } from './saving-throw.ts';

/** One attack; a hand without a weapon needs no dice for its damage. */
export interface Blow extends Omit<Attack, 'damage'> {
  readonly damage: Damage | null;
}

export interface Assault {
  readonly attacker: string;
  readonly defender: string;
  readonly way: Way;
  readonly blows: readonly Blow[];
  /** How often all blows are made. */
  readonly times: number;
}

export function makeAttacks(context: CombatContext, assault: Assault): ActionResult {
  const { attacker, defender, way, blows, times } = assault;
  const { rules, parties, dice } = context;
  const together = rules.attacksTogether && parties.combatant(attacker).monster !== null;
  const events: EncounterEvent[] = [];
  const effects: PlannedEffect[] = [];
  /** As far as this assault has brought it. */
  let hp = parties.body(defender).hp;
  const images = imagesOf(context, defender);

  const roll = (): AttackRoll => rules.judge(context, attacker, defender, way, dice.d20());

  function land(blow: Blow, judged: AttackRoll): void {
    const hit = judged.hit && !(together && hp <= 0);
    const because: EncounterEvent = {
      kind: 'attackRolled',
      attackerId: attacker,
      defenderId: defender,
      ...judged,
      hit,
    };
    events.push(because);
    if (!hit) return;
    const image = images.shift();
    if (image === undefined) strike(blow, judged.critical, because);
    else effects.push({ kind: 'absorb', source: attacker, target: defender, condition: image, because });
  }

  function strike({ damage, drains, inflicts }: Blow, critical: boolean, because: EncounterEvent): void {
    if (damage !== null) {
      const amount = asDamage(rules.damage(context, attacker, way, damage, critical, dice));
      effects.push({ kind: 'damage', source: attacker, target: defender, amount, because });
      hp -= amount;
    }
    if (drains !== null) {
      const amount = dice.roll(drains);
      effects.push({ kind: 'drain', source: attacker, target: defender, amount, because });
      hp -= amount;
    }
    if (inflicts === null || hp <= 0) return;
    const { condition, save, rounds } = inflicts;
    const { saved, event } = rollSave(context, defender, save);
    events.push(event);
    if (saved) return;
    const duration = dice.roll(rounds);
    effects.push({
      kind: 'applyCondition',
      source: attacker,
      target: defender,
      condition,
      duration,
      charges: 0,
      because: event,
    });
  }

  for (let i = 0; i < times; i++) {
    const rolled = together ? blows.map(roll) : [];
    blows.forEach((blow, index) => land(blow, rolled[index] ?? roll()));
  }
  return { events, effects };
}

/** One ranged attack of the actor with something thrown. */
export function attackOnce(context: CombatContext, defender: string, damage: Damage): ActionResult {
  const blows = [plainBlow(damage)];
  return makeAttacks(context, { attacker: context.actorId, defender, way: 'ranged', blows, times: 1 });
}

/** What somebody attacks with in melee: a monster's attacks, the first weapon for it, or bare hands. */
export function meleeBlows({ parties, content, rules }: CombatContext, id: string): readonly Blow[] {
  const { monster, attacks, weapons } = parties.combatant(id);
  if (monster !== null) return attacks;
  const weapon = weapons.map((name) => content.weapons[name]).find((one) => one?.melee === true);
  return [plainBlow(weapon?.damage ?? rules.unarmed)];
}

export function plainBlow(damage: Damage): Blow {
  return { damage, inflicts: null, drains: null };
}

/** How many attacks a combatant has in a turn. */
export function attacksInTurn({ conditions }: CombatContext, id: string): number {
  return conditions.afflictions(id).reduce((most, { data }) => Math.max(most, data.attacks), 1);
}

/** What a ruleset gives is believed only if hit points can be lost by it. */
function asDamage(amount: number): number {
  if (Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new RangeError(`damage must be an integer of at least 0, found ${amount}`);
}

/** The conditions that will take the next hits, one entry a hit. */
function imagesOf({ conditions }: CombatContext, id: string): string[] {
  return conditions
    .afflictions(id)
    .flatMap(({ id: condition, data, charges }) =>
      data.absorbs ? Array.from({ length: charges }, () => condition) : [],
    );
}
