/** The newest ids that each sender gave, so that what is sent again is not done again. Nobody can push out those of somebody else. */
export interface Repeated {
  /** The number of records before it. */
  readonly place: number;
  /** What was sent, to tell it from something else under the same id. */
  readonly sent: string;
}

/** Of each sender. */
const MOST = 64;

export class RecentIds {
  readonly #bySender = new Map<string, Map<string, Repeated>>();

  find(sender: string, client: string | undefined): Repeated | undefined {
    return client === undefined ? undefined : this.#bySender.get(sender)?.get(client);
  }

  add(sender: string, client: string | undefined, repeated: Repeated): void {
    if (client === undefined) return;
    const ids = this.#bySender.get(sender) ?? new Map<string, Repeated>();
    this.#bySender.set(sender, ids);
    ids.set(client, repeated);
    if (ids.size <= MOST) return;
    const [oldest] = ids.keys();
    ids.delete(oldest as string);
  }

  save(): readonly (readonly [sender: string, client: string, place: number, sent: string])[] {
    return [...this.#bySender].flatMap(([sender, ids]) =>
      [...ids].map(([client, { place, sent }]) => [sender, client, place, sent] as const),
    );
  }

  restore(saved: ReturnType<RecentIds['save']>): void {
    for (const [sender, client, place, sent] of saved) this.add(sender, client, { place, sent });
  }
}
