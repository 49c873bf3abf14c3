/** What goes on around a match: who is there, clocks, the line to the server, what bots do, what was said. */
import type { Clocks, MatchEnd, SeatState } from '@turnwise/protocol';
import type { FailedBot, SourceNews, TableSource } from '@turnwise/table-source';
import { toasts } from '../ui/toasts.svelte.ts';
import { say, sayTrouble } from '../words/language.svelte.ts';
import type { Trouble } from '../words/trouble.ts';

export interface ChatLine {
  readonly from: string;
  readonly text: string;
  readonly at: number;
}

export class Around {
  seats: readonly SeatState[] = $state.raw([]);
  spectators = $state(0);
  clocks: Clocks | null = $state.raw(null);
  line: 'open' | 'lost' | 'closed' = $state('open');
  /** By seat: the share of its time that a bot has used. */
  thinking: ReadonlyMap<string, number | null> = $state.raw(new Map());
  /** The bot that could not move: nothing goes on by itself. */
  failure: FailedBot | null = $state.raw(null);
  end: MatchEnd | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);
  /** What went wrong last. */
  trouble: Trouble | null = $state.raw(null);
  /** Seats that wait for somebody: the match has not begun while there are any. */
  readonly open: readonly string[] = $derived.by(() =>
    this.seats.filter(({ held }) => held === 'open').map(({ seat }) => seat),
  );
  /** Told when the last seat is taken, or one is free again. */
  whenOpen: () => void = () => undefined;
  readonly #stop: () => void;

  constructor(source: TableSource) {
    this.#stop = source.follow((news) => this.#receive(news));
  }

  close(): void {
    this.#stop();
  }

  #receive(news: SourceNews): void {
    switch (news.kind) {
      case 'seats':
        this.#seat(news);
        return;
      case 'clocks':
        this.clocks = news.clocks;
        return;
      case 'chat':
        this.chat = [...this.chat, { from: news.from, text: news.text, at: news.at }].slice(-200);
        this.unread++;
        return;
      case 'line':
        this.line = news.status;
        return;
      case 'thinking':
        this.#think(news.seat, news.share);
        return;
      case 'botFailed':
        this.failure = news.failure;
        return;
      case 'ended':
        this.end = news.end;
        if (news.end !== null) this.thinking = new Map();
        return;
      case 'trouble':
        this.trouble = news;
        toasts.show(say('table.trouble', { text: sayTrouble(news) }), 'danger');
        return;
    }
  }

  #seat({ seats, spectators }: Extract<SourceNews, { kind: 'seats' }>): void {
    const wasOpen = this.open.length > 0;
    this.seats = seats;
    this.spectators = spectators ?? 0;
    if (wasOpen !== this.open.length > 0) this.whenOpen();
  }

  /** A share of 1 is the end of thinking. */
  #think(seat: string, share: number | null): void {
    const thinking = new Map(this.thinking);
    if (share !== null && share >= 1) thinking.delete(seat);
    else thinking.set(seat, share);
    this.thinking = thinking;
  }
}
