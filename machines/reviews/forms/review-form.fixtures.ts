import type { ReviewForm } from './review-form.ts';

const plain = { isRequired: false, choices: [], helpText: '' };

/** A form for tests, test models and stories: two sections, and each kind of answer. */
export const exampleReviewForm: ReviewForm = {
  id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c08',
  name: 'Looking back',
  description: 'The reviewee’s own view of the past months.',
  isActive: true,
  questions: [
    {
      ...plain,
      id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c10',
      questionText: 'What went well?',
      isRequired: true,
      answerKind: 'Text',
      sectionName: 'Results',
      helpText: 'Two or three things that you are proud of are enough.',
    },
    {
      ...plain,
      id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c11',
      questionText: 'How satisfied are you with your results?',
      answerKind: 'Rating',
      sectionName: 'Results',
    },
    {
      ...plain,
      id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c12',
      questionText: 'In which direction would you like to develop?',
      answerKind: 'Choice',
      choices: ['As an expert', 'As a lead'],
      sectionName: 'Outlook',
    },
  ],
  isInUse: true,
  version: 1,
  changedBy: 'Hugo Silva',
  changedOn: '2026-02-27T14:05:00.000Z',
};
