/** A match that the server was asked to create and has not answered for: the same request with the same token gives the same match. */
import type { RouteAnswer, RouteBody } from '@turnwise/protocol';
import { newOwnToken } from './own-token.ts';
import { createServed, isRefused } from './server-api.ts';
import { untilAnswered } from './until-answered.ts';

type Wanted = Omit<RouteBody<'createMatch'>, 'token'>;

interface Asked {
  readonly wanted: string;
  readonly token: string;
}

const KEY = 'turnwise.asked';
/** Where the browser keeps nothing. */
let held: Asked | undefined;

export async function createOnce(wanted: Wanted): Promise<RouteAnswer<'createMatch'>> {
  const text = JSON.stringify(wanted);
  const before = asked();
  const token = before?.wanted === text ? before.token : newOwnToken();
  note({ wanted: text, token });
  try {
    const created = await untilAnswered(() => createServed({ ...wanted, token }));
    note(undefined);
    return created;
  } catch (error) {
    if (isRefused(error)) note(undefined);
    throw error;
  }
}

function asked(): Asked | undefined {
  if (held !== undefined) return held;
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function note(one: Asked | undefined): void {
  held = one;
  try {
    if (one === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(one));
  } catch {
    // It is asked again as long as the page is open.
  }
}
