/** What a prompt does to a match at a server. */
import { createChooser, isPlay, pick, sampleOffer } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { ClientError } from '@turnwise/client';
import type { ClientTable, Done } from '@turnwise/client';
import type { WireInput, WirePreview, WireRewind } from '@turnwise/protocol';
import type { Context } from '../context.ts';
import { drawView } from '../drawing.ts';
import { atSeat, inputText } from '../play/at-seat.ts';
import type { Deeds, Did, Preview } from '../play/deeds.ts';
import { HELP } from '../play/line.ts';
import type { RemoteMatch } from './remote-match.ts';

/** `decision`: the one that the person has before them. */
export function remoteDeeds(
  context: Context,
  match: RemoteMatch,
  client: ClientTable,
  decision: () => string | null,
): Deeds {
  const foresee = async (input: AnyInput): Promise<WirePreview> => await client.preview(withoutSeat(input));
  return {
    submit: (_seat, input) => tried(async () => came(await client.submit(withoutSeat(input), decision() ?? undefined))),
    any: () => anyInput(match),
    undo: () => rewound(client, 'undo'),
    redo: () => rewound(client, 'redo'),
    preview: async (_seat, input) =>
      await orLine(
        async () => previewText(context, match, await foresee(input)),
        (line) => ({ lines: [line] }),
      ),
    why: async (seat, input) =>
      await orLine(
        async () => [whyText(match, seat, input, await foresee(input))],
        (line) => [line],
      ),
    hint: async () => ['there are no hints in a match against others'],
    save: () => ({ moved: false, problem: 'there is nothing to save: the server keeps the match' }),
    help: HELP.filter(([key]) => !LOCAL.has(key)),
  };
}

/** Commands that a match at a server does not have, and those that its own help tells. */
const LOCAL: ReadonlySet<string> = new Set(['s FILE', 'hint', 'q', 'u', 'r']);

function withoutSeat({ seat: _seat, ...input }: AnyInput): WireInput {
  return input as WireInput;
}

function came({ outcome }: Done): Did {
  if ('code' in outcome) return { moved: false, problem: `not allowed: ${outcome.text}` };
  return outcome.kind === 'noChange' ? { moved: false, problem: 'that changes nothing' } : { moved: true };
}

async function rewound(client: ClientTable, what: 'undo' | 'redo'): Promise<Did> {
  return await tried(async () => {
    const { outcome } = await client[what]();
    if ('code' in outcome) return { moved: false, problem: outcome.text };
    const word = what === 'undo' ? 'taken back' : 'done again';
    if (outcome.kind === 'undone' || outcome.kind === 'redone')
      return { moved: true, said: `The last input is ${word}.` };
    const others = waitsFor(client.look()[what]);
    return { moved: false, problem: `you have asked for it to be ${word}: waiting for ${others} to agree` };
  });
}

function waitsFor(rewind: WireRewind): string {
  return rewind.able && rewind.waitsFor.length > 0 ? rewind.waitsFor.join(' and ') : 'the others';
}

/** An error of the server, or no answer, is a line like any other. */
async function tried(deed: () => Promise<Did>): Promise<Did> {
  return await orLine(deed, (problem) => ({ moved: false, problem }));
}

async function orLine<T>(ask: () => Promise<T>, otherwise: (line: string) => T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ClientError) return otherwise(error.message);
    throw error;
  }
}

function anyInput(match: RemoteMatch): AnyInput | undefined {
  const chooser = createChooser(Math.floor(Math.random() * 2 ** 32), 'any');
  const offer = pick(chooser, match.look().offers.filter(isPlay));
  return offer === undefined ? undefined : (sampleOffer(offer, chooser) as AnyInput);
}

function previewText(context: Context, match: RemoteMatch, preview: WirePreview): Preview {
  const { outcome, uncertain, foretold, events, look } = preview;
  if ('code' in outcome) return { lines: [`it would be refused: ${outcome.text}`] };
  const told = events.filter(({ level }) => level === undefined).map(({ text }) => `would: ${text}`);
  const rest = foretold.length > 0 ? foretold.join(' ') : 'the rest is not known yet';
  const lines = [...told, ...(uncertain ? [`uncertain: ${rest}`] : [])];
  const { game, table } = match;
  const drawing = drawView(context, game, match.lookOf(look).seen, table);
  if (drawing !== drawView(context, game, match.look().seen, table)) return { lines, drawing };
  return { lines: lines.length === 0 ? ['it would be accepted, and nothing more can be seen of it yet'] : lines };
}

function whyText(match: RemoteMatch, seat: Seat, input: AnyInput, { outcome }: WirePreview): string {
  const name = inputText(atSeat(match, seat), { ...input, seat });
  return 'code' in outcome ? `${name} is refused: ${outcome.text}` : `${name} is allowed`;
}
