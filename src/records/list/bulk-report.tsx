import { useSelector } from '@xstate/react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { aboutRows } from './about-rows.ts';
import { isolate, markName } from '#ui/controls/isolate.tsx';
import styles from '../records.module.css';

interface BulkReportProps<Row> {
  actor: ListActor<Row>;
  getName: (row: Row) => string;
}

/** The result of a bulk delete: which records were deleted, which remain, and why. */
export function BulkReport<Row>({ actor, getName }: BulkReportProps<Row>) {
  const text = useText('records');
  const isDeleting = useSelector(actor, (state) => state.hasTag('deleting'));
  const report = useSelector(actor, ({ context }) => context.report);
  const hasUndo = useSelector(actor, ({ children }) => children.undo !== undefined);
  if (!report || isDeleting) return null;
  const { succeeded, remaining } = report;
  const close = (
    <Button size="small" onPress={() => actor.send({ type: 'report.closed' })}>
      {text('close')}
    </Button>
  );
  if (remaining.length === 0) {
    // The offer to undo already reports it.
    if (hasUndo || succeeded.length === 0) return null;
    return (
      <div className={styles.report}>
        <Banner tone="success" action={close}>
          {text('deleted', aboutRows(succeeded, getName))}
        </Banner>
      </div>
    );
  }
  const count = remaining.length;
  return (
    <div className={styles.report}>
      <Banner tone="danger" title={text('failedTitle', { count })} action={close}>
        {text('failedText', { count })}
        <ul className={styles.named}>
          {remaining.map(({ row, failure }) => (
            <li key={getName(row)}>
              <bdi className={styles.stays}>{getName(row)}</bdi> {failure.message}
            </li>
          ))}
          {succeeded.length > 0 && (
            <li>
              {isolate(
                text('succeeded', {
                  names: succeeded.map((row) => markName(getName(row))).join(', '),
                }),
              )}
            </li>
          )}
        </ul>
      </Banner>
    </div>
  );
}
