/** Who chooses for a side that nobody plays. A provider chooses intents and nothing else; what it rolls it rolls with the dice of the context. */
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';

export type TacticalProvider = (context: CombatContext, actor: string) => Intent;
