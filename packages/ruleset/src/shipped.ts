// For games with a ruleset of their own. Nothing here leads to the checker, so pages load such a game without it: they leave the
// schemas and checks of operators out of what is reached from here (`apps/web/vite-lean.ts`).
export { compileShipped } from './compile/compile-shipped.ts';
export { createRulesetGame } from './game.ts';
export type { RulesetGame } from './game.ts';
export { createReader } from './run/reader.ts';
