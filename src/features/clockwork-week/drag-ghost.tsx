import { useSelector } from '@xstate/react';
import { countedTime } from '#machines/clockwork/day/counted.ts';
import { toAxisMinute } from '#machines/clockwork-week/week-axis.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { getColourStyle } from './project-colours.ts';
import styles from './entry-block.module.css';

const toIsoTimestamp = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The dragged or saving entry at its new position, with its times. */
export function DragGhost({ actor }: { actor: WeekViewActor }) {
  const text = useText('clockWeek');
  const { time, hours } = useFormat();
  const drag = useSelector(actor, ({ context }) => context.drag);
  const axis = useSelector(actor, ({ context }) => context.axis);
  const isSaving = useSelector(actor, (state) => state.matches({ shown: 'saving' }));
  if (!drag) return null;
  const { entry, startTime } = drag;
  const endTime = drag.endTime ?? actor.getSnapshot().context.clock.now();
  const dragged = {
    startTime: toIsoTimestamp(startTime),
    endTime: drag.endTime === null ? null : toIsoTimestamp(drag.endTime),
  };
  const from = time(dragged.startTime);
  const until = dragged.endTime ? time(dragged.endTime) : text('now');
  const length = hours(countedTime(dragged, { now: endTime }) / 1000);
  return axis.days.map((day, at) => {
    if (startTime >= day.end || endTime < day.start) return null;
    const [top, bottom] = [toAxisMinute(startTime, day), toAxisMinute(endTime, day)];
    return (
      <div
        key={day.day}
        className={styles.ghost}
        data-saving={isSaving || undefined}
        aria-hidden="true"
        style={{
          insetBlockStart: `${top}px`,
          blockSize: `${Math.max(bottom - top, 1)}px`,
          insetInlineStart: `${(at / 7) * 100}%`,
          ...getColourStyle(entry?.projectId ?? null),
        }}
      >
        <span className={styles.ghostTimes}>{`${from} – ${until} · ${length}`}</span>
      </div>
    );
  });
}
