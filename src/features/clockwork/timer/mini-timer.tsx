import { useSelector } from '@xstate/react';
import { CirclePlay, CircleStop, TriangleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isDescriptionTooLong, longestDescription } from '#machines/clockwork/entry/description.ts';
import type { miniTimerMachine } from '#machines/clockwork/timer/mini-timer.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { SuggestedField } from '#records/suggestions/suggested-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from './mini-timer.module.css';

type MiniTimerActor = ActorRefFrom<typeof miniTimerMachine>;

export interface MiniTimerProps {
  actor: MiniTimerActor;
  /** Navigates to the ClockWork page, where a stale entry is fixed. */
  onFix: () => void;
  /** Starts over with a new timer. */
  onRetry: () => void;
  /** Shows the changes that are not saved yet. */
  unsent?: ReactNode;
}

/** The timer of the top bar. Source: CLOCK-019. */
export function MiniTimer({ actor, onFix, onRetry, unsent }: MiniTimerProps) {
  const text = useText('clockwork');
  const snapshot = useSelector(actor, (state) => state);
  const needsFix = isToFix(snapshot);
  const hasFailed = snapshot.matches('unavailable');
  return (
    <section
      {...useFocusRestore(needsFix || hasFailed)}
      data-mini-timer=""
      className={styles.timer}
      aria-label={text('miniTimer')}
    >
      {unsent}
      {needsFix && (
        <Tooltip text={text('needsFix')}>
          <Button
            variant="quiet"
            icon={<TriangleAlert className={styles.warning} />}
            aria-label={text('needsFix')}
            onPress={onFix}
          />
        </Tooltip>
      )}
      {hasFailed && (
        <Button variant="quiet" size="small" onPress={onRetry}>
          {text('timerTryAgain')}
        </Button>
      )}
      {!needsFix && !hasFailed && <Timer actor={actor} />}
    </section>
  );
}

/**
 * Keeps the focus in the timer once it has been there: it moves to the control that replaces the
 * field, and then to the field of a new timer.
 */
function useFocusRestore(isMounted: boolean) {
  const hadFocus = useRef(false);
  useFocusAfter(isMounted ? 'other' : 'field', () => {
    if (!hadFocus.current) return null;
    const timer = document.querySelector('[data-mini-timer]');
    return timer?.querySelector('input') ?? lastButtonIn(timer);
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    // No blur event is received for an element that is removed while it has the focus.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

const lastButtonIn = (timer: Element | null) =>
  [...(timer?.querySelectorAll('button') ?? [])].at(-1);

// The previous state stays visible while the status reloads, so that nothing flickers.
const isToFix = (state: SnapshotFrom<MiniTimerActor>) =>
  state.matches('needsFix') ||
  (state.matches('checking') && state.context.longRunningEntry !== null);

const isShownLive = (state: SnapshotFrom<MiniTimerActor>) =>
  state.hasTag('live') || (state.matches('checking') && state.context.entry !== null);

function Timer({ actor }: { actor: MiniTimerActor }) {
  const text = useText('clockwork');
  const description = useSelector(actor, (state) => state.context.description);
  const tooLong = text('draftTooLong', { max: longestDescription });
  const { reason } = useBlocked(null, isDescriptionTooLong(description) && tooLong);
  const isLive = useSelector(actor, isShownLive);
  const isStarting = useSelector(
    actor,
    (state) => state.matches('starting') || state.context.pendingAction === 'start',
  );
  const isStopping = useSelector(
    actor,
    (state) => state.hasTag('stopping') || state.context.pendingAction === 'stop',
  );
  const describe = (typed: string) =>
    actor.send({ type: 'description.change', description: typed });
  const finishTyping = () => {
    if (isLive) actor.send({ type: 'EDIT_DESCRIPTION' });
    else actor.send({ type: 'START' });
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finishTyping();
        }}
      >
        <SuggestedField
          hideLabel
          isTextOnly
          label={text('description')}
          placeholder={text(isLive ? 'noDescription' : 'whatAreYouDoing')}
          className={styles.description ?? ''}
          tooLong={tooLong}
          value={description}
          isReadOnly={isStarting || isStopping}
          onChange={describe}
          onTaken={(taken) => describe(taken.description)}
          onBlur={() => actor.send({ type: 'EDIT_DESCRIPTION' })}
        />
      </form>
      {isLive && <Elapsed actor={actor} />}
      {isLive ? (
        <Button
          variant="danger"
          size="small"
          icon={<CircleStop />}
          aria-label={text('stop')}
          isPending={isStopping}
          pendingLabel={text('stopping')}
          onPress={() => actor.send({ type: 'STOP' })}
        />
      ) : (
        <Button
          variant="primary"
          size="small"
          icon={<CirclePlay />}
          aria-label={text('start')}
          blockedBecause={reason}
          isPending={isStarting}
          pendingLabel={text('starting')}
          onPress={() => actor.send({ type: 'START' })}
        />
      )}
    </>
  );
}

function Elapsed({ actor }: { actor: MiniTimerActor }) {
  const { running } = useFormat();
  const { entry, clock } = useSelector(actor, (state) => state.context);
  const now = useNow(clock.now);
  const seconds = entry ? (now - Date.parse(entry.startTime)) / 1000 : 0;
  return (
    <span className={styles.elapsed} role="timer">
      {running(seconds)}
    </span>
  );
}
