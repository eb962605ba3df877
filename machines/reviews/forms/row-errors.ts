import { isBlank } from '../../texts.ts';
import { getChoices, isQuestion, limits, type FormRow, type QuestionRow } from './form-row.ts';

/** An error of a question or a section. */
export interface RowError {
  /** The id of the row. */
  id: string;
  field: 'questionText' | 'choices' | 'helpText' | 'sectionName';
  rule: 'required' | 'max' | 'fewChoices' | 'choiceTwice' | 'sectionTwice' | 'sectionEmpty';
  /** The limit that is exceeded, if any. */
  limit?: number;
}

const getLength = (text: string): number => Array.from(text.trim()).length;

const normalize = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The first value that looks like an earlier one. */
const hasTwice = (texts: readonly string[]): boolean =>
  new Set(texts.map(normalize)).size < texts.length;

/** The errors of the rows, in their order. Source: REVW-D29. */
export function findRowErrors(rows: readonly FormRow[]): RowError[] {
  const names: string[] = [];
  return rows.flatMap((row, at) => {
    if (isQuestion(row)) return findQuestionErrors(row);
    const error = (rule: RowError['rule'], limit?: number): RowError => ({
      id: row.id,
      field: 'sectionName',
      rule,
      ...(limit !== undefined && { limit }),
    });
    const next = rows[at + 1];
    const name = normalize(row.sectionName);
    const isTwice = name !== '' && names.includes(name);
    names.push(name);
    if (getLength(row.sectionName) > limits.sectionName) return [error('max', limits.sectionName)];
    if (isTwice) return [error('sectionTwice')];
    return next && isQuestion(next) ? [] : [error('sectionEmpty')];
  });
}

function findQuestionErrors(row: QuestionRow): RowError[] {
  const error = (field: RowError['field'], rule: RowError['rule'], limit?: number): RowError => ({
    id: row.id,
    field,
    rule,
    ...(limit !== undefined && { limit }),
  });
  const errors: RowError[] = [];
  if (isBlank(row.questionText)) errors.push(error('questionText', 'required'));
  if (getLength(row.questionText) > limits.questionText) {
    errors.push(error('questionText', 'max', limits.questionText));
  }
  if (getLength(row.helpText) > limits.helpText) {
    errors.push(error('helpText', 'max', limits.helpText));
  }
  const choices = getChoices(row.choices);
  if (row.answerKind !== 'Choice') return errors;
  if (choices.length < limits.fewestChoices) {
    errors.push(error('choices', 'fewChoices', limits.fewestChoices));
  } else if (choices.some((choice) => getLength(choice) > limits.choice)) {
    errors.push(error('choices', 'max', limits.choice));
  } else if (hasTwice(choices)) errors.push(error('choices', 'choiceTwice'));
  return errors;
}
