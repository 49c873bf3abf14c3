/** Saved states of older versions, led up to today's one version at a time. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** 2: the level has an id, which is empty where nobody knows it. */
export const SCHEMA_VERSION = 2;

export const MIGRATIONS: Readonly<Record<number, (state: Json) => Json>> = {
  1: (state) =>
    isRecord(state) && isRecord(state['level']) ? { ...state, level: { id: '', ...state['level'] } } : state,
};
