import { useSelector } from '@xstate/react';
import { yearSums, type AssessmentYear } from '#machines/depreciation/assessment-year.ts';
import type { RunProgress } from '#machines/depreciation/run-depreciation.actors.ts';
import type { RunDepreciationActor } from '#machines/depreciation/run-depreciation.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import styles from './run-dialog.module.css';

/** Runs a year's depreciation: confirmation, progress and results. */
export function RunDialog({ actor }: { actor: RunDepreciationActor }) {
  const text = useText('depreciation');
  const { year, outcome, failure, progress } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isRunning = useSelector(actor, (state) => state.hasTag('busy'));
  const isConfirming = useSelector(actor, (state) => state.matches('confirming'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const name = year?.assessmentYear ?? '';
  const title = isConfirming ? 'againTitle' : isRunning ? 'runningTitle' : 'ranTitle';
  return (
    <Dialog
      title={text(hasFailed ? 'failedTitle' : title, { name })}
      isOpen={isOpen}
      onClose={() => actor.send(isRunning ? { type: 'STOP' } : { type: 'CLOSE' })}
      actions={<Actions actor={actor} />}
    >
      {isConfirming && <p>{text('againText')}</p>}
      {isRunning && (
        <div className={styles.outcome}>
          <p>{text('runningText')}</p>
          <Measure label={text('runningTitle', { name })} progress={progress} />
        </div>
      )}
      {hasFailed && <SaveFailure failure={failure} title={text('failedText')} />}
      {outcome !== null && year !== null && <Outcome before={year} now={outcome} />}
    </Dialog>
  );
}

interface MeasureProps {
  label: string;
  /** Null if the server reports no progress. */
  progress: RunProgress | null;
}

/** The number of processed assets; announced to screen readers in steps of a quarter. */
function Measure({ label, progress }: MeasureProps) {
  const text = useText('depreciation');
  const format = useFormat();
  const { computedCount: done, assetCount: count } = progress ?? {
    computedCount: 0,
    assetCount: 0,
  };
  const share = count === 0 ? null : done / count;
  const progressText =
    share === null ? undefined : text('progress', { done: format.number(done), count });
  const quarter = Math.floor((share ?? 0) * 4) * 25;
  return (
    <div className={styles.measure}>
      <ProgressBar
        label={label}
        value={share === null ? undefined : share * 100}
        valueText={progressText}
      />
      <span>{progressText}</span>
      <span role="status" className="visually-hidden">
        {quarter > 0 && text('progressPart', { part: format.number(quarter) })}
      </span>
    </div>
  );
}

function Actions({ actor }: { actor: RunDepreciationActor }) {
  const text = useText('depreciation');
  const records = useText('records');
  const isConfirming = useSelector(actor, (state) => state.matches('confirming'));
  const isRunning = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (isRunning) {
    return (
      <Button key="stop" autoFocus onPress={() => actor.send({ type: 'STOP' })}>
        {text('stop')}
      </Button>
    );
  }
  return (
    <>
      <Button key="close" autoFocus={!hasFailed} onPress={() => actor.send({ type: 'CLOSE' })}>
        {records(isConfirming ? 'no' : 'close')}
      </Button>
      {(isConfirming || hasFailed) && (
        <Button
          key="yes"
          variant="primary"
          autoFocus={hasFailed}
          onPress={() => actor.send({ type: 'YES' })}
        >
          {records(isConfirming ? 'yes' : 'tryAgain')}
        </Button>
      )}
    </>
  );
}

/** The results of the run, next to those of the previous run. */
function Outcome({ before, now }: { before: AssessmentYear; now: AssessmentYear }) {
  const text = useText('depreciation');
  const format = useFormat();
  const money = (value: number | null) => (value === null ? '-' : format.money(value, 'asset'));
  const count = (value: number | null) => (value === null ? '-' : format.number(value));
  return (
    <div className={styles.outcome}>
      {now.isProvisional && <Banner>{text('provisionalText')}</Banner>}
      <p>
        {now.changedCount === null
          ? text('firstRun')
          : text('differs', { count: now.changedCount })}
      </p>
      <TableFrame label={text('sums')}>
        <table className={tableClass.table}>
          <thead>
            <tr>
              <th scope="col">{text('sums')}</th>
              {before.isRun && (
                <th scope="col" className={tableClass.number}>
                  {text('before')}
                </th>
              )}
              <th scope="col" className={tableClass.number}>
                {text('now')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text('assetCount')}</th>
              {before.isRun && <td className={tableClass.number}>{count(before.assetCount)}</td>}
              <td className={tableClass.number}>{count(now.assetCount)}</td>
            </tr>
            {yearSums.map((name) => (
              <tr key={name}>
                <th scope="row">{text(name)}</th>
                {before.isRun && <td className={tableClass.number}>{money(before[name])}</td>}
                <td className={tableClass.number}>{money(now[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}
