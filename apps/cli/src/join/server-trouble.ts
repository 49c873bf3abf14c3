/** What a server or the way to it refuses, as one line for people. */
import { ClientError } from '@turnwise/client';
import { EXIT, Trouble } from '../exit.ts';

/** Runs it; what the server says no to ends the command with one line. */
export async function orTrouble<T>(server: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ClientError ? troubleOf(server, error) : error;
  }
}

function troubleOf(server: string, { code, message, params }: ClientError): Trouble {
  switch (code) {
    case 'unanswered':
      return new Trouble(`there is no server at ${server}, or it does not answer`, EXIT.failed);
    case 'badAnswer':
    case 'unknownRoute':
      return new Trouble(`what answers at ${server} is no Turnwise server`, EXIT.failed);
    case 'unauthenticated':
      return new Trouble('the token is not valid for this match, or nobody may watch it', EXIT.failed);
    case 'protocolMismatch':
      return new Trouble(`the server and this program do not fit together: ${message}`, EXIT.failed);
    case 'invalidMatch':
    case 'invalidRuleset':
      return new Trouble(issueLines(params['issues'], message), EXIT.wrong);
    default:
      return new Trouble(message, EXIT.failed);
  }
}

function issueLines(issues: unknown, message: string): readonly string[] {
  const all = Array.isArray(issues) ? (issues as readonly { path?: string; expected?: string }[]) : [];
  const lines = all.map(({ path = '', expected = '' }) => `${path === '' ? 'the match' : path}: expected ${expected}`);
  return lines.length === 0 ? [message] : lines;
}
