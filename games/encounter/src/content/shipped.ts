/** The tables that ship, from the files beside this one. */
import { abort } from '@turnwise/kernel';
import armour from './armour.json' with { type: 'json' };
import classes from './classes.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import hitDice from './hit-dice.json' with { type: 'json' };
import items from './items.json' with { type: 'json' };
import monsters from './monsters.json' with { type: 'json' };
import { readContent } from './read-content.ts';
import spells from './spells.json' with { type: 'json' };
import turning from './turning.json' with { type: 'json' };
import type { Content } from './types.ts';
import weapons from './weapons.json' with { type: 'json' };

export const SHIPPED: Content = shipped();

function shipped(): Content {
  const read = readContent({ armour, classes, conditions, hitDice, items, monsters, spells, turning, weapons });
  if (!read.ok) throw abort('badContent', { issues: read.error });
  return read.value;
}
