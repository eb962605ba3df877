import type { Choice, createChoiceSearch } from '#machines/records/create-choice-search.ts';
import { ChoiceSearchField } from '#records/search-field.tsx';
import { fn } from 'storybook/test';
import { frozenActor, useStoryActor } from './statechart-panel/index.ts';

type ChoiceSearchMachine = ReturnType<typeof createChoiceSearch>;

/** The stories of a field that searches its options on the server, by the states of its machine. */
export function choiceSearchStories(
  machine: ChoiceSearchMachine,
  { label, choices }: { label: string; choices: readonly Choice[] },
) {
  const state = (name: string) => ({
    parameters: { flow: machine.id, state: name },
    render: () => {
      const context = { choices, totalCount: choices.length, typed: 'o' };
      const search = frozenActor(machine, { state: name, input: { selected: null }, context });
      return <ChoiceSearchField label={label} search={search} onChange={fn()} />;
    },
  });
  function Live() {
    const search = useStoryActor(machine, { input: { selected: null } });
    return <ChoiceSearchField label={label} search={search} onChange={fn()} />;
  }
  return { state, Live };
}
