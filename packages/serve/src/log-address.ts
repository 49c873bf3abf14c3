/** Where matches are kept, as people write it. */
import { fail, ok } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';

export type LogAddress =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'nats'; readonly servers: string; readonly name?: string; readonly replicas?: 1 | 3 };

export const LOG_ADDRESSES = 'sqlite:FILE, memory, postgres://… or nats://…';

/** `nats://a:4222,nats://b:4222?replicas=3&name=games` takes these two settings. */
export function readLogAddress(text: string): Result<LogAddress, string> {
  const scheme = /^[a-z]+(?=:)/i.exec(text)?.[0].toLowerCase() ?? text;
  switch (scheme) {
    case 'memory':
      return text === 'memory' ? ok({ kind: 'memory' }) : fail("expected 'memory' alone");
    case 'sqlite': {
      const file = text.slice('sqlite:'.length);
      return file === '' ? fail('expected the name of a file after sqlite:') : ok({ kind: 'sqlite', file });
    }
    case 'postgres':
    case 'postgresql':
      return /:\/\/./.test(text) && URL.canParse(text)
        ? ok({ kind: 'postgres', url: text })
        : fail('expected postgres://user@host/database');
    case 'nats':
    case 'tls':
      return readNats(text);
    default:
      return fail(`expected ${LOG_ADDRESSES}`);
  }
}

function readNats(text: string): Result<LogAddress, string> {
  const [servers = '', settings = '', ...more] = text.split('?');
  const list = servers.split(',');
  if (more.length > 0 || !list.every((one) => /^(?:nats|tls):\/\/[^\s/?]+$/i.test(one.trim())))
    return fail('expected nats://host:4222, or several of these separated by commas');
  const given = new URLSearchParams(settings);
  const unknown = [...given.keys()].find((key) => key !== 'name' && key !== 'replicas');
  if (unknown !== undefined) return fail(`expected the settings name and replicas, found ${unknown}`);
  const [name, replicas] = [given.get('name'), given.get('replicas')];
  if (replicas !== null && replicas !== '1' && replicas !== '3')
    return fail(`expected 1 or 3 replicas, found ${replicas}`);
  return ok({
    kind: 'nats',
    servers,
    ...(name === null ? {} : { name }),
    ...(replicas === null ? {} : { replicas: replicas === '1' ? 1 : 3 }),
  });
}

/** For people, without a password. */
export function describeLog(address: LogAddress): string {
  switch (address.kind) {
    case 'memory':
      return 'memory, and are lost when it stops';
    case 'sqlite':
      return address.file;
    case 'postgres': {
      const { host, pathname } = new URL(address.url);
      return `PostgreSQL at ${host === '' ? 'this machine' : host}${pathname.length > 1 ? `, database ${pathname.slice(1)}` : ''}`;
    }
    case 'nats':
      return `NATS at ${withoutSecrets(address.servers)
        .replaceAll(/\w+:\/\//g, '')
        .replaceAll(',', ', ')}`;
  }
}

/** A text without the names and passwords of the addresses in it. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/\/\/[^\s/,@]*@/g, '//');
}
