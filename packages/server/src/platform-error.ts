/** An error of the platform, on its way to whoever caused it. */
import { ERRORS, messageError } from '@turnwise/protocol';
import type { ErrorCode } from '@turnwise/protocol';
import type { Json } from '@turnwise/kernel';

export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, Json>>;

  constructor(code: ErrorCode, params: Readonly<Record<string, Json>> = {}) {
    super(messageError(code, params).message);
    this.name = 'PlatformError';
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
