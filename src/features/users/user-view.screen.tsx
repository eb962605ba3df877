import { userActionMachine, type UserActionActor } from '#machines/users/user-action.machine.ts';
import type { UserActionKind } from '#machines/users/user-action.ts';
import { isInvitation, type UserDetails } from '#machines/users/user.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { userAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { MailLink } from '#records/view/contact-links.tsx';
import { Details, RecordView, type ViewScreenProps } from '#records/view/record-view.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { Button } from '#ui/controls/button.tsx';
import { UserQuestion } from './user-question.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserStatusBadge } from './user-status-badge.tsx';
import styles from './users.module.css';

/** Shows a user with their sign-ins. Source: PEOPL-026, PEOPL-017. */
export function UserViewScreen(props: ViewScreenProps<UserDetails>) {
  const actions = useCompanion(props.actor, userActionMachine);
  const text = useText('users');
  return (
    <>
      <RecordView
        {...props}
        text={text}
        addresses={userAddresses}
        hasCopy={false}
        getName={({ name }) => name}
      >
        {(user) => (
          <>
            {user.isAboveCaller && (
              <Banner tone="info" title={text('aboveYou')}>
                {null}
              </Banner>
            )}
            <UserFacts user={user} />
            <UserActions user={user} actions={actions} />
            {!isInvitation(user) && !user.isAboveElsewhere && (
              <UserSessions user={user} actions={actions} />
            )}
          </>
        )}
      </RecordView>
      <UserQuestion actor={actions} />
    </>
  );
}

function UserFacts({ user }: { user: UserDetails }) {
  const text = useText('users');
  const format = useFormat();
  const { lastSignIn, invitedUntil } = user;
  return (
    <Details
      items={[
        [text('email'), <MailLink key="email" email={user.email} />],
        [text('status'), <UserStatusBadge key="status" status={user.status} />],
        ...(invitedUntil === null
          ? []
          : [[text('invitedUntil'), format.dateTime(invitedUntil)] as const]),
        [text('roleType'), text(`type_${user.roleType ?? 'none'}`)],
        [text('role'), user.role],
        [text('employee'), user.employee],
        [text('lastSignIn'), lastSignIn === null ? text('never') : format.dateTime(lastSignIn)],
        [text('timeZone'), user.timeZone],
        [text('dateFormat'), user.dateFormat],
      ]}
    />
  );
}

interface UserActionsProps {
  user: UserDetails;
  actions: UserActionActor;
}

/** Whether a user may enter, or their invitation. */
function UserActions({ user, actions }: UserActionsProps) {
  const text = useText('users');
  const { reason } = useBlocked('users.basic', user.isAboveCaller && text('aboveYou'));
  const view = useBlocked(
    { right: 'users.basic', alsoRight: 'roleManager.basic' },
    user.isCaller && text('viewSelf'),
    user.isAboveElsewhere && text('aboveYou'),
    user.status !== 'active' && text('viewNeedsAccess'),
  );
  const kinds: readonly UserActionKind[] = isInvitation(user)
    ? ['resend', 'withdraw']
    : [user.status === 'active' ? 'deactivate' : 'activate'];
  return (
    <div className={styles.actions}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          blockedBecause={reason}
          onPress={() => actions.send({ type: 'user.act', action: { kind, user, sessionId: '' } })}
        >
          {text(`do_${kind}`)}
        </Button>
      ))}
      {!isInvitation(user) && (
        <Button
          blockedBecause={view.reason}
          onPress={() =>
            actions.send({ type: 'user.act', action: { kind: 'viewAs', user, sessionId: '' } })
          }
        >
          {text('do_viewAs')}
        </Button>
      )}
    </div>
  );
}
