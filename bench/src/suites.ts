/** Every suite that `npm run bench` knows. A new suite is a file beside this one and a line here. */
import type { Suite } from './figure.ts';
import { bots } from './bots.ts';
import { encounter } from './encounter.ts';
import { innovation } from './innovation.ts';
import { kernel } from './kernel.ts';
import { ruleset } from './ruleset.ts';
import { server } from './server.ts';
import { unseen } from './unseen.ts';

export const SUITES: readonly Suite[] = [kernel, innovation, unseen, encounter, ruleset, bots, server];
