import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  hasDay,
  hasNotes,
  type ChangeStatusActor,
  type StatusForm,
} from '#machines/assets/status/change-status.machine.ts';
import { assetStatuses, statusIds, type ActionAsset } from '#machines/assets/asset.ts';
import { useText } from '#i18n/text.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormText } from '#records/form/fields.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { StatusBadge, styles } from '../list/marks.tsx';

interface ChangeStatusDialogProps {
  actor: ChangeStatusActor;
}

/** Changes the status of assets. Source: ASSET-050. */
export function ChangeStatusDialog({ actor }: ChangeStatusDialogProps) {
  const text = useText('handover');
  const forms = useText('assetForms');
  const records = useText('records');
  const formId = useId();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isDisposal = useSelector(
    actor,
    ({ context }) => context.form.statusId === statusIds.Disposed,
  );
  return (
    <FormDialog
      title={text('changeStatus')}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={() => isUnsaved(actor)}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDisposal ? 'danger' : 'primary'}
            isPending={isBusy}
            pendingLabel={forms('changingStatus')}
          >
            {text('changeStatus')}
          </Button>
        </>
      )}
    >
      <Form actor={actor} formId={formId} />
    </FormDialog>
  );
}

function isUnsaved(actor: ChangeStatusActor): boolean {
  const { form, base } = actor.getSnapshot().context;
  return JSON.stringify(form) !== JSON.stringify(base);
}

function Form({ actor, formId }: ChangeStatusDialogProps & { formId: string }) {
  const text = useText('handover');
  const forms = useText('assetForms');
  const assets = useText('assets');
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const { rows, rejections, failure } = useSelector(actor, ({ context }) => context);
  const isDated = useSelector(actor, ({ context }) => hasDay(context));
  const isNoted = useSelector(actor, ({ context }) => hasNotes(context));
  const statusId = useSelector(actor, ({ context }) => context.form.statusId);
  const of = (field: keyof StatusForm) => ({ actor, field, label: text(field) });
  const count = Object.keys(rejections).length;
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'CHANGE' });
      }}
    >
      <SaveFailure failure={failure} title={text('notChanged')} />
      {count > 0 && (
        <Banner tone="danger" title={text('unchangedTitle', { count })}>
          {text('unchangedText')}
        </Banner>
      )}
      <ul aria-label={text('statusCount', { count: rows.length })} className={styles.repairs}>
        {rows.map((row) => (
          <Row key={row.id} row={row} rejection={rejections[row.id]} />
        ))}
      </ul>
      {rows.some(({ assetStatus }) => assetStatus === 'Assigned') && (
        <p>{forms('leaveScrapTitle')}</p>
      )}
      {statusId === statusIds.Disposed && <p>{forms('disposeTitle')}</p>}
      <FormSelect
        {...of('statusId')}
        isRequired
        choices={assetStatuses
          .filter((status) => status !== 'Assigned')
          .map((status) => ({ id: statusIds[status], label: assets(`status_${status}`) }))}
      />
      {isDated && <FormDate {...of('day')} isRequired />}
      {isNoted && <FormText {...of('repairNotes')} multiline />}
    </form>
  );
}

/** Shows its assignee next to it. */
function Row({ row, rejection }: { row: ActionAsset; rejection: string | undefined }) {
  return (
    <li className={styles.snapshot}>
      <p className={styles.typed}>
        <bdi>{row.assetCode}</bdi>
        <StatusBadge status={row.assetStatus} />
        {row.assignmentId !== null && <bdi>{row.employeeName || row.teamName}</bdi>}
      </p>
      {rejection !== undefined && (
        <p className={styles.failure}>
          <bdi>{rejection}</bdi>
        </p>
      )}
    </li>
  );
}
