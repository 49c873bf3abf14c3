/** Limits of a server as somebody typed them: `matchesPerAddress=5000`. */
import type { ServerLimits } from '@turnwise/server';
import { Trouble } from '../exit.ts';

export async function limitsOf(given: readonly string[]): Promise<Partial<ServerLimits>> {
  const { USUAL_LIMITS } = await import('@turnwise/server');
  const read = given.map((text) => {
    const [name = '', value = ''] = text.split('=', 2);
    if (!Object.hasOwn(USUAL_LIMITS, name))
      throw new Trouble(`--limit: expected one of ${Object.keys(USUAL_LIMITS).join(', ')}, found '${name}'`);
    if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0)
      throw new Trouble(`--limit: expected ${name}=NUMBER with a number above 0, found '${text}'`);
    return [name, Number(value)] as const;
  });
  return Object.fromEntries(read);
}
