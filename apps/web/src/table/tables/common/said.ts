/** What a game says of a place or a thing, in the language of the page; nothing where it says nothing. */
import type { Told } from '@turnwise/game';
import { tell } from '../../../words/language.svelte.ts';

export function said(told: Told | undefined): string {
  return told === undefined ? '' : tell(told);
}
