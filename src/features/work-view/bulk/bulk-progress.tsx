import { useSelector } from '@xstate/react';
import type { WorkItemsBulkActor } from '#machines/work-view/items/work-items-bulk.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import styles from './bulk.module.css';

/** How many of the tasks are changed or restored so far. */
export function BulkProgress({ bulk }: { bulk: WorkItemsBulkActor }) {
  const text = useText('workView');
  const isRestoring = useSelector(bulk, (state) => state.matches('restoring'));
  const total = useSelector(bulk, ({ context }) => context.total);
  const number = useSelector(bulk, ({ context }) => context.total - context.queue.length + 1);
  const label = text(isRestoring ? 'bulkRestoring' : 'bulkChanging', { number, count: total });
  return (
    <span className={styles.progress} aria-busy="true">
      <span aria-hidden="true">{label}</span>
      <ProgressBar label={label} value={((number - 1) / total) * 100} valueText={label} />
    </span>
  );
}
