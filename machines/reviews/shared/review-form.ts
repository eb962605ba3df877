import type { Schema } from '#openapi/client/index.ts';
import { isBlank } from '../../texts.ts';
import type { TextDraft, TextSource, TextStatus } from './saved-text.ts';

export type FormDetail = Schema<'ReviewFormDetail'>;
export type QuestionItem = Schema<'QuestionAndAnswerItem'>;
export type ReviewComment = Schema<'ReviewComment'>;

/** A text that this device stores: an answer, or a comment on `answerId`. */
export interface FormDraft extends TextDraft {
  answerId: string;
}

/** The texts that are not on the server, by the id of the answer or comment. */
export type FormDrafts = Readonly<Record<string, FormDraft>>;

/** The questions of a form that follow one another in a section. */
export interface FormSection {
  /** Empty for questions without a section. */
  name: string;
  items: readonly QuestionItem[];
}

/** How many questions are answered. */
export interface Progress {
  answered: number;
  total: number;
}

/** The questions of a form by section, in their order. */
export function getSections({ questionAndAnswerItems }: FormDetail): readonly FormSection[] {
  const sections: { name: string; items: QuestionItem[] }[] = [];
  for (const item of questionAndAnswerItems) {
    const last = sections.at(-1);
    if (last && last.name === item.sectionName) last.items.push(item);
    else sections.push({ name: item.sectionName, items: [item] });
  }
  return sections;
}

/** The name under which the actor of an answer or comment is spawned. */
export const getTextName = (id: string): `text ${string}` => `text ${id}`;

export const toAnswerSource = (item: QuestionItem): TextSource => ({
  id: item.id,
  answerId: item.id,
  text: item.answerText,
  version: item.version,
  isEditable: item.isEditable,
  isRequired: item.isRequired,
});

export const toCommentSource = (comment: ReviewComment): TextSource => ({
  id: comment.id,
  answerId: comment.paCycleReviewAnswerId,
  text: comment.comments,
  version: comment.version,
  isEditable: comment.isEditable,
  isRequired: true,
});

/** A comment that exists on this device only. */
export const toNewSource = (id: string, answerId: string, isEditable: boolean): TextSource => ({
  id,
  answerId,
  text: '',
  version: null,
  isEditable,
  isRequired: true,
});

/** All comments on an answer, of staff and of the client. */
export const listComments = (item: QuestionItem): readonly ReviewComment[] => [
  ...item.commentItems,
  ...item.clientCommentItems,
];

/** All questions of some forms. */
export const listItems = (forms: readonly FormDetail[]): readonly QuestionItem[] =>
  forms.flatMap(({ questionAndAnswerItems }) => questionAndAnswerItems);

/** What is known of a form's texts. */
export interface FormTexts {
  forms: readonly FormDetail[];
  /** The current texts of the answers that are edited, by their ids. */
  texts: Readonly<Record<string, string>>;
}

/** The current text of an answer, as typed. */
const getAnswerText = ({ texts }: Pick<FormTexts, 'texts'>, item: QuestionItem): string =>
  texts[item.id] ?? item.answerText;

export function getProgress(
  form: Pick<FormTexts, 'texts'>,
  items: readonly QuestionItem[],
): Progress {
  const answered = items.filter((item) => !isBlank(getAnswerText(form, item))).length;
  return { answered, total: items.length };
}

/** The required questions of the editable forms that are not answered, in their order. */
export const listMissing = (form: FormTexts): readonly QuestionItem[] =>
  listItems(form.forms.filter(({ isEditable }) => isEditable)).filter(
    (item) => item.isRequired && isBlank(getAnswerText(form, item)),
  );

/** The ids of the texts with one of these statuses. */
export const listWithStatus = (
  { statuses }: { statuses: Readonly<Record<string, TextStatus>> },
  searched: readonly TextStatus[],
): readonly string[] =>
  Object.entries(statuses).flatMap(([id, status]) => (searched.includes(status) ? [id] : []));
