import { toAxisMinute, type WeekAxis } from '#machines/clockwork-week/week-axis.ts';
import styles from './week-view.module.css';

/** The line that marks the current time; `now` in ms since 1970. */
export function NowLine({ axis, now }: { axis: WeekAxis; now: number }) {
  const at = axis.days.findIndex(({ start, end }) => now >= start && now < end);
  const day = axis.days[at];
  if (!day) return null;
  return (
    <div
      className={styles.now}
      aria-hidden="true"
      style={{
        insetBlockStart: `${toAxisMinute(now, day)}px`,
        insetInlineStart: `${(at / 7) * 100}%`,
      }}
    />
  );
}
