export { mancala } from './game.ts';
