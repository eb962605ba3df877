import { useSelector } from '@xstate/react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

/** Announces the position of the dragged entry to screen readers, and when it was put back. */
export function DragStatus({ actor }: { actor: WeekViewActor }) {
  const text = useText('clockWeek');
  const { weekdayDate, time } = useFormat();
  const { timeZone } = useDateSettings();
  const drag = useSelector(actor, ({ context }) => context.drag);
  const isCarrying = useSelector(actor, (state) => state.hasTag('carrying'));
  const isPutBack = useSelector(actor, ({ context }) => context.isPutBack);
  const getMessage = () => {
    if (drag && isCarrying) {
      const from = new Date(drag.startTime).toISOString();
      const until =
        drag.endTime === null ? text('now') : time(new Date(drag.endTime).toISOString());
      const day = weekdayDate(toIsoDay(drag.startTime, timeZone));
      return text('carried', { day, from: time(from), until });
    }
    if (drag) return text('savingTimes');
    return isPutBack ? text('putBack') : '';
  };
  return (
    <p role="status" className="visually-hidden">
      {getMessage()}
    </p>
  );
}
