import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { EarlierReviewActor } from '#machines/reviews/execute/earlier-review.machine.ts';
import type { EarlierReview } from '#machines/reviews/execute/earlier-review.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useReviewDays } from '../shared/use-review-days.ts';
import { DueProjects, EarlierHours } from './earlier-work.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import styles from './earlier-review.module.css';

export interface EarlierReviewScreenProps {
  actor: EarlierReviewActor;
  /** The reviewee. */
  employeeName: string;
}

/** What the reviewee wrote last, and what they have worked on since. Source: REVW-D41. */
export function EarlierReviewScreen({ actor, employeeName }: EarlierReviewScreenProps) {
  const text = useText('reviewExecute');
  const [titleId, contentId] = [useId(), useId()];
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 className={styles.title}>
        <button
          type="button"
          id={titleId}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => actor.send({ type: isOpen ? 'CLOSE' : 'OPEN' })}
        >
          <span>{text('since')}</span>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </button>
      </h2>
      {isOpen && (
        <div id={contentId} className={styles.content}>
          <Opened actor={actor} employeeName={employeeName} />
        </div>
      )}
    </section>
  );
}

function Opened({ actor, employeeName }: EarlierReviewScreenProps) {
  const records = useText('records');
  const why = useCauseText();
  const { content, cause } = useSelector(actor, ({ context }) => context);
  const isLoaded = useSelector(actor, (state) => state.matches('loaded'));
  const isEmpty = useSelector(actor, (state) => state.matches({ loaded: 'empty' }));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isUnavailable) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  if (!isLoaded || !content) return <Loader label={records('loading')} />;
  return isEmpty ? (
    <Nothing content={content} employeeName={employeeName} />
  ) : (
    <Shown content={content} employeeName={employeeName} />
  );
}

interface ContentProps {
  content: EarlierReview;
  employeeName: string;
}

/** There is nothing; what the person cannot see is named. */
function Nothing({ content, employeeName }: ContentProps) {
  const text = useText('reviewExecute');
  const { dayIn } = useFormat();
  const { since, hours, dueProjects } = content;
  const name = employeeName;
  return (
    <>
      <p className={styles.muted}>
        {isolate(text('sinceEmpty', { date: dayIn('Mon d, yyyy', since) }))}
      </p>
      {hours === null && (
        <p className={styles.muted}>{isolate(text('sinceHoursHidden', { name }))}</p>
      )}
      {dueProjects === null && (
        <p className={styles.muted}>{isolate(text('sinceProjectsHidden', { name }))}</p>
      )}
    </>
  );
}

function Shown({ content, employeeName }: ContentProps) {
  const text = useText('reviewExecute');
  const toDays = useReviewDays();
  const { earlierReview, hours, dueProjects, since, until } = content;
  return (
    <>
      {earlierReview ? (
        <EarlierAnswers review={earlierReview} />
      ) : (
        <p className={styles.muted}>{text('sinceNoReview')}</p>
      )}
      <p className={styles.muted}>
        <bdi>{toDays({ reviewStartDate: since, reviewEndDate: until })}</bdi>
      </p>
      <EarlierHours hours={hours} hasLinks={dueProjects !== null} employeeName={employeeName} />
      <DueProjects projects={dueProjects} employeeName={employeeName} />
    </>
  );
}
