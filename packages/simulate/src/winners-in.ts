/** Who can have won: seats, and partners who have won together. Where games are won by partners alone, their seats are left out. */
import type { SeatTally, SimulationReport } from './report.ts';

export interface Winner extends Omit<SeatTally, 'seat'> {
  readonly who: string;
  /** Who plays; null where inputs are drawn. */
  readonly bot: string | null;
  readonly isTeam: boolean;
}

export function winnersIn({ seats, together, bots }: SimulationReport): readonly Winner[] {
  const teams = together.filter((team) => team.seats.length < seats.length);
  const isAlone = teams.length === 0 || seats.some(({ wins }) => wins > 0);
  const botsOf = (names: readonly string[]): string | null => {
    const playing = seats.flatMap(({ seat }, at) => (names.includes(seat) ? [bots?.[at] ?? ''] : []));
    return bots === undefined ? null : [...new Set(playing)].join(' and ');
  };
  const alone = seats.map(({ seat, ...rest }) => ({ who: seat, bot: botsOf([seat]), isTeam: false, ...rest }));
  const partners = teams.map(({ seats: names, ...rest }) => {
    return { who: names.join(' and '), bot: botsOf(names), isTeam: true, ...rest };
  });
  return [...(isAlone ? alone : []), ...partners];
}
