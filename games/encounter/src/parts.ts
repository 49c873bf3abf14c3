/** What rules are made with: rulesets and providers by name, and the tables. */
import { SHIPPED } from './content/shipped.ts';
import type { Content } from './content/types.ts';
import type { TacticalProvider } from './providers/provider.ts';
import { PROVIDERS } from './providers/shipped.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import { RULESETS } from './rulesets/shipped.ts';

export interface Parts {
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly providers: Readonly<Record<string, TacticalProvider>>;
  readonly content: Content;
}

export const SHIPPED_PARTS: Parts = { rulesets: RULESETS, providers: PROVIDERS, content: SHIPPED };

/** Those that ship, with the given ones over them: rulesets and providers by name, tables whole. */
export function overShipped({ rulesets, providers, content = SHIPPED }: Partial<Parts>): Parts {
  return { rulesets: { ...RULESETS, ...rulesets }, providers: { ...PROVIDERS, ...providers }, content };
}
