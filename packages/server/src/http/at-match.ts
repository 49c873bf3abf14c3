/** The match in the path of a request. */
import { mustBe } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Door } from '../door.ts';
import type { ApiRequest, ApiWorld } from './request.ts';

/** The door to it, and who calls: somebody who may, by the table of the protocol. */
export async function atMatch(
  { house }: Pick<ApiWorld, 'house'>,
  { params, token, who, address }: Pick<ApiRequest, 'params' | 'token' | 'who' | 'address'>,
): Promise<{ readonly door: Door; readonly caller: Caller }> {
  const door = await house.door(params['match'] ?? '', address);
  const caller = { ...(await door.whoIs(token)), address };
  mustBe(caller, who);
  return { door, caller };
}
