import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { freeFrom, getWorkStart } from '#machines/clockwork-week/free-time.ts';
import { buildWeekAxis, type AxisDay } from '#machines/clockwork-week/week-axis.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { getEditName } from '#machines/clockwork/day/clockwork-day.children.ts';
import { EditEntry, preloadEdit, useEdit } from './edit-row.tsx';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import styles from '../day/clockwork-day.module.css';

const added = getEditName('new');

interface AddEntryProps {
  actor: ClockWorkDayActor;
  /** The start of the organization's working hours, in minutes after midnight. */
  workStart: number;
}

/**
 * Adds a past entry to the day, by default at the start of its free time, or an entry with the
 * input for one that was deleted elsewhere.
 */
export function AddEntry({ actor, workStart }: AddEntryProps) {
  const text = useText('clockDay');
  const edit = useEdit(actor);
  const form = useSelector(actor, ({ children }) => children.orphaned ?? children[added]);
  useDayFocus(dayFocusTargets.add, { shown: form !== undefined });
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  if (!isShown) return null;
  if (form) {
    return (
      <div className={styles.adding}>
        <EditEntry actor={form} />
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
        onPress={() => edit('new', { from: getInitialStart(actor, workStart), until: null })}
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
