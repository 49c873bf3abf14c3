/** The encounters that ship, by id, from the easiest to the hardest. */
import type { Json } from '@turnwise/kernel';
import barrowWight from './barrow-wight.json' with { type: 'json' };
import crawlerTunnel from './crawler-tunnel.json' with { type: 'json' };
import crypt from './crypt.json' with { type: 'json' };
import ghoulPit from './ghoul-pit.json' with { type: 'json' };
import goblinAmbush from './goblin-ambush.json' with { type: 'json' };
import hallOfSalt from './hall-of-salt.json' with { type: 'json' };
import koboldRout from './kobold-rout.json' with { type: 'json' };
import rivalWizards from './rival-wizards.json' with { type: 'json' };
import sleepingCamp from './sleeping-camp.json' with { type: 'json' };
import tavernBrawl from './tavern-brawl.json' with { type: 'json' };
import trollBridge from './troll-bridge.json' with { type: 'json' };
import twentyAgainstTwenty from './twenty-against-twenty.json' with { type: 'json' };
import whiteDragon from './white-dragon.json' with { type: 'json' };

const FILES = [
  tavernBrawl,
  koboldRout,
  goblinAmbush,
  sleepingCamp,
  crypt,
  twentyAgainstTwenty,
  hallOfSalt,
  ghoulPit,
  rivalWizards,
  trollBridge,
  crawlerTunnel,
  barrowWight,
  whiteDragon,
] as const;

export const ENCOUNTERS: Readonly<Record<string, Json>> = Object.fromEntries(FILES.map((file) => [file.id, file]));

/** What a menu shows. */
export const SHIPPED_ENCOUNTERS = FILES.map(({ id, name, summary }) => ({ id, title: name, hint: summary }));
