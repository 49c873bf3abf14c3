/** Requests that are not answered yet: a server that closes waits a moment for them. */
import type { FastifyInstance } from 'fastify';

export interface Underway {
  /** Resolves when all are answered, or after so many milliseconds. */
  end(most: number): Promise<void>;
}

export function countRequests(app: FastifyInstance): Underway {
  const open = new Set<object>();
  let onEmpty: () => void = () => undefined;
  app.addHook('onRequest', async (request) => {
    if (!request.ws) open.add(request);
  });
  const done = (request: object): void => {
    open.delete(request);
    if (open.size === 0) onEmpty();
  };
  app.addHook('onResponse', async (request) => done(request));
  app.addHook('onRequestAbort', async (request) => done(request));
  return {
    async end(most) {
      if (open.size === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most);
        onEmpty = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
