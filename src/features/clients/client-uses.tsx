import type { ClientDetails } from '#machines/clients/client.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { buildAddress, engagementAddresses, reviewAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './clients.module.css';

interface ClientUseProps {
  client: ClientDetails;
}

/** The engagements for the client; only their number without the right to see them. */
export function ClientEngagements({ client }: ClientUseProps) {
  const text = useText('clients');
  const format = useFormat();
  const { engagements, engagementCount: count } = client;
  return (
    <section className={styles.section}>
      <h2>{text('engagements')}</h2>
      <ul className={styles.list}>
        {(engagements ?? []).map(({ id, name, createdOn }) => (
          <li key={id}>
            <RecordLink address={engagementAddresses.view(id)}>{name}</RecordLink>
            <span className={styles.muted}>{format.shortDay(createdOn)}</span>
          </li>
        ))}
      </ul>
      <More
        shown={engagements?.length ?? 0}
        count={count}
        all={text('engagementTotal', { count })}
      />
    </section>
  );
}

/** The reviews of others that the user may see; only their number without the right to see them. */
export function ClientReviews({ client }: ClientUseProps) {
  const text = useText('clients');
  const { reviews, reviewCount: count } = client;
  return (
    <section className={styles.section}>
      <h2>{text('reviews')}</h2>
      <ul className={styles.list}>
        {(reviews ?? []).map(({ reviewId, cycleId, stepId, ...review }) => {
          const title = isolate(
            text('review', { name: review.employeeName, cycle: review.cycleName }),
          );
          return (
            <li key={`${reviewId} ${review.contactName} ${stepId}`}>
              {stepId === null ? (
                <span>{title}</span>
              ) : (
                <RecordLink address={reviewAddresses.execute({ cycleId, stepId, reviewId })}>
                  {title}
                </RecordLink>
              )}
              <span className={styles.muted}>
                {isolate(
                  text(review.promotedOn === null ? 'reviewWaiting' : 'reviewDone', {
                    name: review.contactName,
                  }),
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <More
        shown={new Set(reviews?.map(({ reviewId }) => reviewId)).size}
        count={count}
        all={text('reviewTotal', { count })}
      />
    </section>
  );
}

/** The number of all, unless each is shown. */
function More({ shown, count, all }: { shown: number; count: number; all: string }) {
  if (count > 0 && shown >= count) return null;
  return <p className={styles.muted}>{all}</p>;
}

/** Leads to the entries of the audit log about the client; only for those who may see the log. */
export function ClientAuditLink({ clientId }: { clientId: string }) {
  const text = useText('clients');
  const { isBlocked } = useBlocked('roleManager.basic');
  if (isBlocked) return null;
  const address = buildAddress('/auditLog', null, { 'filter.recordId': clientId });
  return (
    <LinkButton address={address} variant="quiet">
      {text('auditLog')}
    </LinkButton>
  );
}
