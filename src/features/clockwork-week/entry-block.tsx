import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { minMinutes, type Block } from '#machines/clockwork-week/blocks.ts';
import { canDrag } from '#machines/clockwork-week/drag.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { countedTime } from '#machines/clockwork/day/counted.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { getColourStyle } from './project-colours.ts';
import styles from './entry-block.module.css';

interface EntryBlockProps {
  block: Block;
  actor: WeekViewActor;
}

/** An entry on its day. Its project is identified by text as well as by color. */
export const EntryBlock = memo(
  function EntryBlock({ block, actor }: EntryBlockProps) {
    const { entry, from, until, lane, lanes, hasStart, hasEnd } = block;
    const text = useText('clockWeek');
    const { time, hours } = useFormat();
    const isCarried = useSelector(actor, ({ context }) => context.drag?.entry?.id === entry.id);
    const { axis, clock } = actor.getSnapshot().context;
    const name = entry.description || text('noDescription');
    const work = formatWork(entry) || text('withoutProject');
    const end = entry.endTime === null ? text('now') : time(entry.endTime);
    const length = hours(countedTime(entry, { now: clock.now() }) / 1000);
    return (
      <button
        type="button"
        tabIndex={-1}
        className={styles.block}
        data-cell=""
        data-block={entry.id}
        data-running={entry.endTime === null || undefined}
        data-carried={isCarried || undefined}
        data-short={until - from < 2 * minMinutes || undefined}
        style={{
          insetBlockStart: `${from}px`,
          blockSize: `${Math.max(until - from, minMinutes)}px`,
          insetInlineStart: `${(lane / lanes) * 100}%`,
          inlineSize: `${100 / lanes}%`,
          ...getColourStyle(entry.projectId),
        }}
        onClick={() => actor.send({ type: 'entry.opened', of: entry })}
      >
        {hasStart && canDrag(entry, 'start', axis) && (
          <span className={styles.startEdge} data-edge="start" />
        )}
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <span dir="auto" className={styles.work}>
          {work}
        </span>
        <span className={styles.times}>
          <span>{time(entry.startTime)}</span>
          <span>{` – ${end}`}</span>
        </span>
        <span className="visually-hidden">{length}</span>
        {hasEnd && canDrag(entry, 'end', axis) && (
          <span className={styles.endEdge} data-edge="end" />
        )}
      </button>
    );
  },
  (one, other) => one.actor === other.actor && isSameBlock(one.block, other.block),
);

/** Every change of the week rebuilds the blocks; most of them render the same. */
const isSameBlock = (one: Block, other: Block): boolean =>
  one.entry === other.entry &&
  one.from === other.from &&
  one.until === other.until &&
  one.lane === other.lane &&
  one.lanes === other.lanes;

const formatWork = ({ projectDisplayString, taskDisplayString }: Entry): string =>
  [projectDisplayString, taskDisplayString].filter(Boolean).join(' · ');
