import { useSelector } from '@xstate/react';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { getProgress, type QuestionItem } from '#machines/reviews/shared/review-form.ts';
import { useText } from '#i18n/text.tsx';
import styles from './saved-text.module.css';

interface SectionProgressProps {
  actor: ReviewFormActor;
  items: readonly QuestionItem[];
}

/** How many of some questions are answered, as typed: "3 of 7 answered". */
export function SectionProgress({ actor, items }: SectionProgressProps) {
  const text = useText('reviewAnswers');
  const { answered, total } = useSelector(
    actor,
    ({ context }) => getProgress(context, items),
    (a, b) => a.answered === b.answered && a.total === b.total,
  );
  return <span className={styles.muted}>{text('answeredCount', { answered, total })}</span>;
}
