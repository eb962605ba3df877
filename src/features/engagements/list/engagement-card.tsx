import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { countDays, type EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { EngagementMarks } from './engagement-marks.tsx';
import { EngagementRatio } from './engagement-ratio.tsx';
import styles from './engagement-list.module.css';

interface EngagementCardProps {
  row: EngagementRow;
  /** The current day, yyyy-MM-dd. */
  today: string;
  timeZone: string;
}

/** An engagement on the board: how long it is in its stage, what is done, and what needs attention. */
export function EngagementCard({ row, today, timeZone }: EngagementCardProps) {
  const text = useText('engagementList');
  const { name, prospectName, inStageSince, lastActionOn } = row;
  const ages = [
    inStageSince !== null && text('daysInStage', { count: countDays(inStageSince, today) }),
    text('daysSinceAction', { count: countDays(toIsoDay(lastActionOn, timeZone), today) }),
  ].filter((age) => age !== false);
  return (
    <div className={styles.card}>
      <span className={styles.prospect} title={prospectName || name}>
        {isolate(prospectName || name)}
      </span>
      <span className={styles.cardName} title={name}>
        {isolate(name)}
      </span>
      <span className={styles.since} title={ages.join(' · ')}>
        {ages.join(' · ')}
      </span>
      <span className={styles.marks}>
        <EngagementMarks row={row} />
      </span>
      <span className={styles.ratios}>
        <EngagementRatio
          kind="activities"
          done={row.completedActivities}
          total={row.totalActivities}
        />
        <EngagementRatio kind="hours" done={row.doneHours} total={row.totalHours} />
      </span>
    </div>
  );
}
