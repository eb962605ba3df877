import { useText } from '#i18n/text.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import styles from './review-cycles.module.css';

interface DeliveredBarProps {
  done: number;
  count: number;
}

/** How many reviews of a cycle are delivered. */
export function DeliveredBar({ done, count }: DeliveredBarProps) {
  const text = useText('reviewCycles');
  const label = text('deliveredCount', { done, count });
  return (
    <span className={styles.delivered}>
      <span>{label}</span>
      <ProgressBar
        label={text('progress')}
        value={count === 0 ? 0 : (done / count) * 100}
        valueText={label}
      />
    </span>
  );
}
