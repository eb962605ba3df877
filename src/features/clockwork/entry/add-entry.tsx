import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { freeFrom, getWorkStart } from '#machines/clockwork-week/free-time.ts';
import { buildWeekAxis, type AxisDay } from '#machines/clockwork-week/week-axis.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { OrphanedEntry } from '#machines/clockwork/entry/edit-entry.machine.ts';
import { EditEntry, preloadEdit } from './edit-row.tsx';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import styles from '../day/clockwork-day.module.css';

interface AddEntryProps {
  actor: ClockWorkDayActor;
  /** The start of the organization's working hours, in minutes after midnight. */
  workStart: number;
  /** The input for an entry that has been deleted; it opens immediately. */
  orphaned: OrphanedEntry | null;
  onOrphanedClose: () => void;
}

/** Adds a past entry to the day, by default at the start of its free time. */
export function AddEntry({ actor, workStart, orphaned, onOrphanedClose }: AddEntryProps) {
  const text = useText('clockDay');
  const [from, setFrom] = useState<string | null>(null);
  useDayFocus(dayFocusTargets.add, { shown: from !== null || orphaned !== null });
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  if (!isShown) return null;
  if (orphaned) {
    return (
      <div className={styles.adding}>
        <EditEntry
          key={orphaned.id}
          day={actor}
          of={{ from: getInitialStart(actor, workStart), until: null }}
          orphaned={orphaned}
          onClose={onOrphanedClose}
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
        onHoverStart={preloadEdit}
        onFocus={preloadEdit}
        onPress={() => setFrom(getInitialStart(actor, workStart))}
      >
        {text('addEntry')}
      </Button>
    </div>
  );
}

function getInitialStart(actor: ClockWorkDayActor, workStart: number): string {
  const { date, timeZone, entries, continued, clock } = actor.getSnapshot().context;
  const [day] = buildWeekAxis(date, timeZone).days as [AxisDay];
  const known = { day, entries: [...entries, ...continued], now: clock.now() };
  return new Date(freeFrom(getWorkStart(date, workStart, timeZone), known)).toISOString();
}
