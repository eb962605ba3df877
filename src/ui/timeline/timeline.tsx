import {
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale } from 'react-aria-components';
import type { CardControls } from '../board/board-types.ts';
import { cx } from '../text/cx.ts';
import { isolate } from '../controls/isolate.tsx';
import { useWindow } from '../tree/use-window.ts';
import { useStable } from '../hooks/use-stable.ts';
import { toDayNumber } from './day-number.ts';
import { areSame, changeDates, getRange, scales, toRows, type BarPart } from './timeline-bars.ts';
import { TimelineHead } from './timeline-head.tsx';
import { toTimelineKey } from './timeline-keys.ts';
import { TimelineGroupRow, TimelineItemRow } from './timeline-row.tsx';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import type {
  TimelineDates,
  TimelineGroup,
  TimelineHeads,
  TimelineItem,
  TimelineScale,
  TimelineTexts,
} from './timeline-types.ts';
import { useActiveRow } from './use-active-row.ts';
import { useBarDrag } from './use-bar-drag.ts';
import { useDaysInView } from './use-days-in-view.ts';
import { getWeekends } from './weekends.ts';
import styles from './timeline.module.css';

export interface TimelineProps<Item extends TimelineItem> {
  /** Name of the timeline for screen readers. */
  label: string;
  groups: readonly TimelineGroup[];
  /** All items, in the order of each group. */
  items: readonly Item[];
  /** Renders the head of a row. The function must be stable, and an unchanged item the same object. */
  children: (item: Item, controls: CardControls) => ReactNode;
  /** The `yyyy-MM-dd` day of the line. */
  today: string;
  scale: TimelineScale;
  onScale: (scale: TimelineScale) => void;
  /** The weekday on which a week starts, from 0 for Sunday. */
  weekStart: number;
  /** The shaded weekdays, from 0 for Sunday. */
  weekend?: readonly number[];
  texts: TimelineTexts;
  heads: TimelineHeads;
  onReschedule: (change: TimelineDates & { id: string }) => void;
  /** Why an item can't be moved; undefined if it can. */
  getBlock?: (itemId: string) => string | undefined;
  /** Called on Enter or a click. */
  onOpen: (itemId: string) => void;
  className?: string | undefined;
}

const saturdayAndSunday = [6, 0];

/**
 * Rows of bars over days, from the start of each item to its end. Bars and their ends are dragged, or
 * moved with Shift, or Alt and Shift, and an arrow key or h and l. It scrolls in itself, so it needs a
 * fixed height. It renders only visible rows, which all have the same height.
 */
export function Timeline<Item extends TimelineItem>(props: TimelineProps<Item>) {
  const { label, groups, items, children, scale, onScale, texts, heads, className } = props;
  const { weekStart, weekend = saturdayAndSunday, onReschedule, getBlock, onOpen } = props;
  const helpId = useId();
  const isRtl = useLocale().direction === 'rtl';
  const [zoom, setZoom] = useState(1);
  const [message, setMessage] = useState({ text: '', count: 0 });
  const [note, setNote] = useState<{ itemId: string; reason: string } | null>(null);
  const today = toDayNumber(props.today) ?? 0;
  const rows = useMemo(() => toRows(groups, items, texts.noDates), [groups, items, texts.noDates]);
  const { first, last } = useMemo(() => getRange(items, today), [items, today]);
  const { dayWidth: normalWidth, step } = scales[scale];
  const dayWidth = Math.round(normalWidth * zoom);
  const fadeDays = Math.max(2, Math.round(110 / dayWidth));
  const count = last - first + 1;

  const days = useDaysInView({ dayWidth, first, count, today });
  const { attach, onScroll, from, below } = useWindow(rows.length, windowOptions);
  const { activeId, goTo, setActiveId, follow, ...focus } = useActiveRow(days.element, rows);
  const findItem = (itemId: string) => items.find(({ id }) => id === itemId);
  const announce = (text: string) => setMessage((before) => ({ text, count: before.count + 1 }));

  const reschedule = (itemId: string, dates: TimelineDates) => {
    const item = findItem(itemId);
    if (!item) return;
    const reason = getBlock?.(itemId);
    setNote(reason === undefined ? null : { itemId, reason });
    if (reason !== undefined) return announce(texts.blocked(item.label, reason));
    if (areSame(item, dates)) return;
    follow(itemId);
    onReschedule({ id: itemId, start: dates.start, end: dates.end });
    announce(texts.moved(item.label, texts.formatDates(dates)));
  };
  const bars = useBarDrag({
    element: days.element,
    dayWidth,
    first,
    fadeDays,
    findItem,
    isBlocked: (itemId) => getBlock?.(itemId) !== undefined,
    onStart: (itemId) => {
      const reason = getBlock?.(itemId);
      setNote(reason === undefined ? null : { itemId, reason });
      setActiveId(itemId);
    },
    onDrop: reschedule,
    onCancel: (itemId) => announce(texts.cancelled(findItem(itemId)?.label ?? '')),
  });
  const changeBy = (itemId: string, part: BarPart, change: number) => {
    const item = findItem(itemId);
    if (!item) return;
    const isPlaced = item.start !== null || item.end !== null;
    const to = isPlaced ? today + change : today;
    reschedule(itemId, changeDates(item, part, { from: today, to, fadeDays }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || bars.drag) return;
    const itemId = target.dataset.item;
    if (itemId === undefined) {
      if (event.key === 'Escape') target.closest<HTMLElement>('[data-item]')?.focus();
      return;
    }
    const key = toTimelineKey(event, isRtl);
    if (!key) return;
    event.preventDefault();
    if (key.type === 'open') onOpen(itemId);
    if (key.type === 'go') goTo(key.to);
    if (key.type === 'today') days.showToday('smooth');
    if (key.type === 'scroll') days.scrollDays(key.by * Math.max(1, Math.round(150 / dayWidth)));
    if (key.type === 'change') changeBy(itemId, key.part, key.by * step);
  };
  const attachArea = useStable((element: HTMLDivElement | null) => {
    days.attach(element);
    const detach = [attach(element), bars.attach(element)];
    return () => {
      for (const each of detach) each?.();
    };
  });
  const shown = rows.slice(from, below).map((row, index) => ({ row, at: from + index }));
  for (const id of new Set([activeId, bars.drag?.itemId])) {
    // They stay rendered: an element that is removed loses the focus, or the finger that drags it.
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row && (at < from || at >= below)) shown.push({ row, at });
  }
  const sizes = {
    '--day': `${dayWidth}px`,
    '--days': count,
    '--rows': rows.length,
    '--today': today - first,
    '--weekends': getWeekends(first, { weekend, dayWidth, isRtl }),
  };
  return (
    <div className={cx(styles.timeline, className)}>
      <TimelineToolbar
        scale={scale}
        zoom={zoom}
        texts={texts}
        onScale={(next) => {
          setZoom(1);
          onScale(next);
        }}
        onZoom={setZoom}
        onToday={() => days.showToday('smooth')}
      />
      {/* Keys, presses and focus of all rows are handled here, so that a row has no handlers. */}
      <div
        ref={attachArea}
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        // Without rows, nothing else in it could be scrolled to.
        tabIndex={activeId === null ? 0 : undefined}
        data-dragging={bars.drag !== null}
        className={styles.area}
        style={sizes as CSSProperties}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          if (!(target instanceof Element) || target.closest('button, a, input')) return;
          const itemId = target.closest<HTMLElement>('[data-item]')?.dataset.item;
          if (itemId !== undefined) onOpen(itemId);
        }}
        onPointerDown={bars.onPointerDown}
        onScroll={(event) => {
          onScroll(event);
          days.measure();
        }}
        {...focus}
      >
        <div role="rowgroup" className={styles.headRow}>
          <div role="row" aria-rowindex={1} className={styles.headLine}>
            <div role="columnheader" data-corner="" className={styles.corner}>
              {texts.items}
            </div>
            <div role="columnheader" data-days="" className={styles.headTrack}>
              <span className="visually-hidden">{label}</span>
              <TimelineHead
                {...heads}
                first={first}
                from={days.from}
                below={days.below}
                scale={dayWidth < minDayWidth ? 'quarter' : scale}
                weekStart={weekStart}
                today={today}
              />
            </div>
          </div>
        </div>
        <div role="rowgroup" className={styles.rows}>
          <div role="presentation" className={styles.todayLine} />
          {shown.map(({ row, at }) =>
            row.type === 'group' ? (
              <TimelineGroupRow key={row.id} group={row.group} at={at} />
            ) : (
              <TimelineItemRow
                key={row.id}
                item={row.item}
                at={at}
                preview={bars.drag?.itemId === row.id ? bars.drag.dates : null}
                reason={note?.itemId === row.id ? note.reason : null}
                isActive={row.id === activeId}
                first={first}
                fadeDays={fadeDays}
                texts={texts}
              >
                {children}
              </TimelineItemRow>
            ),
          )}
          {rows.length === 0 && (
            <div role="row" className={styles.empty}>
              <div role="gridcell">{texts.empty}</div>
            </div>
          )}
        </div>
      </div>
      <p id={helpId} hidden>
        {texts.help}
      </p>
      <div className="visually-hidden" aria-live="assertive">
        {message.text && <p key={message.count}>{isolate(message.text)}</p>}
      </div>
    </div>
  );
}

/** Below this width, in px, the number of a day does not fit. */
const minDayWidth = 20;

const windowOptions = { property: '--timeline-row', beyond: 6 } as const;
