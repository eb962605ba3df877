/** The id of the element of a question. */
export const getQuestionId = (answerId: string): string => `question-${answerId}`;

/** Scrolls to a question and moves the focus into its field. */
export function openAnswer(answerId: string): void {
  const question = document.querySelector(`#${CSS.escape(getQuestionId(answerId))}`);
  if (!question) return;
  question.scrollIntoView({ block: 'center' });
  question.querySelector<HTMLElement>('textarea, input')?.focus();
}
