/** What programs ask of the table: tests that hold or do not. */
import { COLOUR, ICON_SET } from '../cards/catalogue.ts';
import { COLOURS, ICONS, OPTIONS, SPLAYS } from '../cards/language.ts';
import type { Test } from '../cards/language.ts';
import { topOf } from '../table/selectors.ts';
import { countColours, dogmaOf, registerOf, yours } from './roles.ts';
import type { Read, Scope } from './roles.ts';
import { compileValue } from './values.ts';

export function compileTest(test: Test, scope: Scope): Read<boolean> {
  switch (test.kind) {
    case 'atLeast': {
      const value = compileValue(test.value, scope);
      const than = compileValue(test.than, scope);
      return (frame, run) => value(frame, run) >= than(frame, run);
    }
    case 'not': {
      const inner = compileTest(test.test, scope);
      return (frame, run) => !inner(frame, run);
    }
    case 'all': {
      const tests = test.tests.map((one) => compileTest(one, scope));
      return (frame, run) => tests.every((one) => one(frame, run));
    }
    case 'anyHasIcon': {
      const register = scope(test.register);
      const bit = 1 << ICONS.indexOf(test.icon);
      return (frame) => registerOf(frame, register).some((card) => ((ICON_SET[card] as number) & bit) !== 0);
    }
    case 'anyHasColour': {
      const register = scope(test.register);
      const colours = test.colours.map((colour) => COLOURS.indexOf(colour));
      return (frame) => registerOf(frame, register).some((card) => colours.includes(COLOUR[card] as number));
    }
    case 'colourIsIn': {
      const register = scope(test.register);
      const named = scope(test.named);
      return (frame) => registerOf(frame, named).includes(COLOUR[registerOf(frame, register)[0] ?? 0] as number);
    }
    case 'twoShareColour': {
      const register = scope(test.register);
      return (frame) => {
        const colours = registerOf(frame, register).map((card) => COLOUR[card]);
        return new Set(colours).size < colours.length;
      };
    }
    case 'splayed': {
      const colour = COLOURS.indexOf(test.colour);
      const direction = SPLAYS.indexOf(test.direction);
      return (frame, run) => yours(frame, run).splays[colour] === direction;
    }
    case 'onlyFiveTops':
      return (frame, run) =>
        run.state.players.every(
          (player, seat) => (countColours((colour) => topOf(player, colour) !== 0) === 5) === (seat === frame.seat),
        );
    case 'nobodyShowsMore': {
      const icon = ICONS.indexOf(test.icon);
      const than = ICONS.indexOf(test.than);
      return (_, run) => run.state.players.every(({ icons }) => (icons[icon] as number) <= (icons[than] as number));
    }
    case 'optionIs': {
      const register = scope(test.register);
      const option = OPTIONS.indexOf(test.option);
      return (frame) => registerOf(frame, register)[0] === option;
    }
    case 'returnedMost':
      return (frame, run) => {
        const { returned } = dogmaOf(run);
        const mine = returned[frame.seat] as number;
        return returned.every((other, seat) => seat === frame.seat || other < mine);
      };
  }
}
