/** A ruleset of the gallery or of this device, as a document. */
import type { Json } from '@turnwise/kernel';
import { galleryTexts, isGalleryId } from '../rulesets/gallery.ts';
import { ownRuleset } from '../rulesets/own-rulesets.ts';

/** Undefined where there is none of this id. Throws for a text that cannot be read. */
export async function rulesetDocument(id: string): Promise<Json | undefined> {
  const found = isGalleryId(id) ? await galleryTexts(id) : await ownRuleset(id);
  return found && ((await import('yaml')).parse(found.text) as Json);
}

/** Where a ruleset is simulated: those that are games of their own as such, with their bots and names. */
export function simulatorOf(id: string): string {
  return `/simulate/${asGame(id)}`;
}

/** Where a match is begun with it. */
export function formOf(id: string): string {
  return `/new/${asGame(id)}`;
}

function asGame(id: string): string {
  return isGalleryId(id) && id !== 'starter' && id !== 'example' ? id : `ruleset?ruleset=${id}`;
}
