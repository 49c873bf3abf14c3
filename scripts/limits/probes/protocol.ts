/** Messages and requests of any size, read as the server reads them. */
import { checked, messageError, readClientMessage, ROUTES } from '@turnwise/protocol';
import type { RouteName } from '@turnwise/protocol';
import { nested } from './documents.ts';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

const ABOUT = { id: 'c1', match: 'm1' };

function sent(message: object): string {
  const read = readClientMessage(JSON.stringify(message));
  return read.ok ? '' : JSON.stringify(read.error);
}

function asked(name: RouteName, part: 'query' | 'body', value: unknown): string {
  const route: (typeof ROUTES)[RouteName] & { readonly query?: unknown; readonly body?: unknown } = ROUTES[name];
  const schema = route[part] as Parameters<typeof checked>[0];
  const read = checked(schema, value);
  return read.ok ? '' : JSON.stringify(messageError('malformed', { issues: read.error as never }));
}

const word = (size: number): string => 'a'.repeat(size);

export const PROTOCOL_PROBES: Readonly<Record<string, Probe>> = {
  messageBytes: bySize((size) => {
    const rest = JSON.stringify({ type: 'input.submit', ...ABOUT, choice: 'c', value: '' }).length;
    return sent({ type: 'input.submit', ...ABOUT, choice: 'c', value: word(size - rest) });
  }),
  messageDepth: bySize((size) => sent({ type: 'input.submit', ...ABOUT, choice: 'c', value: nested(size - 1) })),
  idCharacters: bySize((size) => sent({ type: 'undo', ...ABOUT, id: word(size) })),
  wordCharacters: bySize((size) => sent({ type: 'input.submit', ...ABOUT, choice: word(size), value: 1 })),
  tokenCharacters: bySize((size) => sent({ type: 'hello', protocol: 1, match: 'm1', token: word(size) })),
  chatCharacters: bySize((size) => sent({ type: 'chat', ...ABOUT, text: word(size) })),
  reasonCharacters: bySize((size) =>
    sent({ type: 'system.control', ...ABOUT, control: { kind: 'end', reason: word(size) } }),
  ),
  seats: bySize((size) =>
    asked('createMatch', 'body', { game: 'x', seats: Array.from({ length: size }, (_, i) => `p${i}`) }),
  ),
  listedMatches: bySize((size) => asked('listMatches', 'query', { limit: String(size) })),
  listedSteps: bySize((size) => asked('events', 'query', { limit: String(size) })),
  waitSeconds: bySize((size) => asked('events', 'query', { wait: String(size) })),
};
