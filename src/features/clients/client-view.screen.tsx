import type { ClientDetails } from '#machines/clients/client.ts';
import { useText } from '#i18n/text.tsx';
import { clientAddresses } from '#page/parameters/addresses.ts';
import { MailLink } from '#records/view/contact-links.tsx';
import {
  Details,
  LastChange,
  RecordView,
  type ViewScreenProps,
} from '#records/view/record-view.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { ClientAuditLink, ClientEngagements, ClientReviews } from './client-uses.tsx';
import styles from './clients.module.css';

/** Shows a client with its contacts, engagements and reviews, read-only. Source: ADMIN-011. */
export function ClientViewScreen(props: ViewScreenProps<ClientDetails>) {
  const text = useText('clients');
  return (
    <RecordView {...props} text={text} addresses={clientAddresses} getName={({ name }) => name}>
      {(client) => (
        <>
          <Details
            items={[
              [text('name'), client.name],
              [
                text('isActive'),
                <Badge key="status" tone={client.isActive ? 'success' : 'neutral'}>
                  {text(client.isActive ? 'active' : 'inactive')}
                </Badge>,
              ],
            ]}
          />
          <section className={styles.section}>
            <h2>{text('contacts')}</h2>
            {client.contacts.length === 0 && <p className={styles.muted}>{text('noContacts')}</p>}
            <ul className={styles.list}>
              {client.contacts.map(({ id, name, email }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                  <MailLink email={email} />
                </li>
              ))}
            </ul>
          </section>
          <ClientEngagements client={client} />
          <ClientReviews client={client} />
          <LastChange {...client} />
          <ClientAuditLink clientId={client.id} />
        </>
      )}
    </RecordView>
  );
}
