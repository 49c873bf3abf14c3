/** One side as a column: a line for each who stands, with conditions beside or under it; then who is down and who fled. */
import type { Paint } from '@turnwise/game';
import { named, thing } from '../labels/phrases.ts';
import type { Affliction, EncounterView, SeenCombatant } from '../types.ts';
import type { Side } from '../words.ts';
import { BAR, barOf, healthPaint, healthText } from './health.ts';
import { cut, cutName, joined, line, listed } from './lines.ts';
import type { Line } from './lines.ts';

/** More of a name is cut. */
const LONGEST_NAME = 14;
/** Before whose turn it is. */
const MARKER = '> ';

export function sideLines(view: EncounterView, side: Side, title: string, width: number, paint: Paint): Line[] {
  const all = view.combatants.filter((one) => one.side === side);
  const standing = all.filter(({ dead, fled }) => !dead && !fled);
  const figures = Math.max(0, ...standing.map((one) => healthText(one).length));
  const most = Math.min(LONGEST_NAME, width - MARKER.length - BAR - figures - 2);
  const names = Math.min(most, Math.max(0, ...standing.map(({ id }) => id.length)));
  const room = { names, figures, width };
  return [
    line(cut(`${title}, ${standing.length} of ${all.length} stand`, width), paint.strong),
    ...standing.flatMap((one) => combatantLines(one, one.id === view.machine.current, room, paint)),
    ...goneLines(
      'down  ',
      all.filter(({ dead }) => dead),
      width,
      paint,
    ),
    ...goneLines(
      'fled  ',
      all.filter(({ dead, fled }) => fled && !dead),
      width,
      paint,
    ),
  ];
}

interface Room {
  readonly names: number;
  readonly figures: number;
  readonly width: number;
}

const INDENT = 4;

function combatantLines(one: SeenCombatant, isCurrent: boolean, { names, figures, width }: Room, paint: Paint): Line[] {
  const name = `${isCurrent ? MARKER : ' '.repeat(MARKER.length)}${cutName(named(one.id), names).padEnd(names)}`;
  const whose = one.own === null ? paint.danger : paint.own;
  const head = joined(
    [
      line(name, isCurrent ? (text) => paint.strong(whose(text)) : whose),
      line(barOf(one), healthPaint(one, paint)),
      line(healthText(one).padEnd(figures)),
    ],
    ' ',
  );
  const states = [
    ...one.afflictions.map(afflictionText),
    ...(one.forced === null ? [] : [`must ${thing(one.forced.kind)}`]),
  ];
  if (states.length === 0) return [head];
  const beside = states.join(', ');
  if (head.width + 1 + beside.length <= width) return [joined([head, line(beside, paint.faint)], ' ')];
  return [head, ...listed(' '.repeat(INDENT), states, width).map((text) => line(cut(text, width), paint.faint))];
}

/** `held 3`; `mirror image x2`. */
function afflictionText({ id, rounds, charges }: Affliction): string {
  return `${thing(id)}${rounds === null ? '' : ` ${rounds}`}${charges > 0 ? ` x${charges}` : ''}`;
}

function goneLines(head: string, gone: readonly SeenCombatant[], width: number, paint: Paint): Line[] {
  if (gone.length === 0) return [];
  const names = gone.map(({ id }) => cutName(named(id), LONGEST_NAME));
  return listed(head, names, width).map((text) => line(text, paint.faint));
}
