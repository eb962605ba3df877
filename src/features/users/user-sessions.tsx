import type { UserActionActor } from '#machines/users/user-action.machine.ts';
import type { UserActionKind } from '#machines/users/user-action.ts';
import type { UserDetails } from '#machines/users/user.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './users.module.css';

interface UserSessionsProps {
  user: UserDetails;
  actions: UserActionActor;
}

/** Where a user is signed in, and their second factor; both can be ended. */
export function UserSessions({ user, actions }: UserSessionsProps) {
  const text = useText('users');
  const format = useFormat();
  const own = useBlocked('users.basic', user.isCaller && text('ownAccount'));
  const factor = useBlocked(null, own.reason, !user.hasTwoFactor && text('noTwoFactor'));
  const nobody = useBlocked(null, own.reason, user.sessions.length === 0 && text('noSessions'));
  const act = (kind: UserActionKind, sessionId = '') =>
    actions.send({ type: 'user.act', action: { kind, user, sessionId } });
  return (
    <section aria-labelledby="user-sessions">
      <h2 id="user-sessions" className={styles.heading}>
        {text('sessions')}
      </h2>
      {user.sessions.length === 0 ? (
        <p>{text('noSessions')}</p>
      ) : (
        <ul className={styles.sessions}>
          {user.sessions.map(({ id, browser, system, ipAddress, lastSeenOn }) => {
            const device =
              browser === '' ? text('unknownDevice') : text('session', { browser, system });
            return (
              <li key={id} className={styles.session}>
                <span>
                  {isolate(device)}
                  <span className={styles.hint}>
                    {isolate(text('lastSeen', { when: format.dateTime(lastSeenOn) }))}
                    {ipAddress !== '' && ` · ${ipAddress}`}
                  </span>
                </span>
                <Button
                  size="small"
                  blockedBecause={own.reason}
                  aria-label={`${text('do_endSession')}: ${device}`}
                  onPress={() => act('endSession', id)}
                >
                  {text('do_endSession')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <p>
        {text('twoFactor')}: {text(user.hasTwoFactor ? 'on' : 'off')}
      </p>
      <div className={styles.actions}>
        <Button blockedBecause={nobody.reason} onPress={() => act('signOut')}>
          {text('do_signOut')}
        </Button>
        <Button blockedBecause={own.reason} onPress={() => act('resetPassword')}>
          {text('do_resetPassword')}
        </Button>
        <Button blockedBecause={factor.reason} onPress={() => act('resetTwoFactor')}>
          {text('do_resetTwoFactor')}
        </Button>
      </div>
    </section>
  );
}
