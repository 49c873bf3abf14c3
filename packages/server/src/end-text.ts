/** How a match ended, in words, where its rules have none. */
import type { MatchEnd } from '@turnwise/protocol';

export function endText(why: MatchEnd['why'], seat: string | null): string {
  switch (why) {
    case 'conceded':
      return `${seat} has given up`;
    case 'timeOut':
      return `${seat} has run out of time`;
    case 'fault':
      return 'the program failed, and the match has ended';
    case 'ended':
    case 'result':
      return 'the match was ended';
  }
}
