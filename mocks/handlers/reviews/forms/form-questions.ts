import type { components } from '@atrium/contract/generated/types.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import { isSameName, trimmed } from '../../../core/files/texts.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import { checkDistinct } from '../naming.ts';

type Contract = components['schemas'];
type Question = Contract['ReviewQuestion'];

/** The fewest choices between which one can choose. */
const minChoices = 2;

/** The questions of a form as they are stored, with their defaults. 400 at the invalid field. */
export function checkQuestions(sent: readonly Contract['ReviewQuestionSave'][]): Question[] {
  checkDistinct(
    sent.map(({ id }) => id),
    'questions',
  );
  const questions = sent.map((question, at) => toQuestion(question, `questions.${at}`));
  checkSections(questions);
  return questions;
}

function toQuestion(sent: Contract['ReviewQuestionSave'], field: string): Question {
  const answerKind = sent.answerKind ?? 'Text';
  return {
    id: sent.id,
    questionText: trimmed(`${field}.questionText`, sent.questionText),
    isRequired: sent.isRequired,
    answerKind,
    choices: checkChoices(sent.choices ?? [], answerKind, `${field}.choices`),
    sectionName: cleanOrEmpty(sent.sectionName ?? ''),
    helpText: cleanOrEmpty(sent.helpText ?? ''),
  };
}

/** The choices that look different from each other; none for another kind of answer. */
function checkChoices(
  sent: readonly string[],
  kind: Contract['AnswerKind'],
  field: string,
): string[] {
  const choices = sent.map((choice, at) => trimmed(`${field}.${at}`, choice));
  if (kind !== 'Choice') {
    if (choices.length > 0) throw rejectField(field, 'choicesUnexpected');
    return [];
  }
  if (choices.length < minChoices) throw rejectField(field, 'choicesTooFew', { count: minChoices });
  for (const [at, choice] of choices.entries()) {
    if (choices.slice(0, at).some((earlier) => isSameName(earlier, choice))) {
      throw rejectField(`${field}.${at}`, 'choiceTwice', { choice });
    }
  }
  return choices;
}

/** A section is shown once, so that its questions follow one another. */
function checkSections(questions: readonly Question[]): void {
  const earlier: string[] = [];
  let current = '';
  for (const [at, { sectionName }] of questions.entries()) {
    if (isSameName(sectionName, current)) continue;
    if (current !== '') earlier.push(current);
    current = sectionName;
    if (earlier.some((name) => isSameName(name, sectionName))) {
      throw rejectField(`questions.${at}.sectionName`, 'sectionInterrupted', { name: sectionName });
    }
  }
}
