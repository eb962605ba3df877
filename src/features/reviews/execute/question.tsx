import { useSelector } from '@xstate/react';
import type { ReviewItem } from '#machines/reviews/execute/review.ts';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { getTextName } from '#machines/reviews/shared/review-form.ts';
import { AnswerField } from '../shared/answer-field.tsx';
import { AnswerText } from '../shared/answer-text.tsx';
import { CommentList } from '../shared/comment-list.tsx';
import { getQuestionId } from './open-answer.ts';
import styles from './review-execute.module.css';

interface QuestionProps {
  item: ReviewItem;
  /** Null for a review in which nothing is written. */
  actor: ReviewFormActor | null;
  /** Who reads the answer, and when. */
  readers: string | null;
}

/** A question with its answer and comments. Source: REVW-019. */
export function Question({ item, actor, readers }: QuestionProps) {
  return (
    <div id={getQuestionId(item.id)} className={styles.question}>
      {actor ? <Answer item={item} actor={actor} readers={readers} /> : <AnswerText item={item} />}
      <CommentList actor={actor} item={item} />
    </div>
  );
}

/** An answer with an actor is written here, or was typed before it was locked. */
function Answer({ item, actor, readers }: QuestionProps & { actor: ReviewFormActor }) {
  const answer = useSelector(actor, ({ children }) => children[getTextName(item.id)]);
  const isLocked = useSelector(
    actor,
    ({ context }) => !item.isEditable && context.statuses[item.id] === 'stored',
  );
  return answer && !isLocked ? (
    <AnswerField actor={answer} item={item} readers={readers} />
  ) : (
    <AnswerText item={item} />
  );
}
