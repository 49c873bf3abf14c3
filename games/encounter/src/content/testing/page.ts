/** Tables of the specification's page, copied as they are printed there, for the tests to compare with the files. */

export const CLASS_ROWS = `| fighter | 1–3: 19 12/13/14/15/16; 4–6: 17 10/11/12/13/14; 7–9: 14 8/9/10/10/12; 10–12: 12 6/7/8/8/10; 13–14: 10 4/5/6/5/8 |
| cleric | 1–4: 19 11/12/14/16/15; 5–8: 17 9/10/12/14/12; 9–12: 14 6/7/9/11/9; 13–14: 12 3/5/7/8/7 |
| thief | 1–4: 19 13/14/13/16/15; 5–8: 17 12/13/11/14/13; 9–12: 14 10/11/9/12/10; 13–14: 12 8/9/7/10/8 |
| magic-user | 1–5: 19 13/14/13/16/15; 6–10: 17 11/12/11/14/12; 11–14: 14 8/9/8/11/8 |
| dwarf (12), halfling (8) | 1–3: 19 8/9/10/13/12; 4–6: 17 6/7/8/10/10; 7–9: 14 4/5/6/7/8; 10–12: 12 2/3/4/4/6 |
| elf (10) | 1–3: 19 12/13/13/15/15; 4–6: 17 10/11/11/13/12; 7–9: 14 8/9/9/10/10; 10: 12 6/7/8/8/8 |`;

export const THAC0_BY_HIT_DICE = `up to 1: 19; 1+ to 2: 18; 2+ to 3: 17; 3+ to 4: 16; 4+ to 5: 15; 5+ to 6: 14; 6+ to 7: 13; 7+ to 9: 12; 9+ to 11: 11; 11+ to 13: 10`;

export const SAVES_BY_HIT_DICE = `1–3 12/13/14/15/16; 4–6 10/11/12/13/14; 7–9 8/9/10/10/12; 10–12 6/7/8/8/10`;

export const CLERIC_SLOTS = `2: 1; 3: 2; 4: 2,1; 5: 2,2; 6: 2,2,1,1; 7: 2,2,2,1,1; 8: 3,3,2,2,1`;

export const MAGIC_USER_SLOTS = `1: 1; 2: 2; 3: 2,1; 4: 2,2; 5: 2,2,1; 6: 2,2,2; 7: 3,2,2,1; 8: 3,3,2,2; 9: 3,3,3,2,1; 10: 3,3,3,3,2`;

export const WEAPONS = `dagger 1d4 (10/20/30), hand axe 1d6 (10/20/30), club 1d4, mace 1d6, war hammer 1d6, short sword 1d6, sword 1d8, two-handed sword 1d10 slow, battle axe 1d8 slow, pole arm 1d10 slow, spear 1d6 (20/40/60), staff 1d4 slow, sling 1d4 (40/80/160), short bow 1d6 (50/100/150), long bow 1d6 (70/140/210), crossbow 1d6 slow (80/160/240)`;

export const MONSTERS = `acolyte 2|1|1d6|7; bandit 6|1|1d6|8; berserker 7|1+1|1d8|12; kobold 7|½|1d4−1|6; goblin 6|1−1|1d6|7; orc 6|1|1d6|6; hobgoblin 6|1+1|1d8|8; gnoll 5|2|2d4+1|8; bugbear 5|3+1|2d4+1|9; lizard man 5|2+1|1d6+1|12; troglodyte 5|2|1d4 1d4 1d4|9; ogre 5|4+1|1d10|10;
troll 4|6+3|1d6 1d6 1d10|10; minotaur 6|6|1d6 1d6|12; owl bear 5|5|1d8 1d8 1d8|9; hill giant 4|8|2d8|8; skeleton 7|1|1d6|12 undead; zombie 8|2|1d8|12 undead; ghoul 6|2|1d3 1d3 1d3 paralysing|9 undead; wight 5|3|drain|12 undead; giant rat 7|½|1d3|8; wolf 7|2+2|1d6|6; dire wolf 6|4+1|2d4|8; black bear 6|4|1d3 1d3 1d6|7;
boar 7|3|2d4|9; carrion crawler 7|3+1|8 × paralysis|9; white dragon 3|6|1d4 1d4 2d8 or breath|8`;

export const TURNING = `level 1: 7 9 11 – – – –; 2: T 7 9 11 – – –; 3: T T 7 9 11 – –; 4: D T T 7 9 11 –; 5: D D T T 7 9 11; 6: D D D T T 7 9`;
