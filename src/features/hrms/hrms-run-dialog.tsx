import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import type { HrmsRun, HrmsRunDetails } from '#machines/hrms/hrms.ts';
import type { HrmsRunActor } from '#machines/hrms/hrms-run.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/text/cx.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useHrmsTexts } from './use-hrms-texts.ts';
import styles from './hrms.module.css';

interface HrmsRunDialogProps {
  actor: HrmsRunActor;
}

/** A run with every value before and after, and its undo. Source: INTEG-D12. */
export function HrmsRunDialog({ actor }: HrmsRunDialogProps) {
  const { text } = useHrmsTexts();
  const { dateTime } = useFormat();
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { details, failure, cause } = state.context;
  return (
    <Dialog
      size="large"
      title={
        details ? text('runTitle', { time: dateTime(details.hrmsRun.startedOn) }) : text('run')
      }
      isOpen={state.hasTag('open')}
      isKeyboardDismissDisabled={state.matches('undoing')}
      onClose={() => actor.send({ type: 'CLOSE' })}
      closeLabel={text('close')}
      actions={<Actions actor={actor} />}
    >
      <div className={styles.panel}>
        {state.matches('unavailable') ? (
          <Unavailable
            title={text('unavailable')}
            reason={why(cause)}
            retryLabel={text('tryAgain')}
            onRetry={() => actor.send({ type: 'retry' })}
          >
            {text('runUnavailable')}
          </Unavailable>
        ) : details ? (
          <Run details={details} />
        ) : (
          <Loader label={text('loadingRun')} />
        )}
        <SaveFailure failure={failure} title={text('undoFailed')} />
      </div>
    </Dialog>
  );
}

function Run({ details: { hrmsRun, changes } }: { details: HrmsRunDetails }) {
  const { text, nameType, nameReason } = useHrmsTexts();
  const { dateTime } = useFormat();
  const { startedByName, providerName, undoneOn, undoneByName, leftCount } = hrmsRun;
  return (
    <>
      <p>{text('runText', { who: startedByName, provider: providerName })}</p>
      {undoneOn !== null && (
        <Banner tone={leftCount > 0 ? 'warning' : 'info'} title={text('undone')}>
          {text('undoneBy', { who: undoneByName ?? '', time: dateTime(undoneOn) })}
          {leftCount > 0 && ` · ${text('undoneLeft', { count: leftCount })}`}
        </Banner>
      )}
      {changes.length === 0 ? (
        <p className={styles.hint}>{text('noChanges')}</p>
      ) : (
        <TableFrame label={text('changes')}>
          <table className={cx(tableClass.table, styles.values)}>
            <thead>
              <tr>
                <th scope="col">{text('person')}</th>
                <th scope="col">{text('field')}</th>
                <th scope="col">{text('before')}</th>
                <th scope="col">{text('after')}</th>
                {leftCount > 0 && <th scope="col">{text('leftBecause')}</th>}
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={`${change.employeeId} ${change.type}`}>
                  <th scope="row">
                    <bdi>{change.employeeName}</bdi>
                  </th>
                  <td>{nameType(change.type)}</td>
                  <td>{change.previousValue === null ? '-' : <bdi>{change.previousValue}</bdi>}</td>
                  <td>
                    <bdi>{change.newValue}</bdi>
                  </td>
                  {leftCount > 0 && (
                    <td>{change.leftReason === null ? '-' : nameReason(change.leftReason)}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </>
  );
}

function Actions({ actor }: HrmsRunDialogProps) {
  const { text } = useHrmsTexts();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isUndoing = state.matches('undoing');
  const run = state.context.details?.hrmsRun;
  return (
    <>
      <Button isDisabled={isUndoing} onPress={() => actor.send({ type: 'CLOSE' })}>
        {text('close')}
      </Button>
      {run && run.undoneOn === null && (state.matches('shown') || isUndoing) && (
        <Button
          variant="primary"
          icon={<Undo2 aria-hidden="true" className="flip-rtl" />}
          isPending={isUndoing}
          pendingLabel={text('undoing')}
          blockedBecause={getBlock(run, text('blockedEmpty'), text('blockedNotLast'))}
          onPress={() => actor.send({ type: 'run.undo' })}
        >
          {text('undo')}
        </Button>
      )}
    </>
  );
}

/** Why a run cannot be undone; null if it can. */
function getBlock(run: HrmsRun, empty: string, notLast: string): string | null {
  if (run.isUndoable) return null;
  return run.changedCount === 0 ? empty : notLast;
}
