/** Something that the store cannot do, with the code that the log will throw. */
import type { LogErrorCode } from '@turnwise/log';

export class StoreFault extends Error {
  readonly code: LogErrorCode;

  constructor(code: LogErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
