import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { EmployeeStatusActor } from '#machines/employees/view/employee-status.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { LeavingParts, ReturnText } from './leaving-parts.tsx';
import styles from './employees.module.css';

/** An employee leaves or comes back; what they have is listed first. Source: PEOPL-016. */
export function EmployeeStatusDialog({ actor }: { actor: EmployeeStatusActor }) {
  const text = useText('employeeStatus');
  const records = useText('records');
  const formId = useId();
  const { employee, failure, heirs, isOutdated } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  const isDeciding = useSelector(actor, (state) => state.matches('deciding'));
  const { fullName: name, isActive } = employee;
  return (
    <FormDialog
      title={text(isActive ? 'leaveTitle' : 'returnTitle', { name })}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={() => Object.values(heirs).some((heir) => heir !== null)}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isSaving} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isActive ? 'danger' : 'primary'}
            isDisabled={(!isDeciding && !isSaving) || isOutdated}
            isPending={isSaving}
            pendingLabel={text('saving')}
          >
            {text(isActive ? 'leave' : 'comeBack')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        <SummaryOrState actor={actor} />
        <SaveFailure failure={failure} title={text('notSaved')} />
      </form>
    </FormDialog>
  );
}

function SummaryOrState({ actor }: { actor: EmployeeStatusActor }) {
  const text = useText('employeeStatus');
  const records = useText('records');
  const why = useCauseText();
  const { summary, employee, cause } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed) {
    return (
      <Unavailable
        title={text('notLoaded')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  if (!summary) return <Loader label={records('loading')} />;
  return employee.isActive ? (
    <LeavingParts actor={actor} summary={summary} />
  ) : (
    <ReturnText summary={summary} />
  );
}
