import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { Block } from '#machines/clockwork-week/blocks.ts';
import type { AxisDay } from '#machines/clockwork-week/week-axis.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { EntryBlock } from './entry-block.tsx';
import { newTimesOn } from './new-times.ts';
import styles from './week-view.module.css';

interface DayColumnProps {
  actor: WeekViewActor;
  day: AxisDay;
  /** Index of the day in the week. */
  at: number;
  blocks: readonly Block[];
  /** The day in the address, which has the initial focus. */
  isFirst: boolean;
}

/** A day: its entries in chronological order, and the slot for a new one. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { actor, day, at, blocks, isFirst } = props;
  const text = useText('clockWeek');
  const { weekdayDate } = useFormat();
  const isAhead = useSelector(actor, ({ context }) => context.clock.now() < day.start);
  const last = blocks.at(-1);
  return (
    <div
      role="group"
      aria-label={weekdayDate(day.day)}
      className={styles.day}
      data-day={at}
      data-shown-day={isFirst || undefined}
      data-ahead={isAhead || undefined}
    >
      {day.gaps.map((gap) => (
        <div
          key={gap.at}
          className={styles.gap}
          style={{ insetBlockStart: `${gap.at}px`, blockSize: `${gap.length}px` }}
        />
      ))}
      {blocks.map((block) => (
        <EntryBlock key={block.entry.id} block={block} actor={actor} />
      ))}
      {!isAhead && (
        <button
          type="button"
          tabIndex={isFirst && !last ? 0 : -1}
          className={styles.slot}
          data-cell=""
          data-slot={at}
          aria-label={text('addOn', { day: weekdayDate(day.day) })}
          style={{ insetBlockStart: `${slotAt(last, actor)}px` }}
          onClick={() =>
            actor.send({ type: 'entry.opened', of: newTimesOn(actor.getSnapshot().context, at) })
          }
        >
          <Plus aria-hidden="true" />
          {text('add')}
        </button>
      )}
    </div>
  );
});

/** The vertical position of the slot for a new entry: below the last one. */
function slotAt(last: Block | undefined, actor: WeekViewActor): number {
  const { length } = actor.getSnapshot().context.axis;
  return Math.min(last ? Math.max(last.until, last.from + 20) + 4 : 9 * 60, length - 28);
}
