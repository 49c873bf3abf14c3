/** The colours of drawings on a terminal, by what they mean. */
import { PLAIN_PAINT } from '@turnwise/game';
import type { Paint } from '@turnwise/game';
import type { Colours } from './colours.ts';

export function paintFor(colours: Colours): Paint {
  if (!colours.isColorSupported) return PLAIN_PAINT;
  const { bold, cyanBright, greenBright, redBright, yellowBright, dim } = colours;
  return {
    isSeen: true,
    own: (text) => bold(text),
    past: shade(GREY),
    ghost: (text) => bold(cyanBright(text)),
    danger: (text) => bold(redBright(text)),
    watched: (text) => `${ESC}[48;5;${DARK_RED}m${shade(PALE)(text)}${ESC}[49m`,
    goal: (text) => bold(greenBright(text)),
    useful: yellowBright,
    strong: bold,
    faint: dim,
  };
}

const ESC = '\u001B';

/** Of the 256 colours of terminals, such as can be read on light and on dark ground. */
const GREY = 245;
const DARK_RED = 52;
const PALE = 223;

function shade(colour: number): (text: string) => string {
  // What is inside ends its own colour with the default one, which this one then takes the place of.
  const on = `${ESC}[38;5;${colour}m`;
  return (text) => `${on}${text.replaceAll(`${ESC}[39m`, on)}${ESC}[39m`;
}
