import { Problem } from '#openapi/client/index.ts';
import { missing, unreachable } from '../../testing/fixtures.ts';
import { after, done, failed } from '../../testing/paths.ts';
import type { Rule, TestModel } from '../../testing/test-model.ts';
import type { SavedTextMachine } from './create-saved-text.ts';
import { toTextInput } from './review-form.fixtures.ts';
import type { TextSource } from './saved-text.ts';

const conflict = new Problem('conflict', 409, {
  response: { errorMessages: ['Mara Quist changed this in the meantime.'] },
});
const rejected = new Problem('invalid', 400, {
  response: {
    errorMessages: ['Not valid.'],
    fieldErrors: { answerText: ['An answer is required'] },
  },
});
const submitted = new Problem('invalid', 400, {
  response: { errorMessages: ['This review has already been submitted.'] },
});

interface Options {
  /** A text with these properties is explored. */
  source: TextSource;
  isDeletable: boolean;
  rules: readonly Rule[];
}

/** Covers every path through a text made by `createSavedText`. */
export function createSavedTextTestModel(
  machine: SavedTextMachine,
  { source, isDeletable, rules }: Options,
): TestModel<SavedTextMachine> {
  const locked = { ...source, isEditable: false };
  const draft = { text: 'Fine.', version: 1 };
  const theirs = { text: 'Theirs.', version: 2 };
  return {
    machine,
    inputs: [toTextInput(source), toTextInput(locked, { draft })],
    events: [
      { type: 'text.change', text: 'Fine.' },
      { type: 'text.change', text: '' },
      { type: 'text.flush' },
      { type: 'network.returned' },
      { type: 'retry' },
      { type: 'text.loaded', source },
      { type: 'text.loaded', source: locked },
      { type: 'conflict.keepMine' },
      { type: 'conflict.useTheirs' },
      { type: 'dismiss' },
      after('pause', `${machine.id}.typing`),
      after('backoff', `${machine.id}.waiting`),
      done('saveText', { text: 'Fine.', version: 2 }),
      failed('saveText', unreachable),
      failed('saveText', conflict),
      failed('saveText', rejected),
      failed('saveText', submitted),
      done('readTheirs', theirs),
      done('readTheirs', { text: source.text, version: 2 }),
      done('readTheirs', null),
      failed('readTheirs', unreachable),
      failed('readTheirs', missing),
      ...(isDeletable
        ? [
            { type: 'text.delete' as const },
            { type: 'undo' as const },
            after('offerTime', `${machine.id}.deleted`),
            done('deleteText'),
            failed('deleteText', missing),
            failed('deleteText', submitted),
          ]
        : []),
    ],
    rules: [
      { source: 'SHELL-D11', text: 'What was typed stays in its field when it cannot be saved.' },
      {
        source: 'API-007',
        text: 'A text that someone else has saved first is not overwritten unseen.',
      },
      ...rules,
    ],
  };
}
