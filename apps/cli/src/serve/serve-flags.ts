/** What `turnwise serve` is told on the command line. */
export interface ServeFlags {
  readonly port?: number;
  readonly host: string;
  readonly log: string;
  readonly origin?: readonly string[];
  readonly trustProxy?: readonly string[];
  readonly moderatorTokenFile?: string;
  readonly web?: string | true;
  readonly limit?: readonly string[];
  readonly deflate?: true;
  readonly bots: boolean;
  readonly think: number;
  readonly workers?: number;
  readonly drainDelay: number;
  readonly logLevel?: string;
}
