/** How a match ended that its rules did not end. */
export interface TableEnd {
  readonly reason: 'conceded' | 'timeOut' | 'ended';
  /** Who gave up or ran out of time. */
  readonly seat: string | null;
  /** Those who win by it; nobody where more than two play. */
  readonly winners: readonly string[];
}
