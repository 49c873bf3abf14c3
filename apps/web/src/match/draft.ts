/** What somebody writes into a chat. It stays there until it was sent. */
export interface Draft {
  text: string;
  isSending: boolean;
}

/** Sends what was written, or something else. Fails as `send` does, and nothing that was written is lost. */
export async function sendFrom(draft: Draft, words: string, send: (said: string) => Promise<void>): Promise<void> {
  const said = words.trim();
  if (said === '' || draft.isSending) return;
  draft.isSending = true;
  try {
    await send(said);
    // Somebody may have gone on writing.
    if (draft.text.trim() === said) draft.text = '';
  } finally {
    draft.isSending = false;
  }
}
