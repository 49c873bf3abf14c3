/** The providers that ship, by the name by which a side's control asks for them. */
import { careful } from './careful.ts';
import { nearestToDeath } from './nearest-to-death.ts';
import type { TacticalProvider } from './provider.ts';
import { random } from './random.ts';

export const PROVIDERS: Readonly<Record<string, TacticalProvider>> = { auto: random, nearestToDeath, careful };
