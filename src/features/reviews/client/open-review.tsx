import { useSelector } from '@xstate/react';
import type {
  ClientAssignment,
  ClientReview,
} from '#machines/reviews/client/client-review.actors.ts';
import type { ClientReviewActor } from '#machines/reviews/client/client-review.machine.ts';
import { getSections } from '#machines/reviews/shared/review-form.ts';
import { useText } from '#i18n/text.tsx';
import { Question } from '../execute/question.tsx';
import { SectionProgress } from '../shared/section-progress.tsx';
import { ClientHead } from './client-head.tsx';
import { ClientNotices } from './client-notices.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { SubmitQuestion } from './submit-question.tsx';
import styles from './client-review.module.css';

/** The review behind a link: its questions, or what was submitted. Source: REVW-021. */
export function OpenReview({ actor }: { actor: ClientReviewActor }) {
  const assignment = useSelector(actor, ({ context }) => context.assignment);
  const review = assignment?.review;
  if (!assignment || !review) return null;
  return (
    <>
      <ClientHead actor={actor} assignment={assignment} review={review} />
      <ClientNotices actor={actor} assignment={assignment} review={review} />
      <Questions actor={actor} review={review} />
      {!review.isReviewReadOnly && <SubmitBar actor={actor} />}
      <SubmitQuestion actor={actor} name={review.employeeName} />
    </>
  );
}

interface QuestionsProps {
  actor: ClientReviewActor;
  review: ClientReview;
}

export type OpenReviewProps = QuestionsProps & { assignment: ClientAssignment };

function Questions({ actor, review }: QuestionsProps) {
  const text = useText('clientReview');
  const form = useSelector(actor, ({ children }) => children.form);
  if (!form) return null;
  const sections = review.reviewFormDetails.flatMap(getSections);
  return (
    <div role="group" aria-label={text('questions')} className={styles.questions}>
      {sections.map((section) => (
        <section key={section.items[0]?.id ?? section.name} className={styles.section}>
          {section.name !== '' && (
            <div className={styles.sectionHead}>
              <h2>
                <bdi>{section.name}</bdi>
              </h2>
              {!review.isReviewReadOnly && <SectionProgress actor={form} items={section.items} />}
            </div>
          )}
          {section.items.map((item) => (
            <Question key={item.id} item={item} actor={form} readers={null} />
          ))}
        </section>
      ))}
    </div>
  );
}
