/** What a seat does by request. */
import type { ActBody, WireInput, ControlOrder } from '@turnwise/protocol';
import type { Json } from '@turnwise/kernel';
import { newId } from '../tokens.ts';
import { atMatch } from './at-match.ts';
import type { ApiRequest, ApiWorld, Handler } from './request.ts';

export const actions: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  const { explain, labels } = request.query;
  return door.actions(caller, {
    explain: explain !== undefined && explain !== 'false',
    labels: labels === 'true',
  });
};

export const inspect: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  return (await door.inspect(caller, request.query['thing'] as string)).inspected;
};

export const act: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  const body = request.body as ActBody;
  // The input itself: whatever is in it belongs to it.
  if ('kind' in body || 'type' in body) return door.doAndShow(caller, { kind: 'act', input: body }, { id: newId(9) });
  const { id = newId(9) } = body as { readonly id?: string };
  if ('choice' in body) {
    const { choice, value } = body as { readonly choice: string; readonly value: Json };
    return door.doAndShow(caller, { kind: 'answer', choice, value }, { id });
  }
  const { input, decision } = body as { readonly input: WireInput; readonly decision?: string };
  return door.doAndShow(caller, { kind: 'act', input }, { id, decision });
};

export const preview: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  return (await door.preview(caller, (request.body as { readonly input: WireInput }).input)).preview;
};

export const undo: Handler = async (world, request) => rewound(world, request, 'undo');
export const redo: Handler = async (world, request) => rewound(world, request, 'redo');

export const control: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  const { id = newId(9), control: order } = request.body as { readonly id?: string; readonly control: ControlOrder };
  const { outcome, place } = await door.do(caller, { kind: 'control', order }, { id });
  return { match: door.match, id, outcome, place };
};

/** With `wait`, long polling for those who have no socket. */
export const events: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  const {
    after = 0,
    limit = 200,
    wait = 0,
    labels,
  } = request.query as Readonly<Record<string, number | undefined>> & { readonly labels?: string };
  return door.events(caller, { after, limit, wait: wait * 1_000, labels: labels === 'true' });
};

async function rewound(world: ApiWorld, request: ApiRequest, kind: 'undo' | 'redo'): Promise<unknown> {
  const { door, caller } = await atMatch(world, request);
  const { id = newId(9) } = request.body as { readonly id?: string };
  return door.doAndShow(caller, { kind }, { id });
}
