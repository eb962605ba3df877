import {
  exampleClock,
  exampleLink,
  noReport,
} from '#machines/reviews/shared/review-form.fixtures.ts';
import {
  getTextName,
  listComments,
  listItems,
  toAnswerSource,
  toCommentSource,
  type FormDetail,
} from '#machines/reviews/shared/review-form.ts';
import type { TextSource } from '#machines/reviews/shared/saved-text.ts';

const textInput = { link: exampleLink, draft: null, clock: exampleClock, report: noReport };

/** The input of a form that does nothing in a story, apart from its questions. */
export const staticFormInput = {
  link: exampleLink,
  clock: exampleClock,
  report: noReport,
  drafts: {},
};

const toChild = (src: 'answer' | 'comment') => (source: TextSource) => [
  getTextName(source.id),
  { src, state: 'unchanged', input: { ...textInput, source } },
];

/** The actors of what can be written in some forms, for a story. */
export const staticFormChildren = (forms: readonly FormDetail[]) => {
  const items = listItems(forms.filter(({ isEditable }) => isEditable));
  const comments = items.flatMap(listComments).filter(({ isEditable }) => isEditable);
  return Object.fromEntries([
    ...items.map(toAnswerSource).map(toChild('answer')),
    ...comments.map(toCommentSource).map(toChild('comment')),
  ]);
};
