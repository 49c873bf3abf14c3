/**
 * What an error of NATS says about a message that was to be kept: it was not (`unavailable`, `tooLarge`, `full`, `readOnly`), or nobody
 * knows (`inDoubt`). Everything that is not surely a refusal is a doubt.
 */
import { JetStreamApiError } from '@nats-io/jetstream';
import {
  ClosedConnectionError,
  DrainingConnectionError,
  InvalidArgumentError,
  NoRespondersError,
  PermissionViolationError,
} from '@nats-io/transport-node';
import { LogError } from '@turnwise/log';
import type { LogErrorCode } from '@turnwise/log';

/** Somebody else wrote under this subject. */
export const WRONG_LAST_SEQUENCE = 10071;
/** Somebody else's message, or an earlier one of ours, is under way there and may still fail. This one was refused. */
export const ONE_IN_FLIGHT = 10164;
export const NO_STREAM = 10059;

/** Those that come before a message is proposed to the other nodes. */
const REFUSALS: Readonly<Record<number, LogErrorCode>> = {
  10008: 'unavailable',
  10009: 'unavailable',
  10023: 'full',
  10028: 'full',
  10039: 'unsupported',
  10047: 'full',
  10054: 'tooLarge',
  10109: 'readOnly',
  [NO_STREAM]: 'unavailable',
  [ONE_IN_FLIGHT]: 'unavailable',
};
/** The store refused it; the text tells a limit from a fault. */
const STORE_FAILED = 10077;

export function asLogError(thrown: unknown): LogError {
  if (thrown instanceof LogError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new LogError(codeOf(thrown, message), message, { cause: thrown });
}

/** Nobody took the message: there is no leader now, or no JetStream. */
export function isNoResponders(thrown: unknown): boolean {
  return causes(thrown).some((error) => error instanceof NoRespondersError);
}

/** The code that the server gave, if it is the server that refused. */
export function apiCode(thrown: unknown): number | undefined {
  return causes(thrown).find((error) => error instanceof JetStreamApiError)?.code;
}

function causes(thrown: unknown): readonly Error[] {
  const found: Error[] = [];
  for (let error = thrown; error instanceof Error; error = error.cause) found.push(error);
  return found;
}

function codeOf(thrown: unknown, message: string): LogErrorCode {
  if (isNoResponders(thrown)) return 'unavailable';
  if (thrown instanceof ClosedConnectionError || thrown instanceof DrainingConnectionError) return 'unavailable';
  if (causes(thrown).some((error) => error instanceof PermissionViolationError)) return 'readOnly';
  // The client measures before it sends; nothing else that we give it could be wrong.
  if (thrown instanceof InvalidArgumentError) return 'tooLarge';
  const code = apiCode(thrown);
  if (code === undefined) return 'inDoubt';
  if (code === STORE_FAILED && message.includes('maximum')) return 'full';
  return REFUSALS[code] ?? 'inDoubt';
}
