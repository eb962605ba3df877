import type { Rule, TestModel } from '../../testing/test-model.ts';
import type { ReviewFormMachine } from './create-review-form.ts';
import {
  exampleClock,
  exampleComment,
  exampleForm,
  exampleItem,
  exampleLink,
  noReport,
  submittedForm,
} from './review-form.fixtures.ts';
import type { TextReport, TextStatus } from './saved-text.ts';

const report = (status: TextStatus): TextReport => ({
  type: 'text.reported',
  id: exampleItem.id,
  text: 'Fine.',
  version: 1,
  status,
});

const newId = '00000000-0000-4000-8000-000000000099';

/** Covers every path through a form made by `createReviewForm`. */
export const createReviewFormTestModel = (
  machine: ReviewFormMachine,
  rules: readonly Rule[],
): TestModel<ReviewFormMachine> => ({
  machine,
  inputs: [
    {
      link: exampleLink,
      clock: exampleClock,
      report: noReport,
      forms: [exampleForm],
      drafts: { [exampleItem.id]: { answerId: exampleItem.id, text: 'Fine.', version: 1 } },
    },
  ],
  events: [
    { type: 'forms.loaded', forms: [submittedForm] },
    report('stored'),
    report('pending'),
    report('waiting'),
    report('blocked'),
    report('denied'),
    { type: 'text.removed', id: exampleComment.id },
    { type: 'comment.add', answerId: exampleItem.id, id: newId },
    { type: 'comment.add', answerId: newId, id: newId },
    { type: 'network.returned' },
    { type: 'form.flush' },
  ],
  rules: [
    {
      source: 'SHELL-D11',
      text: 'What is typed and not on the server is stored on the device, and sent later.',
    },
    {
      source: 'REVW-033',
      text: 'Required answers that are missing are named before the submission.',
    },
    ...rules,
  ],
});
