import { useSelector } from '@xstate/react';
import { CirclePlay, CircleStop, Coffee, Play } from 'lucide-react';
import { memo, useState } from 'react';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { SuggestedField } from '#records/suggestions/suggested-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { isDescriptionTooLong, longestDescription } from '#machines/clockwork/entry/description.ts';
import { getNextWork } from '#machines/clockwork/day/clockwork-day.setup.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import styles from '../day/clockwork-day.module.css';

// Loaded right after the day.
const WorkPicker = onDemand(() =>
  import('#records/work/work-picker.tsx').then((module) => module.WorkPicker),
);

/** Starts an entry, and stops the running one. */
export const StartBar = memo(function StartBar({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const work = useSelector(actor, (state) => getNextWork(state.context));
  const canStart = useSelector(actor, (state) => state.can({ type: 'START' }));
  const isStarting = useSelector(
    actor,
    (state) => state.matches({ shown: 'starting' }) || state.context.isEager,
  );
  const isBlocked = useSelector(actor, (state) => state.context.stale.length > 0);
  const tooLong = useTooLong();
  const isTooLong = useSelector(actor, ({ context }) => isDescriptionTooLong(context.draft));
  const { reason } = useBlocked(
    null,
    isBlocked && text('fixEntryFirst'),
    isTooLong && tooLong,
    !canStart && !isStarting && text('stillBusy'),
  );
  // The pressed button disappears together with the running entry or the break.
  useDayFocus(dayFocusTargets.work, {
    shown: useSelector(actor, ({ context }) => context.live !== null),
  });
  useDayFocus(dayFocusTargets.work, {
    shown: useSelector(actor, ({ context }) => context.interrupted !== null),
  });
  // Once an entry of an earlier day is fixed, the focus moves to the next one, or to the timer.
  useDayFocus(dayFocusTargets.work, {
    shown: useSelector(actor, ({ context: { stale } }) => stale[0]?.clockWorkEntry.id ?? false),
  });
  // Continuing an entry of another day adds one to today's list, which has to load first.
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const [isContinued, setContinued] = useState(false);
  useEmitted(actor, { 'today.shown': () => setContinued(true) });
  if (isContinued && !isLoading) setContinued(false);
  useDayFocus(dayFocusTargets.work, { shown: isContinued && isLoading });
  return (
    <form
      data-start=""
      className={styles.startBar}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'START' });
      }}
    >
      <NextDescription actor={actor} isBlocked={isBlocked} />
      <WorkPicker
        label={text('work')}
        value={work}
        blockedBecause={isBlocked ? text('fixEntryFirst') : null}
        onChange={(next) => actor.send({ type: 'work.changed', work: next })}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<CirclePlay />}
        blockedBecause={reason}
        isPending={isStarting}
        pendingLabel={text('starting')}
      >
        {text('start')}
      </Button>
      <Live actor={actor} />
      <Interrupted actor={actor} />
    </form>
  );
});

const useTooLong = () => useText('clockwork')('draftTooLong', { max: longestDescription });

interface NextDescriptionProps {
  actor: ClockWorkDayActor;
  isBlocked: boolean;
}

/** A separate component, so that typing does not render the rest of the bar. */
function NextDescription({ actor, isBlocked }: NextDescriptionProps) {
  const text = useText('clockwork');
  return (
    <SuggestedField
      hideLabel
      label={text('description')}
      placeholder={text('whatAreYouDoing')}
      tooLong={useTooLong()}
      isDisabled={isBlocked}
      value={useSelector(actor, ({ context }) => context.draft)}
      known={useSelector(actor, ({ context }) => context.entries)}
      onChange={(description) => actor.send({ type: 'draft.changed', description })}
      onTaken={(taken) => {
        actor.send({ type: 'draft.changed', description: taken.description });
        actor.send({ type: 'work.changed', work: taken.work });
      }}
    />
  );
}

function Live({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { running } = useFormat();
  const live = useSelector(actor, (state) => state.context.live);
  const clock = useSelector(actor, (state) => state.context.clock);
  const isStopping = useSelector(actor, (state) => state.matches({ shown: 'stopping' }));
  const isBreaking = useSelector(actor, (state) => state.matches({ shown: 'breaking' }));
  const now = useNow(clock.now);
  if (!live) return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(live.startTime)) / 1000));
  return (
    <div className={styles.live} data-next="">
      <span className={styles.liveText} dir="auto">
        {live.description || text('noDescription')}
      </span>
      <span className={styles.elapsed} role="timer">
        {text('startedAgo', { time: running(seconds) })}
      </span>
      <Button
        variant="danger"
        icon={<CircleStop />}
        isPending={isStopping}
        pendingLabel={text('stopping')}
        onPress={() => actor.send({ type: 'STOP' })}
      >
        {text('stop')}
      </Button>
      <Button
        icon={<Coffee />}
        isPending={isBreaking}
        pendingLabel={day('breaking')}
        onPress={() => actor.send({ type: 'break.start' })}
      >
        {day('break')}
      </Button>
    </div>
  );
}

/** During a break, the interrupted entry can be continued. */
function Interrupted({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const entry = useSelector(actor, (state) => state.context.interrupted);
  const isRestarting = useSelector(actor, (state) => state.matches({ shown: 'restarting' }));
  if (!entry) return null;
  return (
    <div className={styles.live} data-next="">
      <span className={styles.liveText} role="status">
        {day('interrupted', { name: entry.description || text('noDescription') })}
      </span>
      <Button
        icon={<Play />}
        isPending={isRestarting}
        pendingLabel={text('starting')}
        onPress={() => actor.send({ type: 'entry.restart', entry })}
      >
        {day('continue')}
      </Button>
    </div>
  );
}
