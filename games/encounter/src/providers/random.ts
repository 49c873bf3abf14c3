/** Anything that is legal, by one draw from the stream `provider`, also where there is only one; it flees only if nothing else is left. */
import { choicesOf } from '../actions/available-choices.ts';
import type { TacticalProvider } from './provider.ts';

export const random: TacticalProvider = (context) => {
  const all = choicesOf(context);
  const others = all.filter(({ intent }) => intent.kind !== 'flee');
  return context.dice.choice(others.length > 0 ? others : all).intent;
};
