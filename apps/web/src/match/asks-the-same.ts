/** Whether two looks ask the same of the same seat: what was begun for one can go on with the other. What others are asked is not compared. */
import type { GestureLook } from '@turnwise/gesture';
import type { WireLook } from '@turnwise/protocol';

export type AskingLook = GestureLook & Pick<WireLook, 'viewer'>;

export function asksTheSame(before: AskingLook | undefined, after: AskingLook): boolean {
  return before !== undefined && before.decision === after.decision && asked(before) === asked(after);
}

function asked({ viewer, offers, choices, stage }: AskingLook): string {
  const touches = stage?.touches ?? [];
  const things = new Set(stage?.scene.things.map(({ id }) => id));
  // What is named and not on the table cannot be touched.
  const gone = [...new Set(touches.flatMap(({ fixed, slots }) => [...fixed, ...slots.flat()]).flat())].filter(
    (thing) => !things.has(thing),
  );
  return JSON.stringify([viewer, offers, choices.filter(({ seat }) => seat === viewer), touches, gone]);
}
