import type { FormDetail, QuestionItem, ReviewComment } from './review-form.ts';
import type { ClientLink, SavedTextInput, TextSource } from './saved-text.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const exampleLink: ClientLink = { tenantId: 'aster', linkId: uuid(1) };

/** Wednesday, 2026-03-04, 10:42 in Berlin. */
export const exampleClock = { now: () => Date.parse('2026-03-04T09:42:00.000Z') };

export const noReport = { send: () => undefined };

export const exampleComment: ReviewComment = {
  id: uuid(20),
  comments: 'Always on time.',
  isEditable: true,
  writerName: 'Mara Quist',
  writerImageUrl: null,
  writerNameForPDF: 'Mara Quist, Harbour Bank',
  paCycleReviewAnswerId: uuid(10),
  writtenOn: '2026-03-03T08:00:00.000Z',
  version: 1,
};

export const exampleItem: QuestionItem = {
  id: uuid(10),
  questionText: 'How do you find the cooperation?',
  isRequired: true,
  answerKind: 'Text',
  choices: [],
  sectionName: 'Cooperation',
  helpText: 'Think of the last six months.',
  answerText: 'Pleasant.',
  isEditable: true,
  version: 1,
  commentItems: [],
  clientAnswers: [],
  clientCommentItems: [exampleComment],
};

const ratingItem: QuestionItem = {
  ...exampleItem,
  id: uuid(11),
  questionText: 'How reliable is the work?',
  answerKind: 'Rating',
  helpText: '',
  answerText: '',
  clientCommentItems: [],
};

const choiceItem: QuestionItem = {
  ...ratingItem,
  id: uuid(12),
  questionText: 'Would you work together again?',
  isRequired: false,
  answerKind: 'Choice',
  choices: ['Yes', 'Maybe', 'No'],
  sectionName: 'Outlook',
};

export const exampleForm: FormDetail = {
  stepId: uuid(3),
  stepName: 'Client feedback',
  stepOrder: 3,
  executorType: 'Client',
  formName: 'Client feedback form',
  isEditable: true,
  readers: [],
  questionAndAnswerItems: [exampleItem, ratingItem, choiceItem],
};

/** The form once it is submitted. */
export const submittedForm: FormDetail = {
  ...exampleForm,
  isEditable: false,
  questionAndAnswerItems: exampleForm.questionAndAnswerItems.map((item) => ({
    ...item,
    isEditable: false,
    clientCommentItems: item.clientCommentItems.map((each) => ({ ...each, isEditable: false })),
  })),
};

export const exampleSource: TextSource = {
  id: exampleItem.id,
  answerId: exampleItem.id,
  text: 'Pleasant.',
  version: 1,
  isEditable: true,
  isRequired: true,
};

export const commentSource: TextSource = {
  ...exampleSource,
  id: exampleComment.id,
  text: 'Always on time.',
};

export const toTextInput = (
  source: TextSource,
  more: Partial<SavedTextInput> = {},
): SavedTextInput => ({
  link: exampleLink,
  source,
  draft: null,
  clock: exampleClock,
  report: noReport,
  ...more,
});
