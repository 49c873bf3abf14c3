/** A verdict, which counts when victory is looked at after the item. */
import type { Build } from '../../compile/build.ts';
import type { ThingNode } from '../../nodes.ts';

export function verdictOn(
  result: 'win' | 'lose',
  node: { readonly player?: ThingNode | undefined; readonly reason?: string | undefined },
  build: Build,
): void {
  const seat = build.seat(node.player);
  const reason = reasonFor(node.reason ?? result, build);
  build.asm.step((item, { local }) => {
    const by = seat(local.desk, item);
    if (by >= 0) local.verdicts = [...local.verdicts, { result, seat: by, reason }];
  });
}

/** The reason, as a word that events can name. */
export function reasonFor(reason: string, { names }: Build): string {
  names.symbol(reason);
  return reason;
}
