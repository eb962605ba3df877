import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { serverClock } from '#machines/clock.ts';
import {
  miniTimerMachine,
  type MiniTimerContext,
} from '#machines/clockwork/timer/mini-timer.machine.ts';
import { readAgain } from '#page/timer/timer.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import type { Running } from '#page/timer/timers.tsx';
import { descriptionSchema, useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useTimer } from '#page/timer/use-timer.ts';
import { OtherTenantTimerWidget } from '../day/other-tenant-timer.widget.tsx';
import { MiniTimer } from './mini-timer.tsx';
import { StillWorkingSlot } from './still-working.widget.tsx';
import { UnsentMark } from '../outbox/unsent-mark.tsx';
import { Unsent } from '../outbox/unsent.widget.tsx';

interface TimerSlotProps {
  timeZone: string;
  /** The container for notices above the page; null until it is mounted. */
  notices: HTMLElement | null;
}

/** The mini timer of the top bar; after a failure, a new one starts with the text typed before. */
export function TimerSlot({ timeZone, notices }: TimerSlotProps) {
  const [attempt, setAttempt] = useState({ number: 0, draft: '' });
  return (
    <Timer
      key={attempt.number}
      {...{ timeZone, notices }}
      draft={attempt.draft}
      onRetry={(draft) => setAttempt({ number: attempt.number + 1, draft })}
    />
  );
}

/** The text typed while no timer runs; starting the timer ends the draft. */
function getContent(state: SnapshotFrom<typeof miniTimerMachine>): string | null | undefined {
  if (state.matches('starting')) return null;
  return state.matches('stopped') ? state.context.description || null : undefined;
}

/** Today's running entry; one from an earlier day is handled on its own page. */
function runningIn(state: SnapshotFrom<typeof miniTimerMachine>): Running {
  if (state.hasTag('live')) return state.context.entry;
  return state.matches('stopped') || state.matches('needsFix') ? null : undefined;
}

/** The running entry, also from an earlier day; unchanged while the status reloads. */
const requestedEntry = (state: SnapshotFrom<typeof miniTimerMachine>) =>
  state.hasTag('live') || state.matches('checking') || state.matches('needsFix')
    ? (state.context.longRunningEntry ?? state.context.entry)
    : null;

interface TimerProps extends TimerSlotProps {
  draft: string;
  onRetry: (draft: string) => void;
}

function Timer({ timeZone, notices, draft, onRetry }: TimerProps) {
  const router = useRouter();
  const { owner, draft: persisted } = usePersistedDraft('mini-timer', descriptionSchema);
  const { store } = useTimerOutbox();
  const actor = useActorRef(miniTimerMachine, {
    input: { clock: serverClock, timeZone, draft, persisted: persisted ?? undefined, store },
  });
  useDraft(actor, owner, getContent);
  useTimer(actor, runningIn);
  const startAfresh = useEffectEvent(onRetry);
  // In another time zone, today is another day, so a new timer loads it.
  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.timeZone !== timeZone) startAfresh(getUnsavedText(context));
  }, [actor, timeZone]);
  return (
    <>
      <MiniTimer
        actor={actor}
        unsent={<Unsent mark={UnsentMark} />}
        onFix={() => void router.navigate({ to: '/ClockWork' })}
        onRetry={() => onRetry(actor.getSnapshot().output?.draft ?? '')}
      />
      <OtherTenantTimerWidget
        slot="bar"
        running={useSelector(actor, ({ context }) => context.otherTenants)}
      />
      <StillWorkingSlot
        above={notices}
        entry={useSelector(actor, requestedEntry)}
        onOutdated={() => readAgain(actor)}
      />
    </>
  );
}

/** Text that has been typed and belongs to no entry yet. */
const getUnsavedText = ({ description, entry }: MiniTimerContext): string =>
  description === (entry?.description ?? '') ? '' : description;
