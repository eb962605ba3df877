import { useSelector } from '@xstate/react';
import { Monitor, Smartphone } from 'lucide-react';
import type { Schema } from '#openapi/client/index.ts';
import type { SessionsActor } from '#machines/profile/sessions.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useSessionName } from './use-session-name.ts';
import styles from './profile.module.css';

/** Each session with its browser, its start and last activity, and Sign out for the others. */
export function SessionList({ actor }: { actor: SessionsActor }) {
  const text = useText('profile');
  const sessions = useSelector(actor, (state) => state.context.sessions);
  return (
    <ul className={styles.sessionList} aria-label={text('sessions')}>
      {sessions.map((session) => (
        <Item
          key={session.id}
          session={session}
          onEnd={() => actor.send({ type: 'END', session })}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  session: Schema<'Session'>;
  onEnd: () => void;
}

function Item({ session, onEnd }: ItemProps) {
  const text = useText('profile');
  const { dateTime } = useFormat();
  const name = useSessionName()(session);
  const { system, ipAddress, signedInOn, lastSeenOn, isCurrent } = session;
  const Icon = system === 'Android' || system === 'iOS' ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <Icon aria-hidden="true" />
      <div className={styles.sessionWords}>
        <p className={styles.sessionName}>
          <bdi>{name}</bdi>
          {isCurrent && <Badge tone="success">{text('thisSession')}</Badge>}
        </p>
        <p className={styles.note}>
          {text('signedInOn', { when: dateTime(signedInOn) })}
          {!isCurrent && <> · {text('lastSeenOn', { when: dateTime(lastSeenOn) })}</>}
          {ipAddress !== '' && (
            <>
              {' '}
              · <bdi>{ipAddress}</bdi>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" onPress={onEnd} aria-label={text('endSession', { session: name })}>
          {text('endYes')}
        </Button>
      )}
    </li>
  );
}
