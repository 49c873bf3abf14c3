/** What can be asked at the door to a match in another thread: all of it goes there by its name. */
import type { Json } from '@turnwise/kernel';
import type {
  ActAnswer,
  ActionsAnswer,
  EventsAnswer,
  LookAnswer,
  MatchAbout,
  WireInput,
  WordsAnswer,
} from '@turnwise/protocol';
import type { Caller } from '../caller.ts';
import type {
  ActionsWanted,
  Asked,
  Deed,
  Done,
  EventsWanted,
  Inspection,
  LookWanted,
  Previewed,
  SeatWanted,
  Sent,
  SentById,
} from '../door.ts';

export abstract class FarAsked implements Asked {
  /** Calls the thread that has the match. */
  protected abstract call(name: string, ...args: readonly unknown[]): Promise<unknown>;

  whoIs(token: string | undefined): Promise<Caller> {
    return this.#ask('whoIs', token);
  }

  do(caller: Caller, deed: Deed, sent: Sent): Promise<Done> {
    return this.#ask('do', caller, deed, sent);
  }

  doAndShow(caller: Caller, deed: Deed, sent: SentById): Promise<ActAnswer> {
    return this.#ask('doAndShow', caller, deed, sent);
  }

  preview(caller: Caller, input: WireInput, wanted?: LookWanted): Promise<Previewed> {
    return this.#ask('preview', caller, input, wanted);
  }

  chat(caller: Caller, text: string): Promise<number> {
    return this.#ask('chat', caller, text);
  }

  look(caller: Caller, wanted: LookWanted): Promise<LookAnswer> {
    return this.#ask('look', caller, wanted);
  }

  words(): Promise<WordsAnswer> {
    return this.#ask('words');
  }

  inspect(caller: Caller, thing: string): Promise<Inspection> {
    return this.#ask('inspect', caller, thing);
  }

  actions(caller: Caller, wanted: ActionsWanted): Promise<ActionsAnswer> {
    return this.#ask('actions', caller, wanted);
  }

  events(caller: Caller, wanted: EventsWanted): Promise<EventsAnswer> {
    return this.#ask('events', caller, wanted);
  }

  document(caller: Caller): Promise<Json> {
    return this.#ask('document', caller);
  }

  takeSeat(wanted: SeatWanted): Promise<string> {
    return this.#ask('takeSeat', wanted);
  }

  leaveSeat(caller: Caller): Promise<string> {
    return this.#ask('leaveSeat', caller);
  }

  about(): Promise<MatchAbout> {
    return this.#ask('about');
  }

  #ask<K extends keyof Asked>(name: K, ...args: Parameters<Asked[K]>): ReturnType<Asked[K]> {
    return this.call(name, ...args) as ReturnType<Asked[K]>;
  }
}
