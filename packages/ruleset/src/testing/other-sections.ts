/** Sections that can stand in place of those of the example ruleset: a longer turn, and more actions. */
import type { Json } from '@turnwise/kernel';

export const OTHER_SECTIONS: { readonly turnStructure: Json; readonly actions: Json } = {
  turnStructure: {
    phases: [
      {
        id: 'start',
        name: 'Start Phase',
        steps: [
          { id: 'untap', name: 'Untap Step', mandatory: true },
          { id: 'upkeep', name: 'Upkeep Step', mandatory: true },
          { id: 'draw', name: 'Draw Step', mandatory: true },
        ],
      },
      { id: 'main', name: 'Main Phase', steps: [{ id: 'main1', name: 'Main Phase 1', mandatory: false }] },
      {
        id: 'combat',
        name: 'Combat Phase',
        steps: [
          { id: 'declare_attackers', name: 'Declare Attackers', mandatory: false },
          { id: 'declare_blockers', name: 'Declare Blockers', mandatory: false },
          { id: 'combat_damage', name: 'Combat Damage', mandatory: true },
        ],
      },
      {
        id: 'end',
        name: 'End Phase',
        steps: [
          { id: 'end', name: 'End Step', mandatory: true },
          { id: 'cleanup', name: 'Cleanup Step', mandatory: true },
        ],
      },
    ],
    priorityWindows: [
      { phase: 'main', step: 'main1' },
      { phase: 'combat', step: 'declare_attackers' },
      { phase: 'combat', step: 'declare_blockers' },
    ],
  },
  actions: [
    {
      id: 'play_card',
      name: 'Play a Card',
      timing: 'stack',
      preconditions: [
        { op: 'has_resource', resource: 'mana', atLeast: { ref: 'card.cost' } },
        { op: 'in_zone', target: 'self', zone: 'hand' },
        { op: 'phase_allows', phase: 'main' },
      ],
      costs: [{ op: 'pay_resource', resource: 'mana', amount: { ref: 'card.cost' } }],
      targets: [{ id: 'card', selector: { zone: 'hand', count: 1, controller: 'self' } }],
      effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
    },
    {
      id: 'attack',
      name: 'Attack',
      timing: 'stack',
      preconditions: [
        { op: 'phase_allows', phase: 'combat', step: 'declare_attackers' },
        { op: 'can_attack', target: 'self' },
        { op: 'not_tapped', target: 'self' },
      ],
      targets: [
        { id: 'attacker', selector: { zone: 'battlefield', controller: 'self', count: 1 } },
        { id: 'defender', selector: { zone: 'battlefield', controller: 'opponent', count: 1 } },
      ],
      effects: [{ op: 'declare_attack', attacker: 'attacker', defender: 'defender' }],
    },
    {
      id: 'activate_ability',
      name: 'Activate Ability',
      timing: 'stack',
      preconditions: [
        { op: 'has_ability', target: 'source', ability: { ref: 'abilityId' } },
        { op: 'can_activate', target: 'source', ability: { ref: 'abilityId' } },
      ],
      costs: [{ op: 'pay_ability_cost', source: 'source', ability: { ref: 'abilityId' } }],
      targets: [{ id: 'source', selector: { zone: 'battlefield', count: 1 } }],
      effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } }],
    },
  ],
};
