/** A report as a file: a scenario of the whole match, or, of one that others play too, what this seat has seen of it. */
import { isSeenDocument, type MatchDocument, type SeenDocument } from '@turnwise/match';

export interface ReportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface ScenarioAsk {
  readonly document: MatchDocument;
  /** How many frames of it. */
  readonly until: number;
  readonly title: string;
}

export async function reportFile(
  document: MatchDocument | SeenDocument,
  { until, title }: Omit<ScenarioAsk, 'document'>,
  write: (ask: ScenarioAsk) => Promise<string>,
): Promise<ReportFile> {
  const name = `${document.game}-report`;
  if (isSeenDocument(document))
    return { name: `${name}.json`, type: 'application/json', text: `${JSON.stringify(document, null, 1)}\n` };
  const whole = document as MatchDocument;
  // Something may have been taken back since.
  const frames = Math.min(until, whole.inputs.length);
  return {
    name: `${name}.yaml`,
    type: 'application/yaml',
    text: await write({ document: whole, until: frames, title }),
  };
}
