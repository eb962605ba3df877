import { useSelector } from '@xstate/react';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useReviewDays } from '../shared/use-review-days.ts';
import { ClientPdf } from './client-pdf.tsx';
import type { OpenReviewProps } from './open-review.tsx';
import styles from './client-review.module.css';

/** Whom the page greets, whose review it is, and who reads the answers when. */
export function ClientHead({ actor, assignment, review }: OpenReviewProps) {
  const text = useText('clientReview');
  const format = useFormat();
  const toDays = useReviewDays();
  const link = useSelector(actor, ({ context }) => context.link);
  const pdf = useSelector(actor, ({ children }) => children.pdf);
  const { clientContactName: contact, clientName, tenantName: tenant, linkExpiresOn } = assignment;
  const { employeeName: name, employeeDesignation: designation } = review;
  const intro = text(designation === '' ? 'intro' : 'introDesignation', {
    tenant,
    name,
    designation,
  });
  return (
    <div className={styles.head}>
      <h1>{isolate(text('greeting', { contact }))}</h1>
      <p className={styles.intro}>{isolate(intro)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('cycle')}</dt>
          <dd>
            <bdi>{review.reviewCycleName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('period')}</dt>
          <dd>
            <bdi>{review.period}</bdi>
            <span className={styles.muted}>{toDays(review)}</span>
          </dd>
        </div>
        <div>
          <dt>{text('onBehalf')}</dt>
          <dd>
            <bdi>{clientName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('openUntil')}</dt>
          <dd>{format.dateTime(linkExpiresOn)}</dd>
        </div>
      </dl>
      {!review.isReviewReadOnly && (
        <p className={styles.muted}>
          {text('savedAsTyped')} {isolate(text('readers', { tenant, name }))}
        </p>
      )}
      {pdf && review.isReviewDownloadable && (
        <ClientPdf actor={pdf} requested={{ link, reviewId: review.reviewId }} name={name} />
      )}
    </div>
  );
}
