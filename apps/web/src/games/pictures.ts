/** A small drawing for each game, on a field of 120 by 80, in the colours of the theme. */

const card = (x: number, y: number, turn: number, tint: string, sign = ''): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-13" y="-18" width="26" height="36" rx="3" fill="var(--tint-${tint})" stroke="var(--tint-${tint}-line)" stroke-width="1.6"/>${
    sign === '' ? '' : `<text y="6" text-anchor="middle" font-size="17" fill="var(--tint-${tint}-line)">${sign}</text>`
  }</g>`;

const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const line = (d: string, stroke = 'var(--text-soft)', width = 2.5): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const SEATS = ['var(--seat-0)', 'var(--seat-1)'] as const;

function ticTacToe(): string {
  return (
    line('M50 14v52M70 14v52M34 30h52M34 50h52') +
    line('M37 17l9 9M46 17l-9 9', SEATS[0], 3.5) +
    line('M55.5 35.5l9 9M64.5 35.5l-9 9', SEATS[0], 3.5) +
    `<circle cx="78" cy="22" r="5.5" fill="none" stroke="${SEATS[1]}" stroke-width="3.5"/><circle cx="60" cy="58" r="5.5" fill="none" stroke="${SEATS[1]}" stroke-width="3.5"/>`
  );
}

function connectFour(): string {
  const filled: Readonly<Record<string, string>> = {
    '0 3': SEATS[0],
    '1 3': SEATS[1],
    '2 3': SEATS[0],
    '3 3': SEATS[1],
    '1 2': SEATS[0],
    '2 2': SEATS[1],
    '2 1': SEATS[0],
    '3 2': SEATS[0],
    '3 1': SEATS[1],
    '3 0': SEATS[0],
  };
  let holes = '';
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 4; y++) holes += disc(32 + x * 14, 19 + y * 14, 5.4, filled[`${x} ${y}`] ?? 'var(--surface)');
  return `<rect x="22" y="9" width="76" height="62" rx="7" fill="var(--tint-blue)" stroke="var(--tint-blue-line)" stroke-width="2"/>${holes}`;
}

function backgammon(): string {
  let points = '';
  for (let at = 0; at < 6; at++) {
    const x = 24 + at * 12;
    const fill = at % 2 === 0 ? 'var(--tint-brown-line)' : 'var(--tint-orange)';
    points += `<path d="M${x} 12l12 0-6 26z" fill="${fill}"/><path d="M${x} 68l12 0-6-26z" fill="${at % 2 === 0 ? 'var(--tint-orange)' : 'var(--tint-brown-line)'}"/>`;
  }
  const men =
    [0, 1, 2].map((at) => disc(30, 63 - at * 9, 4.6, SEATS[0])).join('') +
    [0, 1].map((at) => disc(78, 17 + at * 9, 4.6, SEATS[1])).join('');
  return `<rect x="20" y="8" width="80" height="64" rx="5" fill="var(--tint-brown)" stroke="var(--tint-brown-line)" stroke-width="2"/>${points}${men}`;
}

function rockPaperScissors(): string {
  return (
    `<path d="M18 50c-3-12 6-20 15-20s16 8 13 20c-2 8-26 8-28 0z" fill="var(--tint-grey)" stroke="var(--tint-grey-line)" stroke-width="2"/>` +
    `<path d="M52 24h14l6 6v28H52z" fill="var(--tint-white)" stroke="var(--tint-white-line)" stroke-width="2"/>` +
    line('M56 36h11M56 43h11M56 50h7', 'var(--tint-grey-line)', 1.6) +
    line('M84 26l14 24M100 26L86 50', 'var(--tint-red-line)', 3) +
    `<circle cx="83" cy="55" r="5" fill="none" stroke="var(--tint-red-line)" stroke-width="3"/><circle cx="101" cy="55" r="5" fill="none" stroke="var(--tint-red-line)" stroke-width="3"/>`
  );
}

function unseen(): string {
  let tiles = '';
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 4; y++)
      tiles += `<rect x="${28 + x * 13}" y="${14 + y * 13}" width="12" height="12" rx="2" fill="var(${x > 1 && y === 1 ? '--danger-ground' : '--sunken'})" stroke="var(--line)"/>`;
  return (
    tiles +
    disc(34, 59, 4, SEATS[0]) +
    `<circle cx="47" cy="59" r="4" fill="none" stroke="${SEATS[0]}" stroke-dasharray="2 1.6"/><circle cx="60" cy="46" r="4" fill="none" stroke="${SEATS[0]}" stroke-dasharray="2 1.6"/>` +
    `<path d="M80 56h8v8h-8z" fill="var(--good)"/><path d="M82 33a7 4.5 0 0 1 12 0 7 4.5 0 0 1-12 0z" fill="var(--surface)" stroke="var(--danger)" stroke-width="1.6"/>` +
    disc(88, 33, 2, 'var(--danger)')
  );
}

function encounter(): string {
  return (
    line('M30 62l34-38M26 54l12 12', 'var(--tint-grey-line)', 4) +
    line('M90 62L56 24M94 54L82 66', 'var(--tint-brown-line)', 4) +
    `<path d="M48 34h24v14c0 11-12 16-12 16s-12-5-12-16z" fill="var(--tint-red)" stroke="var(--tint-red-line)" stroke-width="2.4"/>` +
    line('M60 40v16M53 47h14', 'var(--tint-red-line)', 2.4)
  );
}

function mancala(): string {
  let pits = '';
  for (let at = 0; at < 4; at++)
    for (const y of [30, 50]) {
      pits += disc(42 + at * 12, y, 5.2, 'var(--tint-brown-line)');
      pits +=
        disc(40.6 + at * 12, y - 0.8, 1.5, 'var(--tint-yellow)') +
        disc(43.4 + at * 12, y + 1.2, 1.5, 'var(--tint-green)');
    }
  return `<rect x="16" y="18" width="88" height="44" rx="20" fill="var(--tint-brown)" stroke="var(--tint-brown-line)" stroke-width="2"/><ellipse cx="27" cy="40" rx="6" ry="14" fill="var(--tint-brown-line)"/><ellipse cx="93" cy="40" rx="6" ry="14" fill="var(--tint-brown-line)"/>${pits}`;
}

const PICTURES: Readonly<Record<string, () => string>> = {
  'tic-tac-toe': ticTacToe,
  'connect-four': connectFour,
  backgammon,
  'rock-paper-scissors': rockPaperScissors,
  innovation: () =>
    card(30, 42, -14, 'red', '♜') +
    card(46, 38, -6, 'yellow', '☘') +
    card(62, 37, 2, 'green', '☀') +
    card(78, 39, 9, 'blue', '✦') +
    card(93, 44, 16, 'purple', '♛'),
  unseen,
  encounter,
  duel: () =>
    card(40, 44, -10, 'red', '♞') + card(80, 40, 10, 'blue', '☾') + line('M60 14l-5 16h10l-5 18', 'var(--lit)', 3),
  whist: () =>
    card(36, 44, -16, 'white', '♠') +
    card(52, 39, -5, 'white', '♥') +
    card(68, 39, 5, 'white', '♣') +
    card(84, 44, 16, 'white', '♦'),
  mancala,
  ruleset: () =>
    `<path d="M42 12h26l12 12v44H42z" fill="var(--tint-white)" stroke="var(--tint-white-line)" stroke-width="2"/>` +
    line('M50 34h20M50 42h22M50 50h14M50 58h18', 'var(--tint-blue-line)', 2.4) +
    line('M84 30l6 8-6 8M36 30l-6 8 6 8', 'var(--accent)', 3),
};

/** The inside of an `<svg viewBox="0 0 120 80">`. */
export function pictureOf(game: string): string {
  // A file that somebody brings may name a game as it likes.
  return PICTURES[Object.hasOwn(PICTURES, game) ? game : 'ruleset']!();
}
