import { useSelector } from '@xstate/react';
import type { TakeBackActor } from '#machines/asset-assignment/take-back.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useTableFocus } from '../list/use-table-focus.ts';
import { isolate, markName } from '#ui/controls/isolate.tsx';
import styles from './handover.module.css';

interface TakeBackProps {
  actor: TakeBackActor;
}

/** Up to this many assets are named; the others are only counted. */
const named = 8;

/** Asks once before assets are returned. */
export function TakeBackQuestion({ actor }: TakeBackProps) {
  const text = useText('handover');
  const records = useText('records');
  const { requested, queue } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { focusAnchor, watch } = useTableFocus();
  useEmitted(actor, { 'assets.takenBack': () => watch(true) });
  const count = requested.length;
  const progress = text('takingBack', { number: count - queue.length + 1, count });
  return (
    <>
      <span ref={focusAnchor} hidden />
      <AlertDialog
        isOpen={isOpen}
        title={text('takeBackTitle', { count })}
        confirmLabel={records('yes')}
        cancelLabel={records('no')}
        isPending={isBusy}
        pendingLabel={progress}
        onConfirm={() => actor.send({ type: 'YES' })}
        onCancel={() => actor.send({ type: 'NO' })}
      >
        <ul className={styles.named}>
          {requested.slice(0, named).map(({ id, assetCode }) => (
            <li key={id}>
              <bdi>{assetCode}</bdi>
            </li>
          ))}
          {count > named && <li>{records('andMore', { count: count - named })}</li>}
        </ul>
        <p>{isBusy ? progress : text('takeBackText', { count })}</p>
      </AlertDialog>
    </>
  );
}

/** The result of returning the assets. */
export function TakeBackReport({ actor }: TakeBackProps) {
  const text = useText('handover');
  const records = useText('records');
  const failureText = useFailureText();
  const report = useSelector(actor, ({ context }) => context.report);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (report === null || isBusy) return null;
  const { succeeded, remaining } = report;
  const names = succeeded.map(({ assetCode }) => markName(assetCode)).join(', ');
  const hasFailed = remaining.length > 0;
  return (
    <div className={styles.report}>
      <Banner
        tone={hasFailed ? 'danger' : 'success'}
        {...(hasFailed && { title: text('remainingTitle', { count: remaining.length }) })}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'report.closed' })}>
            {records('close')}
          </Button>
        }
      >
        {hasFailed && (
          <ul className={styles.named}>
            {remaining.map(({ taken, failure }) => (
              <li key={taken.id}>
                <bdi className={styles.code}>{taken.assetCode}</bdi>{' '}
                <bdi>{failure.message || failureText(failure)}</bdi>
              </li>
            ))}
          </ul>
        )}
        {succeeded.length > 0 && <p>{isolate(text('takenBack', { names }))}</p>}
      </Banner>
    </div>
  );
}
