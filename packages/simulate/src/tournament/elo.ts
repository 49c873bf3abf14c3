/**
 * How strong players are, from the games between them. The strengths are those under which the results are most likely if the stronger of
 * two wins with the chance 1 / (1 + 10^(-difference / 400)) (Bradley and Terry); a draw is half a win for both. Every two of them
 * count one more drawn game, so that whoever has won all games has a strength too. The strengths are 0 on average. The 95 % intervals
 * come from the Fisher information at that point.
 */
export interface Score {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  /** What the one got in all of them. */
  readonly points: number;
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const POINTS = 400 / Math.LN10;
const Z = 1.959964;
const ROUNDS = 200;
const CLOSE = 1e-10;

export function ratingsOf(players: number, scores: readonly Score[]): readonly Rating[] {
  const met = scores.map((score) => ({ ...score, games: score.games + 1, points: score.points + 0.5 }));
  const strengths = Array.from({ length: players }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const steps = stepsFrom(strengths, met);
    const longest = Math.max(...steps.map(Math.abs));
    // A long step is cut short: the likelihood has one summit, but Newton may leap over it.
    const cut = longest > 1 ? 1 / longest : 1;
    steps.forEach((step, at) => (strengths[at] = (strengths[at] ?? 0) + step * cut));
    if (longest < CLOSE) break;
  }
  const spread = inverse(information(strengths, met));
  return strengths.map((strength, at) => {
    const variance = (spread[at]?.[at] ?? 0) - 1 / players ** 2;
    const reach = Z * Math.sqrt(Math.max(0, variance));
    return { elo: rounded(strength), low: rounded(strength - reach), high: rounded(strength + reach) };
  });
}

/** One step of Newton's method. */
function stepsFrom(strengths: readonly number[], met: readonly Score[]): readonly number[] {
  const slope = strengths.map(() => 0);
  for (const { one, other, games, points } of met) {
    const more = points - games * chance(strengths, one, other);
    slope[one] = (slope[one] ?? 0) + more;
    slope[other] = (slope[other] ?? 0) - more;
  }
  return inverse(information(strengths, met)).map((row) =>
    row.reduce((sum, value, at) => sum + value * (slope[at] ?? 0), 0),
  );
}

/** The Fisher information. Only differences matter, so one is added everywhere: that fixes the average and makes it invertible. */
function information(strengths: readonly number[], met: readonly Score[]): number[][] {
  const rows = strengths.map(() => strengths.map(() => 1));
  const add = (row: number, column: number, value: number): void => {
    const cells = rows[row];
    if (cells !== undefined) cells[column] = (cells[column] ?? 0) + value;
  };
  for (const { one, other, games } of met) {
    const p = chance(strengths, one, other);
    const weight = games * p * (1 - p);
    add(one, one, weight);
    add(other, other, weight);
    add(one, other, -weight);
    add(other, one, -weight);
  }
  return rows;
}

function chance(strengths: readonly number[], one: number, other: number): number {
  return 1 / (1 + Math.exp((strengths[other] ?? 0) - (strengths[one] ?? 0)));
}

/** By Gauss and Jordan. The matrix is symmetric and positive, so no rows need to be swapped. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  rows.forEach((row, at) => {
    const pivot = row[at] ?? 1;
    row.forEach((value, column) => (row[column] = value / pivot));
    for (const other of rows) {
      const times = other[at] ?? 0;
      if (other === row || times === 0) continue;
      other.forEach((value, column) => (other[column] = value - times * (row[column] ?? 0)));
    }
  });
  return rows.map((row) => row.slice(matrix.length));
}

/** In points of Elo, with one decimal: what lies behind it may differ between machines. */
function rounded(strength: number): number {
  return Math.round(strength * POINTS * 10) / 10 + 0;
}
