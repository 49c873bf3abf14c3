/** Connections to this process, counted by network: one that opens many and says nothing must not shut the others out. */
import type { Server, Socket } from 'node:net';
import { networkOf } from './networks.ts';

/**
 * One that is too many is cut at once: there is nobody to answer yet. `isTrusted` are the proxies, which have the connections of everybody.
 */
export function limitConnections(
  server: Pick<Server, 'on'>,
  most: number,
  isTrusted: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const others = open.get(network) ?? 0;
    if (others >= most) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
