import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { getEffort, type Activity } from '#machines/engagements/engagement/engagement.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import styles from '../engagement.module.css';

const toPercent = (part: number) => `${Math.min(100, part * 100)}%`;

/** The actuals of an activity against its baseline. Source: ENGAG-042, ENGAG-D20. */
export function EffortBar({ activity }: { activity: Activity }) {
  const text = useText('engagement');
  const format = useFormat();
  const { baseline, actuals, threshold } = activity;
  const effort = getEffort(activity);
  const number = (value: number) => format.number(value, 3);
  if (!effort) {
    if (actuals === 0) return null;
    return <p className={styles.muted}>{text('hoursOnly', { actuals: number(actuals) })}</p>;
  }
  const end = Math.max(1, effort.limit, effort.ratio);
  const style = {
    '--spent': toPercent(effort.ratio / end),
    '--baseline': toPercent(1 / end),
    '--limit': toPercent(effort.limit / end),
  } as CSSProperties;
  return (
    <div className={styles.effort}>
      <span>{text('hoursBaseline', { actuals: number(actuals), baseline: number(baseline) })}</span>
      <span
        className={styles.effortBar}
        data-over={effort.isOverThreshold}
        style={style}
        aria-hidden="true"
      />
      {effort.isOverThreshold ? (
        <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          {text('overThreshold', { percent: number(threshold) })}
        </Badge>
      ) : (
        threshold > 0 && (
          <span className={styles.muted}>
            {text('thresholdPercent', { percent: number(threshold) })}
          </span>
        )
      )}
    </div>
  );
}
