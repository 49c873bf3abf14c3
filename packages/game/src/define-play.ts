/** What a seat may do: offers with the answers to open questions, all that they stand for, and what the rules say to an input. */
import { isRecord } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';
import { offerOf } from './choice.ts';
import { pick } from './chooser.ts';
import { NO_TRAIL } from './event-trail.ts';
import type { GamePlay } from './game-definition.ts';
import type { Explanation, Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import { canBeFilled, expandOffer, isPlay, sampleOffer } from './offer.ts';
import type { Expansion, Offer } from './offer.ts';

/** Inputs of one game, and of one expansion, unless it is said. */
const LIMIT = 10_000;

type Played =
  | ('toAct' | 'result' | 'next' | 'choices' | 'offers' | 'isControl' | 'sample' | 'longest')
  | ('accepts' | 'validate' | 'explain' | 'expand' | 'legalInputs')
  | ('eventTrail' | 'stopped' | 'timeOut' | 'figures');

export function definePlay<T extends PlayTypes>(
  play: GamePlay<T>,
  kernel: Kernel<T>,
  refusalLabel: Game<T>['refusalLabel'],
): Pick<Game<T>, Played> {
  const { toAct, result, longest = LIMIT, isControl = () => false } = play;
  const offers = withAnswers(play, play.offers);
  const plays = withAnswers(play, play.plays ?? play.offers);
  const validate: Game<T>['validate'] = (state, input) => kernel.validate(state, input);
  return {
    toAct,
    result,
    next: play.next ?? (() => undefined),
    choices: play.choices ?? (() => []),
    offers,
    // Hosts ask it of whatever came in.
    isControl: (input, state) => isRecord(input) && isControl(input, state),
    sample:
      play.sample ??
      ((state, seat, chooser) => {
        const offer = pick(
          chooser,
          offers(state, seat).filter((one) => isPlay(one) && canBeFilled(one)),
        );
        return offer === undefined ? undefined : sampleOffer(offer, chooser);
      }),
    longest,
    accepts(state, input) {
      const refusal = validate(state, input);
      return refusal.ok && refusal.value === undefined;
    },
    validate,
    explain(state, seat, input): Explanation {
      const refusal = validate(state, input);
      if (refusal.ok && refusal.value === undefined) return { accepted: true, offers: [] };
      const alternatives = offers(state, seat).filter(isPlay);
      if (!refusal.ok || refusal.value === undefined) return { accepted: false, offers: alternatives };
      return {
        accepted: false,
        refusal: refusal.value,
        message: refusalLabel(refusal.value),
        offers: alternatives,
      };
    },
    expand: (offer, limit = LIMIT) => expandOffer(offer, limit),
    legalInputs: listing(play.inputs) ?? ((state, seat, limit = LIMIT) => expandAll<T>(plays(state, seat), limit)),
    eventTrail: play.eventTrail ?? (() => NO_TRAIL),
    stopped: play.stopped ?? (() => undefined),
    timeOut: play.timeOut ?? ((_state, _seat, choice) => choice && (choice.timeOut ?? { kind: 'fallback' })),
    figures: play.figures ?? (() => ({})),
  };
}

function withAnswers<T extends PlayTypes>({ choices }: GamePlay<T>, offers: GamePlay<T>['offers']): Game<T>['offers'] {
  if (choices === undefined) return offers;
  return (state, seat) => {
    const own = offers(state, seat);
    const answers = choices(state)
      .filter((choice) => choice.seat === seat)
      .map(offerOf);
    return answers.length === 0 ? own : [...answers, ...own];
  };
}

function listing<T extends PlayTypes>(list: GamePlay<T>['inputs']): Game<T>['legalInputs'] | undefined {
  if (list === undefined) return undefined;
  return (state, seat, limit = LIMIT) => {
    const inputs = list(state, seat);
    return inputs.length > limit ? { inputs: inputs.slice(0, limit), cut: true } : { inputs, cut: false };
  };
}

function expandAll<T extends PlayTypes>(offers: readonly Offer[], limit: number): Expansion<T['Input']> {
  const inputs: T['Input'][] = [];
  let cut = false;
  for (const offer of offers) {
    if (!isPlay(offer)) continue;
    const more = expandOffer(offer, limit - inputs.length);
    for (const input of more.inputs) inputs.push(input);
    if (more.cut) return { inputs, cut: true };
    cut ||= offer.more === true;
  }
  return { inputs, cut };
}
