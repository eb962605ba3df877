import { useSelector } from '@xstate/react';
import { Building2 } from 'lucide-react';
import { memo } from 'react';
import { isRunning, type Entry } from '#machines/clockwork/entry/entries.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { FillGapActor } from '#machines/clockwork/day/fill-gap.machine.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isShortcut } from '#page/keys/use-key.ts';
import { Badge } from '#ui/display/badges/badge.tsx';
import { tableClass } from '#ui/display/rows/table.tsx';
import { cx } from '#ui/text/cx.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { getEditName } from '#machines/clockwork/day/clockwork-day.children.ts';
import { EditRow, useEdit } from './edit-row.tsx';
import { ChoiceBox } from '../day/choice-box.tsx';
import { copyEntry } from './entry-action.tsx';
import { EntryActions } from './entry-actions.tsx';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import type { EntryActionsProps } from './entry-row-menu.tsx';
import type { BoxPress } from '../day/use-choice.ts';
import styles from '../day/clockwork-day.module.css';

interface EntryRowProps extends Omit<EntryActionsProps, 'onEdit'> {
  fills: FillGapActor;
  /** Goes to a day, yyyy-MM-dd. */
  onDay: (day: string) => void;
  onSelect: (press: BoxPress) => void;
}

/** An entry, or its form in place; memoized, so that it renders only when the entry changes. */
export const EntryRow = memo(function EntryRow({ fills, ...props }: EntryRowProps) {
  const { actor, entry } = props;
  const edit = useEdit(actor);
  const form = useSelector(actor, ({ children }) => children[getEditName(entry.id)]);
  // The entry may disappear together with its form, because it was deleted elsewhere.
  useDayFocus(() => dayFocusTargets.entry(entry.id), { shown: form !== undefined });
  if (form) return <EditRow actor={form} />;
  return <ShownEntry {...props} fills={fills} onEdit={() => edit(entry.id, entry)} />;
});

/** Its actions appear on hover and on focus; filling the adjacent gap is previewed. */
function ShownEntry({ fills, onSelect, onDay, ...props }: EntryActionsProps & EntryRowProps) {
  const { actor, entry } = props;
  const text = useText('clockwork');
  const day = useText('clockDay');
  const shownName = entry.description || text('noDescription');
  const { time, hours } = useFormat();
  const preview = useSelector(fills, ({ context }) =>
    context.preview?.id === entry.id ? context.preview : null,
  );
  const shown = preview ?? entry;
  const changed = (part: 'startTime' | 'endTime' | 'totalTimeInSeconds') =>
    shown[part] !== entry[part] && styles.previewed;
  return (
    <tr
      data-entry={entry.id}
      onDoubleClick={({ target }) => {
        if (!isControl(target)) props.onEdit();
      }}
      onKeyDown={(event) => {
        // Enter is handled only on the row and its checkbox, because the buttons handle their own.
        const { target, currentTarget, key } = event;
        const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
        // The row's menu is rendered elsewhere in the document and handles its own keys.
        const isHere = target instanceof Node && currentTarget.contains(target);
        if (isHere && !isRunning(entry) && isShortcut('duplicateEntry', event)) {
          event.preventDefault();
          copyEntry(actor, entry, event.shiftKey ? 'otherDay' : 'sameDay');
        }
        if (key !== 'Enter' || !isBox) return;
        event.preventDefault();
        props.onEdit();
      }}
    >
      <td className={styles.box}>
        <ChoiceBox
          id={entry.id}
          label={day('chooseEntry', { name: shownName, time: time(entry.startTime) })}
          onSelect={onSelect}
        />
      </td>
      <th scope="row" className={styles.description}>
        <span dir="auto" className={entry.description ? undefined : tableClass.muted}>
          {shownName}
        </span>
        <Beneath actor={actor} entry={shown} onDay={onDay} />
      </th>
      <td className={styles.project}>
        <Work entry={entry} />
      </td>
      <td className={styles.slot}>
        <WorkPlace entry={entry} />
      </td>
      <td className={cx(tableClass.number, styles.start, changed('startTime'))}>
        {time(shown.startTime)}
      </td>
      <td className={cx(tableClass.number, styles.end, changed('endTime'))}>
        {shown.endTime === null ? (
          <Badge tone="success">{text('running')}</Badge>
        ) : (
          <>
            {time(shown.endTime)}
            <LaterDay actor={actor} entry={shown} onDay={onDay} />
          </>
        )}
      </td>
      <td className={cx(tableClass.number, changed('totalTimeInSeconds'))}>
        {isRunning(shown) ? (
          <RunningTime actor={actor} entry={shown} />
        ) : (
          hours(shown.totalTimeInSeconds)
        )}
      </td>
      <td className={tableClass.actions}>
        <div className={cx(tableClass.rowActions, styles.rowActions)}>
          <EntryActions {...props} />
        </div>
      </td>
    </tr>
  );
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

interface OtherDayProps {
  actor: ClockWorkDayActor;
  entry: Entry;
  onDay: (day: string) => void;
}

/** “+1” for an entry that ends on the next day: names that day and links to it. */
function LaterDay({ actor, entry, onDay }: OtherDayProps) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { weekdayDate, number } = useFormat();
  const timeZone = useSelector(actor, ({ context }) => context.timeZone);
  if (entry.endTime === null) return null;
  const end = toIsoDay(entry.endTime, timeZone);
  const start = toIsoDay(entry.startTime, timeZone);
  const count = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  if (count <= 0) return null;
  // An entry that ends at midnight has no part on the following day.
  const last = toIsoDay(Date.parse(entry.endTime) - 1, timeZone);
  const label = text('endsOn', { day: weekdayDate(end) });
  if (last === start) {
    return (
      <sup title={label}>
        <span aria-hidden="true">{`+${number(count)}`}</span>
        <span className="visually-hidden">{label}</span>
      </sup>
    );
  }
  return (
    <button
      type="button"
      className={styles.laterDay}
      title={label}
      aria-label={day('goToEnd', { day: weekdayDate(end) })}
      onClick={() => onDay(last)}
    >
      {`+${number(count)}`}
    </button>
  );
}

/** Without room for columns, the rest of the entry is below its description. */
function Beneath({ actor, entry, onDay }: OtherDayProps) {
  const text = useText('clockwork');
  const { time } = useFormat();
  return (
    <div className={styles.beneath}>
      <span className={styles.times}>
        <bdi>
          {entry.endTime === null
            ? time(entry.startTime)
            : `${time(entry.startTime)} – ${time(entry.endTime)}`}
        </bdi>
        <LaterDay actor={actor} entry={entry} onDay={onDay} />
        {entry.endTime === null && <Badge tone="success">{text('running')}</Badge>}
        <WorkPlace entry={entry} />
      </span>
      <Work entry={entry} />
    </div>
  );
}

/** The project and task of the entry. */
function Work({ entry: { projectDisplayString, taskDisplayString } }: { entry: Entry }) {
  return (
    <span className={styles.work} dir="auto">
      {projectDisplayString}
      {taskDisplayString !== '' && <span className={styles.task}>{taskDisplayString}</span>}
    </span>
  );
}

/** Shown for work done at the office. */
function WorkPlace({ entry }: { entry: Entry }) {
  const text = useText('clockDay');
  if (!entry.entryAtWork) return null;
  return (
    <span className={styles.office} title={text('atOffice')}>
      <Building2 aria-hidden="true" />
      <span className="visually-hidden">{text('atOffice')}</span>
    </span>
  );
}

function RunningTime({ actor, entry }: { actor: ClockWorkDayActor; entry: Entry }) {
  const { hours } = useFormat();
  const clock = useSelector(actor, (state) => state.context.clock);
  const now = useNow(clock.now, 10_000);
  return hours((now - Date.parse(entry.startTime)) / 1000);
}
