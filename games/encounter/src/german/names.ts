/** Names of Encounter in German, by the English name as sentences have it: creatures, spells, gear, conditions, encounters. */

const CREATURES: Readonly<Record<string, string>> = {
  acolyte: 'Akolyth',
  bandit: 'Bandit',
  berserker: 'Berserker',
  kobold: 'Kobold',
  goblin: 'Goblin',
  orc: 'Ork',
  hobgoblin: 'Hobgoblin',
  gnoll: 'Gnoll',
  bugbear: 'Grottenschrat',
  'lizard man': 'Echsenmensch',
  troglodyte: 'Troglodyt',
  ogre: 'Oger',
  troll: 'Troll',
  minotaur: 'Minotaurus',
  'owl bear': 'Eulenbär',
  'hill giant': 'Hügelriese',
  skeleton: 'Skelett',
  zombie: 'Zombie',
  ghoul: 'Ghul',
  wight: 'Gruftschrecken',
  'giant rat': 'Riesenratte',
  wolf: 'Wolf',
  'dire wolf': 'Schreckenswolf',
  'black bear': 'Schwarzbär',
  boar: 'Wildschwein',
  'carrion crawler': 'Aaskriecher',
  'white dragon': 'Weißer Drache',
  fighter: 'Kämpfer',
  cleric: 'Kleriker',
  thief: 'Dieb',
  'magic-user': 'Magier',
  dwarf: 'Zwerg',
  halfling: 'Halbling',
  elf: 'Elf',
};

/** As those who fight are called in encounters that ship, where it is no name of a person or of a kind. */
const COMBATANTS: Readonly<Record<string, string>> = {
  giantRat: 'Riesenratte',
  archer: 'Schütze',
  captain: 'Hauptmann',
  chief: 'Häuptling',
  militia: 'Miliz',
  crawler: 'Kriecher',
  keeper: 'Hüter',
  dragon: 'Drache',
  mephit: 'Mephit',
  slinker: 'Schleicher',
  watch: 'Posten',
};

const OTHERS: Readonly<Record<string, string>> = {
  party: 'Gruppe',
  opposition: 'Gegner',

  dagger: 'Dolch',
  'hand axe': 'Handaxt',
  club: 'Keule',
  mace: 'Streitkolben',
  'war hammer': 'Kriegshammer',
  'short sword': 'Kurzschwert',
  sword: 'Schwert',
  'two-handed sword': 'Zweihänder',
  'two handed sword': 'Zweihänder',
  'battle axe': 'Streitaxt',
  'pole arm': 'Stangenwaffe',
  spear: 'Speer',
  staff: 'Stab',
  sling: 'Schleuder',
  'short bow': 'Kurzbogen',
  'long bow': 'Langbogen',
  crossbow: 'Armbrust',
  none: 'keine',
  leather: 'Leder',
  chain: 'Kettenhemd',
  plate: 'Plattenpanzer',
  shield: 'Schild',

  'magic missile': 'Magisches Geschoss',
  sleep: 'Schlaf',
  'light on eyes': 'Licht auf die Augen',
  'cure light wounds': 'Leichte Wunden heilen',
  'cause light wounds': 'Leichte Wunden schlagen',
  'charm person': 'Person bezaubern',
  'protection from evil': 'Schutz vor Bösem',
  'hold person': 'Person festhalten',
  bless: 'Segen',
  web: 'Netz',
  silence: 'Stille',
  'mirror image': 'Spiegelbild',
  fireball: 'Feuerball',
  'lightning bolt': 'Blitzstrahl',
  haste: 'Hast',
  'dispel magic': 'Magie bannen',

  held: 'festgehalten',
  asleep: 'eingeschlafen',
  paralysed: 'gelähmt',
  blinded: 'geblendet',
  silenced: 'verstummt',
  charmed: 'bezaubert',
  hasted: 'beschleunigt',
  shielded: 'abgeschirmt',
  protected: 'geschützt',
  blessed: 'gesegnet',
  dead: 'tot',
  fled: 'geflohen',
  surprised: 'überrascht',

  'flask of oil': 'Ölflasche',
  'holy water': 'Weihwasser',
  'potion of healing': 'Heiltrank',
};

/** Their names, and what menus say of them. */
const ENCOUNTERS: Readonly<Record<string, string>> = {
  'The barrow': 'Das Hügelgrab',
  'What sleeps here takes more than blood.': 'Was hier schläft, nimmt mehr als Blut.',
  'The crawler tunnel': 'Der Tunnel der Kriecher',
  'Eight tentacles each, every one of them stops you, and their keepers do not wait.':
    'Acht Fangarme jeder, jeder davon hält dich auf, und ihre Hüter warten nicht.',
  'The crypt': 'Die Krypta',
  'A cleric, holy water, and more bones than there should be.':
    'Eine Klerikerin, Weihwasser und mehr Knochen, als es sein sollten.',
  'The ghoul pit': 'Die Ghulgrube',
  'One touch and you stand still while they eat.': 'Eine Berührung, und du stehst still, während sie fressen.',
  'Goblin ambush': 'Hinterhalt der Goblins',
  'They rise out of the ferns. Whoever is surprised loses a round.':
    'Sie erheben sich aus dem Farn. Wer überrascht ist, verliert eine Runde.',
  'The hall of salt': 'Die Halle aus Salz',
  "A monster and a spell of the encounter's own: the tables can be added to.":
    'Ein Monster und ein Zauber, die es nur hier gibt: Die Tabellen lassen sich erweitern.',
  'Nerves of kobolds': 'Nerven wie Kobolde',
  'A pack of them, and none wants to be the second to die.': 'Ein ganzes Rudel, und keiner will als Zweiter sterben.',
  'Rival wizards': 'Rivalen der Magie',
  'Spells on both sides: who goes first may be who goes home.':
    'Zauber auf beiden Seiten: Wer zuerst handelt, kommt vielleicht nach Hause.',
  'The sleeping camp': 'Das schlafende Lager',
  'Seven orcs asleep, two on watch. Damage wakes a sleeper; noise does not.':
    'Sieben Orks schlafen, zwei halten Wache. Schaden weckt, Lärm nicht.',
  'Tavern brawl': 'Wirtshausschlägerei',
  'Two adventurers, three bandits and no room to run.':
    'Zwei Abenteurer, drei Banditen und kein Platz zum Davonlaufen.',
  'The troll of the bridge': 'Der Troll an der Brücke',
  'One enemy, three attacks a turn. Bring oil.': 'Ein Gegner, drei Angriffe je Zug. Bring Öl mit.',
  'Twenty against twenty': 'Zwanzig gegen zwanzig',
  'The militia meets the orcs at the ford.': 'Die Miliz trifft an der Furt auf die Orks.',
  'The white dragon': 'Der weiße Drache',
  'It breathes three times, each as deadly as it is healthy: hurt it first.':
    'Er speit dreimal, so tödlich, wie er gesund ist: Verletze ihn zuerst.',
  'an encounter of your own': 'eine eigene Begegnung',
};

/** The log tells which one begins by its id, with spaces. */
const ENCOUNTER_IDS: Readonly<Record<string, string>> = {
  'barrow-wight': 'Das Hügelgrab',
  'crawler-tunnel': 'Der Tunnel der Kriecher',
  crypt: 'Die Krypta',
  'ghoul-pit': 'Die Ghulgrube',
  'goblin-ambush': 'Hinterhalt der Goblins',
  'hall-of-salt': 'Die Halle aus Salz',
  'kobold-rout': 'Nerven wie Kobolde',
  'rival-wizards': 'Rivalen der Magie',
  'sleeping-camp': 'Das schlafende Lager',
  'tavern-brawl': 'Wirtshausschlägerei',
  'troll-bridge': 'Der Troll an der Brücke',
  'twenty-against-twenty': 'Zwanzig gegen zwanzig',
  'white-dragon': 'Der weiße Drache',
};

/** One of a kind alone is called with a capital letter. */
export const GERMAN_NAMES: Readonly<Record<string, string>> = {
  ...OTHERS,
  ...CREATURES,
  ...COMBATANTS,
  ...Object.fromEntries(
    Object.entries({ ...CREATURES, ...COMBATANTS }).map(([name, german]) => [
      name.slice(0, 1).toUpperCase() + name.slice(1),
      german,
    ]),
  ),
  ...ENCOUNTERS,
  ...ENCOUNTER_IDS,
  ...Object.fromEntries(Object.entries(ENCOUNTER_IDS).map(([id, german]) => [id.replaceAll('-', ' '), german])),
};
