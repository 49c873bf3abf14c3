/**
 * The server suite: what a durable move costs against a server written by hand and against boardgame.io's, what a match costs in memory, what
 * goes over the wire, and how quickly a match comes back that was put away.
 */
import type { Suite } from './figure.ts';

export const server: Suite = {
  name: 'server',
  figures: [
    {
      name: 'move/hand',
      question: 'server-move',
      about: 'hand',
      unit: "CPU time of the server per durable move of tic-tac-toe, two seats, over the hand-written server's",
      valueUnit: 'µs per move',
      limit: 3,
      processes: 2,
    },
    {
      name: 'move/boardgame.io',
      question: 'server-move',
      about: 'boardgame.io',
      unit: "the same over boardgame.io's server, which keeps matches in memory",
      valueUnit: 'µs per move',
      limit: 0.5,
      processes: 2,
    },
    {
      name: 'heap/put-away',
      question: 'server-heap',
      about: 'put-away',
      unit: 'bytes of heap per match that was put away',
      valueUnit: 'bytes',
      limit: 100,
      processes: 1,
    },
    {
      name: 'heap/connected',
      question: 'server-heap',
      about: 'connected',
      unit: "heap per match with two connected seats over the hand-written server's",
      valueUnit: 'bytes',
      limit: 4,
      processes: 1,
    },
    ...(['innovation', 'duel'] as const).map((game) => ({
      name: `bytes/${game}`,
      question: 'server-bytes',
      about: game,
      unit: 'bytes to both seats per input: what changed over the whole look',
      valueUnit: 'bytes',
      limit: 0.25,
      processes: 1,
    })),
    {
      name: 'snapshot/connect-four',
      question: 'server-snapshot',
      about: 'connect-four',
      unit: 'CPU time to the first look at a match of 5,000 inputs that was put away: with a snapshot over without',
      valueUnit: 'ms',
      limit: 0.1,
      processes: 1,
    },
    {
      name: 'matches/latency-doubles',
      question: 'server-matches',
      about: 'tic-tac-toe',
      unit: 'matches with ten inputs a minute each on one process before the median latency doubles, over 120 matches',
      valueUnit: 'matches',
      processes: 1,
    },
  ],
};
