/** A request that has been read and checked. */
import type { Json } from '@turnwise/kernel';
import type { Role } from '@turnwise/protocol';
import type { Checker } from '../checker.ts';
import type { House } from '../house.ts';
import type { HouseOptions } from '../house-options.ts';
import type { RunningList } from '../running-list.ts';

export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json | undefined>>;
  /** A large one is still a text. */
  readonly body: unknown;
  /** From the header `Authorization: Bearer …`. */
  readonly token: string | undefined;
  readonly address: string;
  /** Who may call this route. */
  readonly who: readonly Role[];
}

export interface ApiWorld {
  readonly options: HouseOptions;
  readonly house: House;
  readonly checker: Checker;
  readonly running: RunningList;
  /** Whether one more match may be created from this address. */
  readonly mayCreate: (address: string) => boolean;
  readonly matchesPerAddress: number;
  readonly metrics: () => Promise<string>;
  readonly isReady: () => Promise<boolean>;
}

export type Handler = (world: ApiWorld, request: ApiRequest) => Promise<unknown>;
