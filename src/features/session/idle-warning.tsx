import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { useSignOut } from '#page/entry/use-sign-out.tsx';
import type { SessionActor } from '#session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './session.module.css';

/** The "Are you still there?" dialog with its countdown. Source: AUTH-029. */
export function IdleWarning({ actor }: { actor: SessionActor }) {
  const text = useText('session');
  const isWarning = useSelector(actor, (state) =>
    state.matches({ signedIn: { idleness: 'warning' } }),
  );
  // The session cannot continue without a token, so the warning waits for one.
  const isPending = useSelector(actor, (state) => state.hasTag('tokenPending'));
  const seconds = useSelector(actor, (state) => state.context.remainingSeconds);
  // The countdown continues while this confirmation is open, and closes it when it ends.
  const { leave, question } = useSignOut(actor, () => actor.send({ type: 'logout.requested' }));
  return (
    <>
      <Dialog
        role="alertdialog"
        size="small"
        title={text('stillThere')}
        isOpen={isWarning}
        onClose={() => actor.send({ type: 'stay.requested' })}
        actions={
          <>
            <Button onPress={leave}>{text('logoutNow')}</Button>
            <Button
              autoFocus
              variant="primary"
              effect="reading"
              isPending={isPending}
              onPress={() => actor.send({ type: 'stay.requested' })}
            >
              {text('staySignedIn')}
            </Button>
          </>
        }
      >
        <p className={styles.countdown}>{text('timedOutIn', { seconds })}</p>
      </Dialog>
      {isWarning && question}
    </>
  );
}
