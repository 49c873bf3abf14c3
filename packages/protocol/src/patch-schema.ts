/** The shape of a patch on the wire. It is checked where it is applied (`patch.ts`), which refuses whatever does not fit. */
import type { Json } from '@turnwise/kernel';
import { json } from './words.ts';

export type Patch = Json;

export const patchNode = json.meta({ description: 'A patch, as described under "Deltas".' });
