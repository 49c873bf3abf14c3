/** What a visit says first, in English: the frame of the page, the lobby and the form for a new match. The others come with their pages. */
import { lobby } from './en/lobby.ts';
import { shell } from './en/shell.ts';

export const enFirst = { ...shell, ...lobby } as const;
