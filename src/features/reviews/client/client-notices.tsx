import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { listMissing } from '#machines/reviews/shared/review-form.ts';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { openAnswer } from '../execute/open-answer.ts';
import type { OpenReviewProps } from './open-review.tsx';
import styles from './client-review.module.css';

/** What happened to the review, and what is missing before it can be submitted. */
export function ClientNotices(props: OpenReviewProps) {
  const { actor, review } = props;
  const text = useText('clientReview');
  const frame = useRef<HTMLDivElement>(null);
  const form = useSelector(actor, ({ children }) => children.form);
  const { isMissingShown, hasUnsaved, failure } = useSelector(actor, ({ context }) => context);
  // The button that submitted has left with the form.
  useFocusAfter(!review.isReviewReadOnly, () => frame.current);
  return (
    <div ref={frame} tabIndex={-1} className={styles.notices}>
      {review.isReviewReadOnly && <ReadOnly {...props} />}
      {review.rejectedReason !== null && (
        <Banner tone="warning" title={text('returnedTitle')}>
          <p className={styles.prose} dir="auto">
            {review.rejectedReason}
          </p>
        </Banner>
      )}
      {failure && !review.isReviewReadOnly && (
        <SaveFailure failure={failure} title={text('failedTitle')} />
      )}
      {hasUnsaved && (
        <Banner tone="danger" title={text('unsavedTitle')}>
          {text('unsavedText')}
        </Banner>
      )}
      {isMissingShown && form && <Missing actor={form} />}
    </div>
  );
}

function ReadOnly({ actor, assignment }: OpenReviewProps) {
  const text = useText('clientReview');
  const format = useFormat();
  const hasSubmitted = useSelector(actor, ({ context }) => context.hasSubmitted);
  if (!assignment.isPromoted) {
    return <Banner title={text('closedTitle')}>{text('closedText')}</Banner>;
  }
  return (
    <Banner tone="success" title={text(hasSubmitted ? 'thanksTitle' : 'submittedTitle')}>
      {text('submittedText', { date: format.dateTime(assignment.linkExpiresOn) })}
    </Banner>
  );
}

/** The required questions without an answer; each leads to its field. */
function Missing({ actor }: { actor: ReviewFormActor }) {
  const text = useText('clientReview');
  const missing = useSelector(
    actor,
    ({ context }) => listMissing(context),
    (a, b) => a.length === b.length && a.every(({ id }, index) => id === b[index]?.id),
  );
  if (missing.length === 0) return null;
  return (
    <Banner tone="danger" title={text('missingTitle', { count: missing.length })}>
      <p>{text('missingText')}</p>
      <ul className={styles.missing}>
        {missing.map(({ id, questionText }) => (
          <li key={id}>
            <Button size="small" variant="quiet" onPress={() => openAnswer(id)}>
              {questionText}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
