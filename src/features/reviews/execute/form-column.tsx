import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ReviewForm, ReviewItem } from '#machines/reviews/execute/review.ts';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { getProgress, getSections } from '#machines/reviews/shared/review-form.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Question } from './question.tsx';
import { useReaderText } from './use-reader-text.ts';
import styles from './review-execute.module.css';

interface FormColumnProps {
  form: ReviewForm;
  /** Null for a review of an archived cycle, in which nothing is written. */
  actor: ReviewFormActor | null;
  /** Whether the review is at the step of the form. */
  isPresent: boolean;
}

/** The form of one step, beside those of the others. Source: REVW-019. */
export function FormColumn({ form, actor, isPresent }: FormColumnProps) {
  const text = useText('reviewExecute');
  const reviews = useText('reviews');
  const headingId = useId();
  const toReaders = useReaderText();
  const readers = toReaders(form);
  const sections = getSections(form);
  return (
    <section aria-labelledby={headingId} className={styles.column} data-editable={form.isEditable}>
      <header className={styles.columnHead}>
        <h2 id={headingId}>
          <bdi>{form.stepName}</bdi>
        </h2>
        <span className={styles.muted}>{reviews(`executor_${form.executorType}`)}</span>
        {isPresent && <Badge tone="info">{text('present')}</Badge>}
        {!form.isEditable && readers !== null && (
          <p className={styles.readers}>{isolate(readers)}</p>
        )}
      </header>
      {form.questionAndAnswerItems.length === 0 && <p className={styles.muted}>{text('noForm')}</p>}
      {sections.map((section) => (
        <div key={section.items[0]?.id} className={styles.section}>
          {section.name !== '' && (
            <div className={styles.sectionHead}>
              <h3>
                <bdi>{section.name}</bdi>
              </h3>
              {form.isEditable && actor && <SectionCount actor={actor} items={section.items} />}
            </div>
          )}
          {section.items.map((item) => (
            <Question key={item.id} item={item} actor={actor} readers={readers} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface SectionCountProps {
  actor: ReviewFormActor;
  items: readonly ReviewItem[];
}

/** How many questions of a section are answered, as typed. */
function SectionCount({ actor, items }: SectionCountProps) {
  const text = useText('reviewAnswers');
  const { answered, total } = useSelector(
    actor,
    ({ context }) => getProgress(context, items),
    (a, b) => a.answered === b.answered && a.total === b.total,
  );
  return <span className={styles.muted}>{text('answeredCount', { answered, total })}</span>;
}
