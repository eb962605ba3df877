import { useSelector } from '@xstate/react';
import { Table2, X } from 'lucide-react';
import { Fragment, useMemo, useRef } from 'react';
import { secondsIn, buildSheet, type SheetRow } from '#machines/clockwork-week/sheet.ts';
import type { WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { getWorkingWeek } from '#machines/clockwork-week/week.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { useFormat } from '#i18n/format.tsx';
import { useHolidayText } from '#records/report/use-holiday-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { SheetCellField } from './sheet-cell.tsx';
import { SheetMessages } from './sheet-messages.tsx';
import { useSheetKeys } from './use-sheet-keys.ts';
import styles from './week-sheet.module.css';

/** A table with keyboard navigation from cell to cell. */
const asGrid = { role: 'grid' };

/** Work in rows, days in columns, and their totals. */
export function SheetTable({ actor }: { actor: WeekSheetActor }) {
  const text = useText('clockWeek');
  const { clock, timeZone } = actor.getSnapshot().context;
  const entries = useSelector(actor, ({ context }) => context.entries);
  const extra = useSelector(actor, ({ context }) => context.rows);
  const axis = useSelector(actor, ({ context }) => context.axis);
  const days = useSelector(actor, ({ context }) => context.days);
  const isRead = useSelector(actor, (state) => state.hasTag('ready'));
  const now = useNow(clock.now, 60_000);
  const today = toIsoDay(now, timeZone);
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useSheetKeys(actor, table);
  const rows = useMemo(
    () => buildSheet({ entries, rows: extra, axis, now }),
    [entries, extra, axis, now],
  );
  const isAdded = ({ key }: SheetRow) => extra.some((work) => keyOfWork(work) === key);
  if (!isRead) return <Loader label={text('loading')} />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Table2 />} title={text('noRows')}>
        {text('noRowsText')}
      </EmptyState>
    );
  }
  return (
    <>
      <div
        data-sheet-scroller=""
        className={styles.scroller}
        role="presentation"
        onKeyDown={onKeyDown}
      >
        <table ref={table} {...asGrid} aria-label={text('sheet')} className={styles.table}>
          <Heads actor={actor} now={now} />
          <tbody>
            {rows.map((row, at) => (
              <Fragment key={row.key}>
                <tr>
                  <th scope="row" className={styles.work}>
                    <WorkLabel row={row} />
                    {isAdded(row) && <RemoveRow actor={actor} row={row} />}
                  </th>
                  {row.cells.map((cell, day) => (
                    <SheetCellField
                      key={axis.days[day]?.day}
                      actor={actor}
                      cellPosition={{ row: row.key, day }}
                      cell={cell}
                      isFirst={at === 0 && day === 0}
                      isToday={axis.days[day]?.day === today}
                      isAhead={(axis.days[day]?.start ?? 0) > now}
                    />
                  ))}
                  <Sum seconds={row.seconds} />
                </tr>
                <SheetMessages actor={actor} row={row.key} />
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.work}>
                {text('total')}
              </th>
              {axis.days.map(({ day }, at) => (
                <Sum
                  key={day}
                  seconds={secondsIn(rows.flatMap((row) => row.cells[at] ?? []))}
                  target={days.find((each) => each.day === day)?.workingDayInSeconds ?? null}
                />
              ))}
              <Sum seconds={secondsIn(rows)} target={getWorkingWeek(days)} />
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.hint}>{text('sheetHint')}</p>
    </>
  );
}

function Heads({ actor, now }: { actor: WeekSheetActor; now: number }) {
  const text = useText('clockWeek');
  const { columnDay } = useFormat();
  const axis = useSelector(actor, ({ context }) => context.axis);
  const days = useSelector(actor, ({ context }) => context.days);
  const formatHoliday = useHolidayText();
  const { timeZone } = actor.getSnapshot().context;
  const today = toIsoDay(now, timeZone);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.work}>
          {text('work')}
        </th>
        {axis.days.map(({ day }) => {
          const holiday = days.find((each) => each.day === day)?.holiday;
          return (
            <th
              key={day}
              scope="col"
              className={styles.figure}
              aria-current={day === today ? 'date' : undefined}
              ref={day === today ? showColumn : null}
            >
              {columnDay(day)}
              {holiday && (
                <small dir="auto" className={styles.holiday}>
                  {formatHoliday(holiday)}
                </small>
              )}
            </th>
          );
        })}
        <th scope="col" className={styles.figure}>
          {text('total')}
        </th>
      </tr>
    </thead>
  );
}

function WorkLabel({ row: { work } }: { row: SheetRow }) {
  const text = useText('clockWeek');
  if (!work) return text('withoutProject');
  return (
    <>
      <span dir="auto" className={styles.project}>
        {work.projectDisplayString}
      </span>
      {work.taskDisplayString !== '' && (
        <small dir="auto" className={styles.task}>
          {work.taskDisplayString}
        </small>
      )}
    </>
  );
}

/**
 * Removes a row that holds no time; the focus moves to the next row, or to the control that adds
 * rows.
 */
function RemoveRow({ actor, row: { key, work } }: { actor: WeekSheetActor; row: SheetRow }) {
  const text = useText('clockWeek');
  const name = [work?.projectDisplayString, work?.taskDisplayString].filter(Boolean).join(' · ');
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.remove ?? ''}
      icon={<X aria-hidden="true" />}
      aria-label={text('removeRow', { name })}
      onPress={({ target }) => {
        const row = target.closest('tr');
        const siblingRow = row?.nextElementSibling ?? row?.previousElementSibling;
        const cell = siblingRow?.querySelector<HTMLElement>('[data-cell]');
        actor.send({ type: 'row.removed', row: key });
        (cell ?? document.querySelector<HTMLElement>('[data-copy-rows]'))?.focus();
      }}
    />
  );
}

/**
 * When the week is wider than the window, it opens at today. The work column is sticky, so the
 * scroll padding keeps today and a focused cell from being hidden behind it.
 */
function showColumn(head: HTMLElement | null): void {
  const work = head?.parentElement?.firstElementChild;
  const scroller = head?.closest<HTMLElement>('[data-sheet-scroller]');
  if (!head || !scroller || !(work instanceof HTMLElement)) return;
  scroller.style.scrollPaddingInlineStart = `${work.offsetWidth}px`;
  head.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** A total in hours and minutes, and the organization's working time for that period. */
function Sum({ seconds, target = null }: { seconds: number; target?: number | null }) {
  const text = useText('clockWeek');
  const { digits } = useFormat();
  return (
    <td className={styles.sum} data-empty={seconds === 0 || undefined}>
      {digits(seconds)}
      {target !== null && target > 0 && (
        <small className={styles.target}>{text('ofWorkingTime', { time: digits(target) })}</small>
      )}
    </td>
  );
}
