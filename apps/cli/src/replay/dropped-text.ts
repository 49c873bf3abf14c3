/** What an operator dropped to go on after a fault, in one line each; what the inputs were may be a secret and is not told. */
import type { DroppedInputs } from '@turnwise/match';
import type { Pages } from './page.ts';

/** The reason is the operator's, for the host alone. */
export function droppedText({ at, inputs, by, reason }: DroppedInputs, isHost: boolean): string {
  const who = by === 'operator' ? 'an operator' : by;
  const why = isHost && reason !== undefined ? `: ${reason}` : '';
  return `${whatOf(at, inputs.length - 1)} dropped by ${who}${why}`;
}

/** The last of them is always the fault. */
function whatOf(at: number, before: number): string {
  if (before > 1) return `inputs ${at + 1} to ${at + before} and the fault after them were`;
  if (before === 1) return `input ${at + 1} and the fault after it were`;
  return at === 0 ? 'a fault at the start was' : `a fault after input ${at} was`;
}

/** The pages, with a line where something was dropped; at the end, where play was taken back to before it. */
export function withDropped(pages: Pages, dropped: readonly DroppedInputs[], isHost: boolean): Pages {
  if (dropped.length === 0) return pages;
  return {
    ...pages,
    page(no) {
      const page = pages.page(no);
      const here = dropped.filter(({ at }) => Math.min(at, pages.length) === no);
      return { ...page, foot: [...page.foot, ...here.map((one) => `  ${droppedText(one, isHost)}`)] };
    },
  };
}
