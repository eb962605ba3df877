import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { isBlank } from '../../texts.ts';

export type ReviewQuestion = Schema<'ReviewQuestion'>;
export type AnswerKind = Schema<'AnswerKind'>;

export const answerKinds: readonly AnswerKind[] = ['Text', 'Rating', 'Choice'];

/** From the API contract. */
export const limits = {
  questions: 100,
  questionText: 500,
  helpText: 500,
  sectionName: 70,
  fewestChoices: 2,
  choices: 10,
  choice: 100,
} as const;

/** A question as a row of the form. Its choices stay while another kind of answer is selected. */
export type QuestionRow = {
  kind: 'question';
  id: string;
  questionText: string;
  isRequired: boolean;
  answerKind: AnswerKind;
  choices: readonly string[];
  helpText: string;
};

/** The heading of a section: the questions that follow belong to it. */
export type SectionRow = { kind: 'section'; id: string; sectionName: string };

export type FormRow = QuestionRow | SectionRow;

/** The schema of stored rows, for a draft. */
export const rowsSchema = v.array(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('question'),
      id: v.string(),
      questionText: v.string(),
      isRequired: v.boolean(),
      answerKind: v.picklist(['Text', 'Rating', 'Choice']),
      choices: v.array(v.string()),
      helpText: v.string(),
    }),
    v.strictObject({ kind: v.literal('section'), id: v.string(), sectionName: v.string() }),
  ]),
);

export const isQuestion = (row: FormRow): row is QuestionRow => row.kind === 'question';

export const createQuestion = (id: string): QuestionRow => ({
  kind: 'question',
  id,
  questionText: '',
  isRequired: false,
  answerKind: 'Text',
  choices: ['', ''],
  helpText: '',
});

/** The questions as rows, each section after its heading. */
export function toRows(questions: readonly ReviewQuestion[]): FormRow[] {
  let section = '';
  return questions.flatMap(({ sectionName, choices, ...question }) => {
    const row: QuestionRow = {
      kind: 'question',
      ...question,
      choices: choices.length > 0 ? choices : ['', ''],
    };
    if (sectionName === section) return [row];
    section = sectionName;
    return [{ kind: 'section' as const, id: `section ${question.id}`, sectionName }, row];
  });
}

/** The rows as questions, each with the section that it is in. */
export function toQuestions(rows: readonly FormRow[]): ReviewQuestion[] {
  let section = '';
  return rows.flatMap((row) => {
    if (!isQuestion(row)) {
      section = row.sectionName.trim();
      return [];
    }
    const { kind: _, choices, ...question } = row;
    return [
      {
        ...question,
        questionText: question.questionText.trim(),
        helpText: question.helpText.trim(),
        choices: row.answerKind === 'Choice' ? getChoices(choices) : [],
        sectionName: section,
      },
    ];
  });
}

/** The choices that are filled in. */
export const getChoices = (choices: readonly string[]): string[] =>
  choices.filter((choice) => !isBlank(choice)).map((choice) => choice.trim());
