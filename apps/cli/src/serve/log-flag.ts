/** Where matches are kept, as somebody typed it. */
import type { LogAddress } from '@turnwise/serve';
import { Trouble } from '../exit.ts';

export async function addressOf(flag: string, text: string): Promise<LogAddress> {
  const { readLogAddress } = await import('@turnwise/serve');
  const address = readLogAddress(text);
  // What was typed may have a password in it, and is not told.
  if (!address.ok) throw new Trouble(`${flag}: ${address.error}${text.includes('@') ? '' : `, found '${text}'`}`);
  return address.value;
}
