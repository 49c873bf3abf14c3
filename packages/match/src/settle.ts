/** For hosts that have the time: goes on with a match until somebody must decide, however many calls that takes. */
import type { Match } from './match.ts';
import type { Submission } from './submission.ts';

/**
 * Gives the submission with all that followed it. `goOn` is asked before each further call, with how many frames there were; without a
 * submission, what is still due is advanced.
 */
export function settle(
  match: Match,
  submission: Submission = match.advance(),
  goOn: (frames: number) => boolean = () => true,
): Submission {
  if (submission.more !== true) return submission;
  const frames = [...submission.frames];
  let last = submission;
  while (last.more === true && goOn(frames.length)) {
    last = match.advance();
    for (const frame of last.frames) frames.push(frame);
  }
  const { fault = submission.fault, more } = last;
  return {
    outcome: submission.outcome,
    frames,
    ...(fault === undefined ? {} : { fault }),
    ...(more === true ? { more } : {}),
  };
}
