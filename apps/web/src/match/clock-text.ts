/** Time that is left, as a clock shows it: `4:05`, `1:04:05`, and whole days and hours where there are days. */

const DAY = 86_400;
const HOUR = 3600;

export function clockText(milliseconds: number, unit: (value: number, unit: 'day' | 'hour') => string): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (seconds >= DAY)
    return [unit(Math.floor(seconds / DAY), 'day'), ...(hours > 0 ? [unit(hours, 'hour')] : [])].join(' ');
  const minutes = Math.floor((seconds % HOUR) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
