import { getRouteApi, Navigate, useLocation } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { serverClock } from '#machines/clock.ts';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { addDays, toIsoDay, isDay } from '#machines/clockwork/day/time.ts';
import {
  DraftKeeper,
  descriptionSchema,
  useDraft,
  usePersistedDraft,
} from '#page/drafts/use-draft.ts';
import { timeAddresses } from '#page/parameters/addresses.ts';
import { readTimeView } from '#page/timer/persisted-time-view.ts';
import { readAgain } from '#page/timer/timer.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { usePage } from '#page/records/use-page.ts';
import { useKey } from '#page/keys/use-key.ts';
import { useNavigations } from '#page/records/use-navigations.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTimer } from '#page/timer/use-timer.ts';
import { workSchema } from '#session/storage/work/work-schema.ts';
import { readLastSeen } from '#session/storage/work/last-seen.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { DayAside } from './day-aside.tsx';
import { CentralLink } from './central-link.tsx';
import { ClockWorkDayScreen } from './clockwork-day.screen.tsx';
import { OtherTenantTimerWidget } from './other-tenant-timer.widget.tsx';
import { SearchEntries } from '../entry/search-entries.tsx';
import { SettingsButton } from './settings-button.tsx';
import { StillWorkingSlot } from '../timer/still-working.widget.tsx';
import { UnsentBanner } from '../outbox/unsent-banner.tsx';
import { Unsent } from '../outbox/unsent.widget.tsx';
import styles from './clockwork-day.module.css';

// Loaded at the same time as the day, which does not wait for it.
const TimeViews = onDemand(() =>
  import('#page/timer/time-views.tsx').then((module) => module.TimeViews),
);

const route = getRouteApi('/_tenant/ClockWork/');

/**
 * The ClockWork page for the day in the address; it starts over on retry and when the time zone
 * changes.
 */
export default function ClockWorkPage() {
  const [attempt, setAttempt] = useState(0);
  const onRetry = useCallback(() => setAttempt((before) => before + 1), []);
  const { timeZone, id } = usePage().workspace.profile;
  const { date } = route.useSearch();
  // Without a date in the address, as from the menu, the person's last view opens.
  const [defaultView] = useState(() => (date === undefined ? readTimeView(id) : 'day'));
  if (defaultView !== 'day') {
    return (
      <Navigate {...timeAddresses[defaultView](toIsoDay(serverClock.now(), timeZone))} replace />
    );
  }
  return <Day key={`${timeZone} ${attempt}`} onRetry={onRetry} />;
}

const todayIn = (timeZone: string) => toIsoDay(serverClock.now(), timeZone);

/** The day in the address; today when it has none, an invalid or a future one. */
const dayIn = (requested: string | undefined, today: string) =>
  requested !== undefined && isDay(requested) && requested <= today ? requested : today;

/** The description and work entered for the next entry. */
const getContent = ({
  context: { draft, selectedWork },
}: SnapshotFrom<typeof clockWorkDayMachine>) =>
  draft || selectedWork ? { draft, selectedWork } : null;

const nextEntrySchema = v.object({
  draft: descriptionSchema,
  selectedWork: v.nullable(v.object({ work: v.nullable(workSchema) })),
});

/** Once the day has loaded, the running entry is known, whichever day is shown. */
const runningIn = (state: SnapshotFrom<typeof clockWorkDayMachine>) =>
  state.hasTag('ready') ? state.context.live : undefined;

function Day({ onRetry }: { onRetry: () => void }) {
  const { timeZone } = usePage().workspace.profile;
  const { date: requested, project } = route.useSearch();
  const navigate = route.useNavigate();
  const [, setMidnight] = useState(0);
  const today = todayIn(timeZone);
  const date = dayIn(requested, today);
  const { owner, draft: persisted } = usePersistedDraft('clockwork-day', nextEntrySchema);
  const { store } = useTimerOutbox();
  const [workStart, setWorkStart] = useState<number>();
  const actor = useActorRef(clockWorkDayMachine, {
    input: { clock: serverClock, timeZone, date, ...persisted, store, seenAt: readLastSeen },
  });
  useDraft(actor, owner, getContent);
  useSendOnChange(actor, { type: 'day.changed', date });
  // Someone may go back before the day that they have selected is in a rendered address: then
  // nothing that is rendered has changed.
  const { pathname } = useLocation();
  useNavigations((to) => {
    if (to.pathname !== pathname || actor.getSnapshot().status !== 'active') return;
    const { date: next }: { date?: unknown } = to.search;
    const shown = dayIn(typeof next === 'string' ? next : undefined, todayIn(timeZone));
    actor.send({ type: 'day.changed', date: shown });
  });
  useTimer(actor, runningIn);
  // Stable while the page is mounted, so that parts that do not depend on the address do not render
  // again.
  const onDay = useCallback(
    (day: string) => {
      // A machine whose day failed to load has ended, so another day needs a new one. Otherwise the
      // entries are requested first; the content next to them follows the address.
      if (actor.getSnapshot().status === 'done') onRetry();
      else actor.send({ type: 'day.changed', date: day });
      const shown = day === todayIn(timeZone) ? undefined : day;
      void navigate({ search: (before) => ({ ...before, date: shown }) });
    },
    [actor, navigate, onRetry, timeZone],
  );
  useEmitted(actor, {
    'today.shown': () => onDay(todayIn(timeZone)),
    // Without a date in the address, today is now another day.
    'midnight.passed': () => setMidnight((count) => count + 1),
  });
  const dayState = {
    date,
    project,
    onDay,
    onProject: (only: string | undefined) =>
      void navigate({ search: (before) => ({ ...before, project: only }) }),
  };
  useKey('previousDay', () => onDay(addDays(date, -1)));
  useKey('nextDay', () => {
    if (date < today) onDay(addDays(date, 1));
  });
  useKey('today', () => onDay(today));
  return (
    <DraftKeeper value={owner}>
      <ClockWorkDayScreen
        actor={actor}
        {...dayState}
        onRetry={onRetry}
        {...(workStart !== undefined && { workStart })}
        tools={
          <>
            <TimeViews date={date} />
            <span className={styles.tools}>
              <SearchEntries day={actor} onDay={onDay} />
              <CentralLink />
              <SettingsButton day={actor} />
            </span>
          </>
        }
        unsent={
          <>
            <Unsent mark={UnsentBanner} />
            <OtherTenantTimerWidget
              slot="page"
              running={useSelector(actor, ({ context }) => context.otherTenants)}
            />
            <StillWorkingSlot
              entry={useSelector(actor, ({ context }) => context.live)}
              onOutdated={() => readAgain(actor)}
            />
          </>
        }
        aside={<DayAside actor={actor} {...dayState} onWorkStart={setWorkStart} />}
      />
    </DraftKeeper>
  );
}
