import { getRouteApi } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { Schema } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import { weekViewMachine } from '#machines/clockwork-week/week-view.machine.ts';
import { toIsoDay, isDay } from '#machines/clockwork/day/time.ts';
import { TimeViews } from '#page/timer/time-views.tsx';
import { DraftKeeper, useDraftOwner } from '#page/drafts/use-draft.ts';
import { readEntryDraft } from '#page/drafts/use-entry-draft.ts';
import { useReloadOnSettled, useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useUnsentInOtherTab } from '#page/drafts/use-unsent-in-other-tab.ts';
import { WeekViewScreen } from './week-view.screen.tsx';

const route = getRouteApi('/_tenant/ClockWork/week');

/** The week of the day in the address; it starts over when the time zone changes. */
export default function WeekViewPage() {
  const { timeZone, weekStart } = usePage().workspace.profile;
  return <Week key={timeZone} timeZone={timeZone} weekStart={weekStart} />;
}

function Week({ timeZone, weekStart }: Pick<Schema<'Profile'>, 'timeZone' | 'weekStart'>) {
  const { date: requested } = route.useSearch();
  const navigate = route.useNavigate();
  const today = toIsoDay(serverClock.now(), timeZone);
  // Shows today when the address has an invalid or a future date.
  const date =
    requested !== undefined && isDay(requested) && requested <= today ? requested : today;
  const outbox = useTimerOutbox();
  const owner = useDraftOwner('clockwork-week');
  const actor = useActorRef(weekViewMachine, {
    input: {
      clock: serverClock,
      timeZone,
      weekStart,
      date,
      store: outbox.store,
      readDraft: (of) => readEntryDraft(owner, of, serverClock.now()).persisted,
    },
  });
  useSendOnChange(actor, { type: 'week.changed', date });
  useTabReturn(actor);
  const readAgain = () => actor.send({ type: 'times.changed' });
  useTimesChanged(readAgain);
  useUnsentInOtherTab(readAgain);
  useReloadOnSettled(actor);
  return (
    <DraftKeeper value={owner}>
      <WeekViewScreen
        actor={actor}
        onDay={(day) => void navigate({ search: { date: day === today ? undefined : day } })}
        views={<TimeViews date={date} />}
      />
    </DraftKeeper>
  );
}
