/** What a page and the tables in a worker say to each other: plain data that can be posted. */
import type { TroubleCode } from '../source-trouble.ts';
import type { LocalRequest } from '../local/local-request.ts';
import type { MatchDocument, SeenDocument } from '@turnwise/match';
import type { TableAbout, SourceNews, TableSource, TableUpdate, TableViewer } from '../table-source.ts';

/** What is asked of a table and answered once. */
export type TableQuestion = Exclude<keyof TableSource, 'about' | 'subscribe' | 'follow' | 'close' | 'branch'>;

export type OpenRequest =
  | { readonly kind: 'local'; readonly request: LocalRequest; readonly keep: boolean }
  | { readonly kind: 'replay'; readonly document: MatchDocument | SeenDocument };

/** `call` is a number for the answer; `source` is the number of a table that is open. */
export type ToTables =
  | { readonly kind: 'open'; readonly call: number; readonly what: OpenRequest }
  | { readonly kind: 'branch'; readonly call: number; readonly source: number; readonly frame: number }
  | {
      readonly kind: 'ask';
      readonly call: number;
      readonly source: number;
      readonly what: TableQuestion;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'subscribe'; readonly source: number; readonly listener: number; readonly viewer: TableViewer }
  | { readonly kind: 'follow'; readonly source: number; readonly listener: number }
  | { readonly kind: 'leave'; readonly source: number; readonly listener: number }
  | { readonly kind: 'close'; readonly source: number };

export type FromTables =
  | { readonly kind: 'opened'; readonly call: number; readonly source: number; readonly about: TableAbout }
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'trouble'; readonly call: number; readonly code: TroubleCode; readonly text: string }
  /** Nobody asked: somebody listens at the table and cannot be told anything. */
  | { readonly kind: 'broken'; readonly source: number; readonly code: TroubleCode; readonly text: string }
  /** Before anything that follows from it. */
  | { readonly kind: 'about'; readonly source: number; readonly about: TableAbout }
  | { readonly kind: 'update'; readonly listener: number; readonly update: TableUpdate }
  | { readonly kind: 'news'; readonly listener: number; readonly news: SourceNews }
  | { readonly kind: 'changed'; readonly source: number; readonly document: MatchDocument };
