export { whist } from './game.ts';
