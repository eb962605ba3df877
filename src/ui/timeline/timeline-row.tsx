import { CalendarPlus, Check, ClockAlert } from 'lucide-react';
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { cx } from '../text/cx.ts';
import { isolate, withoutMarks } from '../controls/isolate.tsx';
import type { CardControls } from '../board/board-types.ts';
import { toBar, type Bar } from './timeline-bars.ts';
import type {
  TimelineDates,
  TimelineGroup,
  TimelineItem,
  TimelineTexts,
} from './timeline-types.ts';
import styles from './timeline.module.css';

interface GroupRowProps {
  group: TimelineGroup;
  at: number;
}

export const TimelineGroupRow = memo(function TimelineGroupRow({ group, at }: GroupRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={cx(styles.row, styles.group)}
      style={placed(at)}
    >
      <div role="rowheader" className={styles.head}>
        <span className={styles.groupTitle}>{isolate(group.title)}</span>
        {group.summary !== undefined && (
          <span className={styles.summary}>{isolate(group.summary)}</span>
        )}
      </div>
    </div>
  );
});

interface TimelineItemRowProps<Item extends TimelineItem> {
  item: Item;
  /** Its index among all rows. */
  at: number;
  /** The days that it is dragged to; null while it is not dragged. */
  preview: TimelineDates | null;
  /** Why the dragged item can't be moved. */
  reason: string | null;
  isActive: boolean;
  /** The number of the first day. */
  first: number;
  fadeDays: number;
  texts: TimelineTexts;
  children: (item: Item, controls: CardControls) => ReactNode;
}

const active: CardControls = { tabIndex: 0 };
const inactive: CardControls = { tabIndex: -1 };

/** An item and its bar. The timeline handles its keys, presses and focus. */
export const TimelineItemRow = memo(function TimelineItemRow<Item extends TimelineItem>(
  props: TimelineItemRowProps<Item>,
) {
  const { item, at, preview, reason, isActive, first, fadeDays, texts, children } = props;
  const dates = preview ?? item;
  const bar = toBar(dates, fadeDays);
  const controls = isActive ? active : inactive;
  const text = texts.formatDates(dates);
  const names = [item.label, text, item.isOverdue && texts.overdue].filter(Boolean);
  const label = withoutMarks(names.join(', '));
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-label={label}
      tabIndex={controls.tabIndex}
      data-item={item.id}
      data-dragged={preview !== null}
      className={styles.row}
      style={placed(at)}
    >
      <div role="rowheader" className={styles.head}>
        {children(item, controls)}
      </div>
      <div role="gridcell" className={styles.track}>
        {bar && <BarOfItem item={item} bar={bar} first={first} title={text} />}
        {bar && (preview || reason !== null) && (
          <span
            className={cx(styles.hint, reason !== null && styles.reason)}
            style={{ '--from': bar.to + 1 - first } as CSSProperties}
          >
            {isolate(reason ?? text)}
          </span>
        )}
        {!bar && (
          <span className={styles.chip} data-part="none">
            <CalendarPlus aria-hidden="true" />
            {reason === null ? texts.place : isolate(reason)}
          </span>
        )}
      </div>
    </div>
  );
}) as <Item extends TimelineItem>(props: TimelineItemRowProps<Item>) => ReactElement;

interface BarOfItemProps {
  item: TimelineItem;
  bar: Bar;
  first: number;
  title: string;
}

function BarOfItem({ item, bar, first, title }: BarOfItemProps) {
  const sizes = { '--from': bar.from - first, '--days': bar.to - bar.from + 1 };
  return (
    <div
      data-part="bar"
      data-fades={bar.fades ?? undefined}
      data-overdue={item.isOverdue}
      data-completed={item.isCompleted}
      title={withoutMarks(title)}
      className={styles.bar}
      style={sizes as CSSProperties}
    >
      <span data-part="start" className={styles.start} />
      {item.isOverdue && <ClockAlert aria-hidden="true" />}
      {item.isCompleted && <Check aria-hidden="true" />}
      <span data-part="end" className={styles.end} />
    </div>
  );
}

const placed = (at: number) => ({ '--at': at }) as CSSProperties;
