/** The names and hints of the levels that ship, what they teach, and what things in them are called: in German, by the English text. */
export const LEVEL_TEXTS_GERMAN: Readonly<Record<string, string>> = {
  'First steps': 'Erste Schritte',
  'Every step takes you one slice of time further. Walk around the wall.':
    'Jeder Schritt bringt dich eine Zeitscheibe weiter. Geh um die Wand herum.',
  Patience: 'Geduld',
  'The door is there until slice 3. Wait for a slice in which it is gone.':
    'Die Tür ist bis Scheibe 3 da. Warte auf eine Scheibe, in der sie fort ist.',
  Shove: 'Anschieben',
  'Push the box past the corner. It stays there in all slices to come.':
    'Schieb die Kiste an der Ecke vorbei. Sie bleibt dort in allen Scheiben, die noch kommen.',
  'Goods train': 'Güterzug',
  'Three boxes can be pushed at once, four cannot.': 'Drei Kisten lassen sich auf einmal schieben, vier nicht.',
  'The cork': 'Der Korken',
  'Pushing it in only makes it worse. Pull, by walking away from it.':
    'Hineindrücken macht es nur schlimmer. Zieh, indem du davon weggehst.',
  'Behind the curtain': 'Hinter dem Vorhang',
  'The guard sees two cells far, and what was two slices ago. Screens stop eyes, not feet.':
    'Die Wache sieht zwei Felder weit, und zwar, was vor zwei Scheiben war. Ein Sichtschutz hält Blicke auf, keine Füße.',
  'Moving cover': 'Deckung zum Schieben',
  'A tall crate hides whoever is behind it.': 'Eine hohe Kiste verbirgt, wer dahinter ist.',
  'Out of sight': 'Aus den Augen',
  'Stay in the niche until the guard has gone around the corner.':
    'Bleib in der Nische, bis die Wache um die Ecke gegangen ist.',
  'The rift': 'Der Riss',
  'There is no way from here to there, but there is a rift.':
    'Es gibt keinen Weg von hier nach dort, aber es gibt einen Riss.',
  'Before it closes': 'Bevor sie zufällt',
  'The door falls shut in slice 5. Be there earlier than you can walk.':
    'Die Tür fällt in Scheibe 5 zu. Sei früher dort, als du gehen kannst.',
  'A push into the past': 'Ein Stoß in die Vergangenheit',
  'The box has to be out of the way before the door is shut, in a time that is already over for you.':
    'Die Kiste muss aus dem Weg sein, bevor die Tür zu ist: in einer Zeit, die für dich schon vorbei ist.',
  'For who you were': 'Für den, der du warst',
  'Clear the corridor long ago, then come back to walk through it.':
    'Räum den Gang vor langer Zeit frei, dann komm zurück und geh hindurch.',
  'The blind side': 'Die blinde Seite',
  'This guard looks east only. What it has seen, it has seen: light needs time, but it comes.':
    'Diese Wache blickt nur nach Osten. Was sie gesehen hat, hat sie gesehen: Licht braucht Zeit, aber es kommt an.',
  'Slow light': 'Langsames Licht',
  'You will be seen. Be gone before the light arrives.': 'Du wirst gesehen werden. Sei fort, bevor das Licht ankommt.',
  'Safe landing': 'Sichere Landung',
  'Under strict rules a rift needs a free place to lead to.':
    'Nach strengen Regeln muss am anderen Ende eines Risses Platz sein.',
  'Night watch': 'Nachtwache',
  'Strict guards walk to and fro, stand in your way and see two cells far.':
    'Strenge Wachen gehen auf und ab, stehen dir im Weg und sehen zwei Felder weit.',
  'After you': 'Nach dir',
  'Nothing may take a place where you were, or will be. Let the one you were go by first.':
    'Nichts darf einen Platz einnehmen, an dem du warst oder sein wirst. Lass den vorbei, der du warst.',
  'He walks unseen': 'Ungesehen',
  'The gate shuts before you are at the rift. Push while it was open, and let the guard go before you do.':
    'Das Tor schließt, bevor du am Riss bist. Schieb, als es noch offen war, und lass die Wache vor dir gehen.',
  'a level of your own': 'ein eigenes Level',

  walking: 'gehen',
  waiting: 'warten',
  pushing: 'schieben',
  chains: 'Reihen',
  pulling: 'ziehen',
  'enemies and screens': 'Wachen und Sichtschutz',
  'pushing cover': 'Deckung schieben',
  'waiting out of sight': 'ungesehen warten',
  rifts: 'Risse',
  'going back in time': 'in der Zeit zurückgehen',
  'a push into the past': 'ein Stoß in die Vergangenheit',
  'a pull into the past, and two rifts': 'ein Zug in die Vergangenheit und zwei Risse',
  'light cones and fields of view': 'Lichtkegel und Blickfelder',
  'the speed of light': 'die Geschwindigkeit des Lichts',
  'strict rules: free landings': 'strenge Regeln: freie Landeplätze',
  'strict rules: guards in the way': 'strenge Regeln: Wachen im Weg',
  'strict paradox: letting yourself go by': 'strenges Paradox: sich selbst vorbeilassen',
  'a rift, a push into the past and a wait out of sight':
    'ein Riss, ein Stoß in die Vergangenheit und ungesehenes Warten',

  box: 'Kiste',
  cork: 'Korken',
  crate: 'Stapelkiste',
  curtain: 'Vorhang',
  door: 'Tür',
  gate: 'Tor',
  guard: 'Wache',
  rift: 'Riss',
  back: 'Rückweg',
  forth: 'Hinweg',
};
