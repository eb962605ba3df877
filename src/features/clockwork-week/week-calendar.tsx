import { useSelector } from '@xstate/react';
import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { buildBlocks, type Block } from '#machines/clockwork-week/blocks.ts';
import { getInitialOffset } from '#machines/clockwork-week/opening.ts';
import { getHours } from '#machines/clockwork-week/week-axis.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { findWorkStart } from '#machines/clockwork-week/week.ts';
import { buildWeekDays } from '#machines/clockwork/day/week-days.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useFormat } from '#i18n/format.tsx';
import { useHolidayText } from '#records/report/use-holiday-text.ts';
import { useText } from '#i18n/text.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { DayColumn } from './day-column.tsx';
import { DragGhost } from './drag-ghost.tsx';
import { NowLine } from './now-line.tsx';
import { useBlockKeys } from './use-block-keys.ts';
import { useDrag } from './use-drag.ts';
import { moveTabStop, useRovingFocus } from './use-roving-focus.ts';
import styles from './week-view.module.css';

interface WeekCalendarProps {
  actor: WeekViewActor;
}

/**
 * The days as columns on a time axis, scrolled to the working hours, or to entries outside of them.
 */
export function WeekCalendar({ actor }: WeekCalendarProps) {
  const text = useText('clockWeek');
  const { time } = useFormat();
  const keysId = useId();
  const { clock } = actor.getSnapshot().context;
  const axis = useSelector(actor, ({ context }) => context.axis);
  const entries = useSelector(actor, ({ context }) => context.entries);
  const date = useSelector(actor, ({ context }) => context.date);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const now = useNow(clock.now, 60_000);
  const scroller = useRef<HTMLDivElement>(null);
  const days = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => buildBlocks(entries, axis, now), [entries, axis, now]);
  const drag = useDrag(actor, { scroller, days });
  const onKeyDown = useBlockKeys(actor, days);
  useOpening(actor, scroller, blocks);
  useRovingFocus(actor, days);
  return (
    <div ref={scroller} className={styles.scroller} aria-busy={isBusy}>
      <WeekDayHeads actor={actor} />
      <div className={styles.hours} aria-hidden="true">
        {getHours(axis).map(({ axisMinute, timestamp }) => (
          <span
            key={axisMinute}
            className={styles.hour}
            style={{ insetBlockStart: `${axisMinute}px` }}
          >
            {time(new Date(timestamp).toISOString())}
          </span>
        ))}
      </div>
      <p id={keysId} className="visually-hidden">
        {text('keys')}
      </p>
      <div role="application" aria-label={text('calendar')} aria-describedby={keysId}>
        <div
          ref={days}
          role="presentation"
          className={styles.days}
          style={{ blockSize: `${axis.length}px` }}
          onFocus={moveTabStop}
          onKeyDown={onKeyDown}
          {...drag}
        >
          {axis.days.map((day, at) => (
            <DayColumn
              key={day.day}
              actor={actor}
              day={day}
              at={at}
              blocks={blocks[at] ?? []}
              isFirst={day.day === date}
            />
          ))}
          <NowLine axis={axis} now={now} />
          <DragGhost actor={actor} />
        </div>
      </div>
    </div>
  );
}

/** The name of each day and its recorded time, next to the organization's working time. */
function WeekDayHeads({ actor }: { actor: WeekViewActor }) {
  const text = useText('clockWeek');
  const { columnDay, weekdayDate, hours } = useFormat();
  const { timeZone, clock } = actor.getSnapshot().context;
  const from = useSelector(actor, ({ context }) => context.from);
  const entries = useSelector(actor, ({ context }) => context.entries);
  const days = useSelector(actor, ({ context }) => context.days);
  const formatHoliday = useHolidayText();
  const now = useNow(clock.now, 10_000);
  const today = toIsoDay(now, timeZone);
  return (
    <div data-heads="" className={styles.heads}>
      <span className={styles.corner} />
      {buildWeekDays({ from, entries, timeZone, now }).map(({ day, seconds }, at) => {
        const { workingDayInSeconds: worked, holiday } = days[at] ?? {};
        return (
          <div
            key={day}
            className={styles.dayHead}
            aria-current={day === today ? 'date' : undefined}
            title={weekdayDate(day)}
          >
            <span className={styles.dayName}>{columnDay(day)}</span>
            <span className={styles.dayTotal}>
              <strong>{hours(seconds)}</strong>{' '}
              {!!worked && (
                <span className={styles.muted}>
                  {text('ofWorkingTime', { time: hours(worked) })}
                </span>
              )}
            </span>
            {holiday && (
              <span dir="auto" className={styles.holiday}>
                {formatHoliday(holiday)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Scrolls to the initial time once the week has loaded, and to the shown day on a narrow screen.
 */
function useOpening(
  actor: WeekViewActor,
  scroller: React.RefObject<HTMLDivElement | null>,
  blocks: readonly (readonly Block[])[],
) {
  const isReady = useSelector(actor, (state) => state.hasTag('ready'));
  const opening = useEffectEvent((workStart: number, room: number) =>
    getInitialOffset(blocks, workStart, room),
  );
  // Reads the scroll position, which is stored only in the element.
  useLayoutEffect(() => {
    if (!isReady || !scroller.current) return;
    const [first, shown] = ['[data-day]', '[data-shown-day]'].map(
      (day) => scroller.current?.querySelector<HTMLElement>(day)?.offsetLeft ?? 0,
    );
    const heads = scroller.current.querySelector<HTMLElement>('[data-heads]')?.offsetHeight ?? 0;
    scroller.current.scrollTo({
      top: opening(
        findWorkStart(actor.getSnapshot().context.days),
        scroller.current.clientHeight - heads,
      ),
      left: (shown ?? 0) - (first ?? 0),
    });
  }, [actor, isReady, scroller]);
}
