/** Who gets a shared screen: the seat that must act, behind a curtain where the seats have secrets from each other. */
import type { TableLook, TableViewer } from '@turnwise/table-source';
import { hasSecretsBetween } from './secrets.ts';

export interface HandOver {
  readonly seat: string;
  readonly isCovered: boolean;
}

type Look = Pick<TableLook, 'frame' | 'status' | 'stage'> & { readonly toAct: readonly string[] };

/**
 * `has` is the seat that has the screen; null at the beginning, when nothing is drawn yet. Undefined where nothing changes, and until every
 * seat has told what it sees: before that nobody knows whether there are secrets.
 */
export function handOver(
  mine: readonly string[],
  has: TableViewer,
  lookOf: (seat: string) => Look | undefined,
): HandOver | undefined {
  const looks = mine.map(lookOf);
  const [first] = looks;
  if (first === undefined || looks.some((look) => look === undefined || look.frame !== first.frame)) return undefined;
  const isFirst = has === null;
  if (first.status !== 'playing') return isFirst ? { seat: mine[0] as string, isCovered: false } : undefined;
  if (!isFirst && first.toAct.includes(has)) return undefined;
  // Who sat here last is not known at the beginning, so somebody is asked to come even if only bots are to act.
  const seat = mine.find((one) => first.toAct.includes(one)) ?? (isFirst ? mine[0] : undefined);
  if (seat === undefined) return undefined;
  const others = isFirst ? mine.filter((one) => one !== seat) : [has];
  const sceneOf = (one: string) => lookOf(one)?.stage?.scene;
  return { seat, isCovered: others.some((one) => hasSecretsBetween(sceneOf(one), sceneOf(seat))) };
}
