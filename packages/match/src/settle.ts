/** For hosts that can wait: advances a match until a seat must decide, however many calls that takes. */
import type { Match } from './match.ts';
import type { Submission } from './submission.ts';

/**
 * Returns the submission with everything that followed. `goOn` is called before each further call with the number of frames so far.
 * Without a submission, it advances whatever is still due.
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
