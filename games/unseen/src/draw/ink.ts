/** Which paint a sign has. */
import type { Paint } from '@turnwise/game';
import { ECHO, ENEMIES, EXIT, FLOOR, GHOST, GHOST_THING, PLAYER, SIGHT_LINE } from './signs.ts';

export function inkOf(sign: string, paint: Paint): (text: string) => string {
  if (sign === PLAYER) return paint.own;
  if (sign === ECHO) return paint.past;
  if (sign === GHOST || sign === GHOST_THING) return paint.ghost;
  if (sign === FLOOR) return paint.faint;
  if (sign === EXIT) return paint.goal;
  if (sign === SIGHT_LINE || ENEMIES.includes(sign)) return paint.danger;
  if (/^[BP*1-9]$/.test(sign)) return paint.useful;
  return /^[a-z]$/.test(sign) ? paint.past : (text) => text;
}
