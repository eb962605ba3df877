import type { QuestionItem } from '#machines/reviews/shared/review-form.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './saved-text.module.css';

/** A question with an answer that can only be read; a client’s has each submitted answer. */
export function AnswerText({ item }: { item: QuestionItem }) {
  const text = useText('reviewAnswers');
  const format = useFormat();
  const toText = (answer: string) => {
    if (answer === '') return text('noAnswer');
    return item.answerKind === 'Rating' ? text('ratingLabel', { rating: answer }) : answer;
  };
  return (
    <dl className={styles.read}>
      <dt>
        <bdi>{item.questionText}</bdi>
      </dt>
      {item.clientAnswers.length === 0 ? (
        <dd className={styles.prose} dir="auto" data-empty={item.answerText === ''}>
          {toText(item.answerText)}
        </dd>
      ) : (
        item.clientAnswers.map((answer) => (
          <dd key={`${answer.clientContactName} ${answer.submittedOn}`}>
            <p className={styles.prose} dir="auto" data-empty={answer.answerText === ''}>
              {toText(answer.answerText)}
            </p>
            <p className={styles.muted}>
              {isolate(
                text('byClient', {
                  name: answer.clientContactName,
                  client: answer.clientName,
                  date: format.dateTime(answer.submittedOn),
                }),
              )}
            </p>
          </dd>
        ))
      )}
    </dl>
  );
}
