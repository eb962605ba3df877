import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { freeFrom, workBeginOn } from '#machines/clockwork-week/free-time.ts';
import { axisOf, type AxisDay } from '#machines/clockwork-week/week-axis.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import type { LostEntry } from '#machines/clockwork/edit-entry.machine.ts';
import { EditEntry, prepareEdit } from './edit-row.tsx';
import { dayFocusTargets, useDayFocus } from './day-focus.ts';
import styles from './clockwork-day.module.css';

interface AddEntryProps {
  actor: ClockWorkDayActor;
  /** When the organization begins to work, in minutes after midnight. */
  workStart: number;
  /** What was typed of an entry that is gone: it is opened at once. */
  lost: LostEntry | null;
  onLostClosed: () => void;
}

/** Adds a past entry to the day: it begins where its free time does. */
export function AddEntry({ actor, workStart, lost, onLostClosed }: AddEntryProps) {
  const text = useText('clockDay');
  const [from, setFrom] = useState<string | null>(null);
  useDayFocus(dayFocusTargets.add, { shown: from !== null || lost !== null });
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  if (!isShown) return null;
  if (lost) {
    return (
      <div className={styles.adding}>
        <EditEntry
          key={lost.id}
          day={actor}
          of={{ from: beginOf(actor, workStart), until: null }}
          lost={lost}
          onClose={onLostClosed}
        />
      </div>
    );
  }
  if (from !== null) {
    return (
      <div className={styles.adding}>
        <EditEntry day={actor} of={{ from, until: null }} onClose={() => setFrom(null)} />
      </div>
    );
  }
  return (
    <div data-add-entry="">
      <Button
        size="small"
        variant="quiet"
        icon={<Plus />}
        onHoverStart={prepareEdit}
        onFocus={prepareEdit}
        onPress={() => setFrom(beginOf(actor, workStart))}
      >
        {text('addEntry')}
      </Button>
    </div>
  );
}

function beginOf(actor: ClockWorkDayActor, workStart: number): string {
  const { date, timeZone, entries, continued, clock } = actor.getSnapshot().context;
  const [day] = axisOf(date, timeZone).days as [AxisDay];
  const known = { day, entries: [...entries, ...continued], now: clock.now() };
  return new Date(freeFrom(workBeginOn(date, workStart, timeZone), known)).toISOString();
}
