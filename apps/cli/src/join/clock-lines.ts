/** How much time is left, for people. */
import type { Clocks } from '@turnwise/protocol';

/** `Time left: you 4:58, O 5:00`; undefined where there are no clocks. `now` is by the server's time. */
export function clockLine(clocks: Clocks | null, own: string | null, now: number): string | undefined {
  if (clocks === null) return undefined;
  const parts = clocks.seats.map(({ seat, left, expiresAt }) => {
    const rest = expiresAt === null ? left : expiresAt - now;
    return `${seat === own ? 'you' : seat} ${timeText(rest)}`;
  });
  return `Time left: ${parts.join(', ')}${clocks.paused ? ' (the clocks stand still)' : ''}`;
}

/** When the seat's own time runs out, by the server's clock; undefined while it does not run. */
export function endOfTime(clocks: Clocks | null, own: string | null): number | undefined {
  return clocks?.seats.find(({ seat }) => seat === own)?.expiresAt ?? undefined;
}

/** `4:58`, `2:03:00`, `3 days`. */
function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return `${days} days`;
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
