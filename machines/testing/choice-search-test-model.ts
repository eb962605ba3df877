import type { Choice, createChoiceSearch } from '../records/create-choice-search.ts';
import { serverError } from './fixtures.ts';
import { after, done, failed } from './paths.ts';
import type { Rule, TestModel } from './test-model.ts';

type ChoiceSearchMachine = ReturnType<typeof createChoiceSearch>;

/** Covers every path through a search of options made by `createChoiceSearch`. */
export const createChoiceSearchTestModel = (
  machine: ChoiceSearchMachine,
  choice: Choice,
  rules: readonly Rule[] = [],
): TestModel<ChoiceSearchMachine> => ({
  machine,
  inputs: [{ selected: null }],
  events: [
    { type: 'list.opened' },
    { type: 'list.closed' },
    { type: 'text.typed', text: 'po' },
    { type: 'text.typed', text: 'port' },
    { type: 'choice.made', choice },
    { type: 'retry' },
    after('pause', `${machine.id}.open.typing`),
    done('searchChoices', { choices: [choice], totalCount: 1 }),
    failed('searchChoices', serverError),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'Typed text is not lost when the search fails, and the search can be tried again.',
    },
    {
      source: 'SHELL-041',
      text: 'Long lists are searched on the server and never loaded completely.',
    },
    ...rules,
  ],
});
