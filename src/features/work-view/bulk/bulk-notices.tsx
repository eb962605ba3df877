import { useSelector } from '@xstate/react';
import { RotateCw, Undo2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { WorkItemsBulkActor } from '#machines/work-view/items/work-items-bulk.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';
import { BulkProgress } from './bulk-progress.tsx';
import styles from './bulk.module.css';

export interface BulkNoticesProps {
  bulk: WorkItemsBulkActor;
  /** Whether there is something to say of the last change, or to undo. */
  hasReport: boolean;
}

/** What became of the last change of several tasks, with Undo for those that were changed. */
export function BulkNotices({ bulk, hasReport }: BulkNoticesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isRestoring = useSelector(bulk, (state) => state.matches('restoring'));
  const isBusy = useSelector(bulk, (state) => state.hasTag('busy'));
  const isReported = hasReport && !isBusy;
  // The menu of the bar and Undo had the focus; from here the next Tab moves to the notice.
  useFocusLoss(isReported || isRestoring, () => frame.current?.focus({ preventScroll: true }));
  return (
    <div ref={frame} tabIndex={-1}>
      {isRestoring && (
        <Banner>
          <BulkProgress bulk={bulk} />
        </Banner>
      )}
      {isReported && <Report bulk={bulk} />}
    </div>
  );
}

type ReportProps = Pick<BulkNoticesProps, 'bulk'>;

function Report({ bulk }: ReportProps) {
  const text = useText('workView');
  const { failed, restoring, restored } = useSelector(bulk, ({ context }) => context);
  const isOfUndo = restored !== null;
  const count = restored ?? restoring.length;
  const done = count > 0 && text(isOfUndo ? 'bulkRestored' : 'bulkChanged', { count });
  const action = <Actions bulk={bulk} />;
  if (failed.length === 0) {
    return (
      <Banner tone="success" action={action}>
        {done}
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      title={text(isOfUndo ? 'bulkNotRestored' : 'bulkNotChanged', { count: failed.length })}
      action={action}
    >
      <Failures bulk={bulk}>{done}</Failures>
    </Banner>
  );
}

/** The tasks that were not changed, each with its reason. */
function Failures({ bulk, children }: ReportProps & { children: ReactNode }) {
  const list = useText('records');
  const toText = useFailureText();
  const { failed, restored } = useSelector(bulk, ({ context }) => context);
  return (
    <>
      {restored === null && <p>{list('failedText', { count: failed.length })}</p>}
      <ul>
        {failed.map(({ change: { item }, failure }) => (
          <li key={item.id}>
            <bdi>{item.title}</bdi>: {failure.message === '' ? toText(failure) : failure.message}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

function Actions({ bulk }: ReportProps) {
  const text = useText('workView');
  const canRetry = useSelector(bulk, (state) => state.can({ type: 'change.retry' }));
  const canUndo = useSelector(bulk, (state) => state.can({ type: 'change.undo' }));
  return (
    <span className={styles.buttons}>
      {canRetry && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          onPress={() => bulk.send({ type: 'change.retry' })}
        >
          {text('sendAgain')}
        </Button>
      )}
      {canUndo && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          onPress={() => bulk.send({ type: 'change.undo' })}
        >
          {text('undo')}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => bulk.send({ type: 'report.close' })}>
        {text('dismiss')}
      </Button>
    </span>
  );
}
