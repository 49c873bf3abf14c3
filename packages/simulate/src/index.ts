// One game.
export { playGame, playingGame } from './play-game.ts';
export type { GameRequest, PlayedGame, Playing } from './play-game.ts';
export { seedsOf } from './seeds.ts';
export type { GameSeeds } from './seeds.ts';
export { MOST_BRANCHES } from './watcher.ts';
export type { Watched } from './watcher.ts';
export type { CardsSeen } from './card-watcher.ts';

// Many games, in batches that add up to the same whoever plays them.
export { simulationJob } from './job.ts';
export type { Job, SimulationPlan } from './job.ts';
export { botsNamed } from './bot-games.ts';
export type { BotPlan } from './bot-games.ts';
export { BATCH, chooserOf, createStarts } from './quick-games.ts';
export type { QuickPlan, Start } from './quick-games.ts';
export { RangePlay, Ranges } from './range.ts';
export type { Adding, BatchPlayer, BatchResult, Played, Range } from './range.ts';
export type { StopCount, Tally, Total } from './tally.ts';

// What came of them.
export { reportOf } from './report.ts';
export type { SeatTally, SimulationReport, Spread, TeamTally } from './report.ts';
export type { CardCount, Led, Study, WinCount } from './study.ts';
export { summaryOf, valuesOf } from './histogram.ts';
export type { Histogram, HistogramSummary } from './histogram.ts';
export { wilson } from './wilson.ts';
export { tablesOf } from './tables.ts';
export type { Cell, ReportTable } from './tables.ts';
export { tablesCsv, tablesJsonLines } from './table-text.ts';
export { unusedIn } from './unused.ts';
export type { Unused } from './unused.ts';
export { reportPage } from './page/page.ts';

// Bots against each other.
export { meetingsIn, tournamentJob } from './tournament/tournament-job.ts';
export type { Meeting, TournamentPlan } from './tournament/tournament-job.ts';
export { pairingOf, sideOf } from './tournament/pairing.ts';
export type { Pairing } from './tournament/pairing.ts';
export { standingsOf } from './tournament/standings.ts';
export type { PairStanding, Standing, Standings } from './tournament/standings.ts';
export { ratingsOf } from './tournament/elo.ts';
export type { Rating, Score } from './tournament/elo.ts';
