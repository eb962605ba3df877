import { getRouteApi } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { Schema } from '#openapi/client/index.ts';
import { waitFor } from 'xstate';
import { serverClock } from '#machines/clock.ts';
import { weekSheetMachine } from '#machines/clockwork-week/week-sheet.machine.ts';
import { toIsoDay, isDay } from '#machines/clockwork/day/time.ts';
import { TimeViews } from '#page/timer/time-views.tsx';
import { DraftKeeper, useDraftOwner } from '#page/drafts/use-draft.ts';
import { readEntryDraft } from '#page/drafts/use-entry-draft.ts';
import { useReloadOnSettled, useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useUnsentInOtherTab } from '#page/drafts/use-unsent-in-other-tab.ts';
import { persistRows, readRows, onRowsPersisted } from '#session/storage/work/persisted-rows.ts';
import { readPlaced, storePlaced } from '#session/storage/work/placed-entries.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { WeekSheetScreen } from './week-sheet.screen.tsx';

const route = getRouteApi('/_tenant/ClockWork/sheet');

/** The sheet for the week of the day in the address; it starts over when the time zone changes. */
export default function WeekSheetPage() {
  const { timeZone, weekStart } = usePage().workspace.profile;
  return <Sheet key={timeZone} timeZone={timeZone} weekStart={weekStart} />;
}

function Sheet({ timeZone, weekStart }: Pick<Schema<'Profile'>, 'timeZone' | 'weekStart'>) {
  const { date: requested } = route.useSearch();
  const navigate = route.useNavigate();
  const today = toIsoDay(serverClock.now(), timeZone);
  // Shows today when the address has an invalid or a future date.
  const date =
    requested !== undefined && isDay(requested) && requested <= today ? requested : today;
  const outbox = useTimerOutbox();
  const owner = useDraftOwner('clockwork-week');
  const actor = useActorRef(weekSheetMachine, {
    input: {
      clock: serverClock,
      timeZone,
      weekStart,
      date,
      store: outbox.store,
      persisted: readRows(owner, serverClock.now()),
      placed: readPlaced(owner),
      readDraft: (of) => readEntryDraft(owner, of, serverClock.now()).persisted,
    },
  });
  useEmitted(actor, {
    'rows.changed': (changed) => persistRows(owner, changed, serverClock.now()),
    'entries.placed': ({ placed }) => storePlaced(owner, placed),
  });
  useSubscription(onRowsPersisted, () =>
    actor.send({ type: 'storedRows.changed', persisted: readRows(owner, serverClock.now()) }),
  );
  useSendOnChange(actor, { type: 'week.changed', date });
  useTabReturn(actor);
  // Browser navigation also blurs the cell, which saves it; changes that cannot be saved prompt a
  // confirmation.
  const question = useUnsaved(async () => {
    const { typed } = actor.getSnapshot().context;
    if (typed) actor.send({ ...typed, type: 'cell.blur' });
    const { context } = await waitFor(actor, (state) => !state.matches({ shown: 'saving' }));
    return context.unsaved.length > 0;
  });
  const readAgain = () => actor.send({ type: 'times.changed' });
  useTimesChanged(readAgain);
  useUnsentInOtherTab(readAgain);
  useReloadOnSettled(actor);
  return (
    <DraftKeeper value={owner}>
      <WeekSheetScreen
        actor={actor}
        onDay={(day) => void navigate({ search: { date: day === today ? undefined : day } })}
        views={<TimeViews date={date} />}
      />
      <UnsavedDialog question={question} onLeave={() => {}} />
    </DraftKeeper>
  );
}
