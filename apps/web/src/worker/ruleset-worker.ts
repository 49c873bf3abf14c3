/** Reads and checks rulesets as they are written, and runs their scenarios. */
import { rulesetJsonSchema } from '@turnwise/ruleset';
import { checkText } from '../tools/rulesets/check-text.ts';
import type { RulesetAsk } from '../tools/rulesets/messages.ts';
import { runScenarios } from '../tools/rulesets/run-scenarios.ts';
import { serveCalls } from '../tools/worker-calls.ts';

serveCalls<RulesetAsk>(self, (ask) => {
  switch (ask.kind) {
    case 'check':
      return checkText(ask.text);
    case 'scenarios':
      return runScenarios(ask.text, ask.document);
    case 'schema':
      return rulesetJsonSchema();
  }
});
