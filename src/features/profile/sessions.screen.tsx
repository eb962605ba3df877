import { useSelector } from '@xstate/react';
import type { SessionsActor } from '#machines/profile/sessions.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { SessionList } from './session-list.tsx';
import { useSessionName } from './use-session-name.ts';
import styles from './profile.module.css';

export interface SessionsScreenProps {
  actor: SessionsActor;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

/** The person's sessions, with the option to sign out of them. */
export function SessionsScreen({ actor, onRetry }: SessionsScreenProps) {
  const text = useText('profile');
  const state = useSelector(actor, (snapshot) => snapshot);
  const isListed = !state.matches('loading') && !state.matches('unavailable');
  const hasOthers = state.context.sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel title={text('sessions')} description={text('sessionsHint')}>
      {state.matches('loading') && <Loader label={text('readingSessions')} />}
      {state.matches('unavailable') && (
        <Unavailable title={text('unavailable')} retryLabel={text('tryAgain')} onRetry={onRetry}>
          {text('sessionsUnavailable')}
        </Unavailable>
      )}
      {isListed && (
        <div className={styles.sessions}>
          {state.matches('failed') && <Failed actor={actor} />}
          <SessionList actor={actor} />
          {hasOthers ? (
            <Button onPress={() => actor.send({ type: 'sessions.endOthers' })}>
              {text('endOthers')}
            </Button>
          ) : (
            <p className={styles.note}>{text('noOtherSessions')}</p>
          )}
        </div>
      )}
      <Question actor={actor} />
    </Panel>
  );
}

/** Signing out failed; the person can try again. */
function Failed({ actor }: { actor: SessionsActor }) {
  const text = useText('profile');
  const reason = useSelector(actor, (state) => state.context.reason);
  return (
    <Banner
      tone="danger"
      title={text('endFailed')}
      action={
        <>
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {text('tryAgain')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'BACK' })}>
            {text('close')}
          </Button>
        </>
      }
    >
      {reason}
    </Banner>
  );
}

/** Asks in a dialog over the list, which stays open while the sign-out is in progress. */
function Question({ actor }: { actor: SessionsActor }) {
  const text = useText('profile');
  const getName = useSessionName();
  const isEnding = useSelector(actor, (state) => state.hasTag('ending'));
  const isConfirming = useSelector(actor, (state) => state.matches('confirming'));
  const target = useSelector(actor, (state) => state.context.target);
  return (
    <ConfirmDialog
      isOpen={isConfirming || isEnding}
      isBusy={isEnding}
      busyLabel={text('ending')}
      isDestructive
      title={text('endTitle')}
      text={target === null ? text('endOthersText') : text('endText', { session: getName(target) })}
      yes={text('endYes')}
      no={text('cancel')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'NO' })}
    />
  );
}
