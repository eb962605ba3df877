import { useSelector } from '@xstate/react';
import type { EngagementClientActor } from '#machines/engagements/engagement/parts/engagement-client.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { MailLink } from '#records/view/contact-links.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../engagement.module.css';

interface EngagementContactsProps {
  actor: EngagementClientActor;
  /** The name of the client that the prospect is. */
  name: string;
}

/** The client that the prospect is, with its contacts on request. */
export function EngagementContacts({ actor, name }: EngagementContactsProps) {
  const text = useText('engagement');
  const records = useText('records');
  const why = useCauseText();
  const { reason } = useBlocked('clients.basic');
  const { client, cause } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const isFailed = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <div className={styles.client}>
      <span className={styles.muted}>{isolate(text('clientNamed', { name }))}</span>
      {client === null && !isFailed && (
        <Button
          size="small"
          isPending={isLoading}
          pendingLabel={records('loading')}
          blockedBecause={reason}
          onPress={() => actor.send({ type: 'client.open' })}
        >
          {text('showContacts')}
        </Button>
      )}
      {isFailed && (
        <p role="alert" className={styles.inlineError}>
          {[text('contactsFailed'), why(cause)].join(' ')}{' '}
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        </p>
      )}
      {client?.contacts.length === 0 && <p className={styles.muted}>{text('noContacts')}</p>}
      {client && client.contacts.length > 0 && (
        <ul className={styles.contacts} aria-label={text('contacts')}>
          {client.contacts.map((contact) => (
            <li key={contact.id}>
              <bdi>{contact.name}</bdi> <MailLink email={contact.email} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
