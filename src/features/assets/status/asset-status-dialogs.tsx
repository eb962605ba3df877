import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AssetStatusChangeActor } from '#machines/assets/status/asset-status-change.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormText } from '#records/form/fields.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { styles } from '../list/marks.tsx';
import { isolate } from '#ui/controls/isolate.tsx';

interface AssetStatusDialogsProps {
  actor: AssetStatusChangeActor;
}

/** The dialogs for a status change of an asset. Source: ASSET-052. */
export function AssetStatusDialogs({ actor }: AssetStatusDialogsProps) {
  const forms = useText('assetForms');
  const records = useText('records');
  const assignee = useSelector(actor, ({ context }) => context.assignee);
  const isLeaving = useSelector(actor, (state) => state.matches('confirmingLeave'));
  const isDisposing = useSelector(actor, (state) => state.matches('confirmingDisposal'));
  const responses = {
    confirmLabel: records('yes'),
    cancelLabel: records('no'),
    onConfirm: () => actor.send({ type: 'YES' }),
    onCancel: () => actor.send({ type: 'NO' }),
  };
  return (
    <>
      <AlertDialog {...responses} isOpen={isLeaving} title={forms('leaveScrapTitle')}>
        {isolate(forms('assignee', { name: assignee }))}
      </AlertDialog>
      <RepairDialog actor={actor} which="returned" />
      <RepairDialog actor={actor} which="sent" />
      {/* No scraps the asset, as documented, so Escape and the close button cancel without a change. */}
      <AlertDialog
        {...responses}
        dismissal={{
          label: records('close'),
          onDismiss: () => actor.send({ type: 'CANCEL' }),
        }}
        tone="danger"
        isOpen={isDisposing}
        title={forms('disposeTitle')}
      >
        {forms('noToScrap')}
      </AlertDialog>
    </>
  );
}

const repairs = {
  returned: {
    state: 'returnedFromRepair',
    title: 'returnedTitle',
    day: 'returnedFromRepairOn',
    notes: 'repairNotesAfterService',
  },
  sent: {
    state: 'sentToRepair',
    title: 'sentTitle',
    day: 'sentToRepairOn',
    notes: 'repairNotesBeforeService',
  },
} as const;

/** The dates of a repair, to or from service, with notes. */
function RepairDialog({ actor, which }: AssetStatusDialogsProps & { which: keyof typeof repairs }) {
  const forms = useText('assetForms');
  const records = useText('records');
  const formId = useId();
  const { state: name, title, day, notes } = repairs[which];
  const isOpen = useSelector(actor, (state) => state.matches(name));
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      title={forms(title)}
      isOpen={isOpen}
      onClose={cancel}
      actions={
        <>
          <Button onPress={cancel}>{records('cancel')}</Button>
          <Button type="submit" variant="primary" form={formId}>
            {records('save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        <FormDate actor={actor} field={day} label={forms(day)} isRequired />
        <FormText actor={actor} field={notes} label={forms(notes)} multiline />
      </form>
    </Dialog>
  );
}
