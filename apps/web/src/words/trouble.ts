/** What went wrong, in words of the page: by the code of the server, the client or the table, and else as it was said. */
import { formatMessage, type Messages } from '@turnwise/game';
import { TROUBLE_TEXTS } from '@turnwise/table-source';

export interface Trouble {
  readonly code: string;
  /** In English. */
  readonly text: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Errors of ours have codes; what is behind them counts more than what they are. */
export function troubleOf(error: unknown): Trouble {
  const text = error instanceof Error ? error.message : String(error);
  const { code, params, because } = (typeof error === 'object' ? (error ?? {}) : {}) as Coded;
  if (because !== undefined) return { ...because, text };
  return { code: typeof code === 'string' ? code : '', text, params };
}

interface Coded {
  readonly code?: unknown;
  readonly params?: Trouble['params'];
  readonly because?: Pick<Trouble, 'code' | 'params'>;
}

export function troubleIn(page: Messages, { code, text, params = {} }: Trouble): string {
  const key = `trouble.${code}`;
  if (!Object.hasOwn(page, key) || saysMore(code, text)) return text;
  const said = Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join('; ') : value]);
  return formatMessage(page, { key, params: Object.fromEntries(said) });
}

/** These stand for whatever it was: a sentence of its own says more, in whichever language. */
function saysMore(code: string, text: string): boolean {
  return (code === 'cannotOpen' || code === 'failed') && text !== TROUBLE_TEXTS[code];
}
