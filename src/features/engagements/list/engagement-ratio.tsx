import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import styles from './engagement-list.module.css';

interface EngagementRatioProps {
  kind: 'activities' | 'hours';
  done: number;
  total: number;
}

/** What is done of all, as 'done/total' with a bar. Source: ENGAG-050, ENGAG-051. */
export function EngagementRatio({ kind, done, total }: EngagementRatioProps) {
  const text = useText('engagementList');
  const { number } = useFormat();
  const values = { done: number(done), total: number(total) };
  return (
    <span className={styles.ratio}>
      <span aria-hidden="true">{`${values.done}/${values.total}`}</span>
      <ProgressBar
        label={text(kind === 'activities' ? 'doneActivities' : 'doneHours', values)}
        value={total === 0 ? 0 : Math.min(100, (done / total) * 100)}
      />
    </span>
  );
}
