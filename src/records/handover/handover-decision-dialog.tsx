import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { HandoverDecisionActor } from '#machines/my-assets/handover-decision.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { SaveFailure } from '../form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from './handover-decision-dialog.module.css';

/**
 * The dialog to accept a handover, or to decline it with a reason. Not in the requirements; modeled
 * on ASSET-043.
 */
export function HandoverDecisionDialog({ actor }: { actor: HandoverDecisionActor }) {
  const text = useText('myAssets');
  const records = useText('records');
  const formId = useId();
  const { kind, assets } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const code = assets[0]?.assetCode ?? '';
  const count = assets.length;
  const one = text(kind === 'accept' ? 'acceptOne' : 'declineOne', { code });
  const many = text(kind === 'accept' ? 'acceptTitle' : 'declineTitle', { count });
  return (
    <FormDialog
      title={count === 1 ? one : many}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={() => actor.getSnapshot().context.form.remark !== ''}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'accept' ? 'primary' : 'danger'}
            isPending={isBusy}
            pendingLabel={text('answering')}
          >
            {text(kind)}
          </Button>
        </>
      )}
    >
      <HandoverDecisionForm actor={actor} formId={formId} />
    </FormDialog>
  );
}

function HandoverDecisionForm({ actor, formId }: { actor: HandoverDecisionActor; formId: string }) {
  const text = useText('myAssets');
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const { kind, assets, failure } = useSelector(actor, ({ context }) => context);
  const isRejection = kind === 'decline';
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.response}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'decision.send' });
      }}
    >
      <SaveFailure failure={failure} title={text('notAnswered')} />
      <p className={styles.effect}>
        {text(isRejection ? 'declineEffect' : 'acceptEffect', { count: assets.length })}
      </p>
      {assets.length > 1 && (
        <ul className={styles.codes}>
          {assets.map(({ id, assetCode }) => (
            <li key={id}>
              <bdi>{assetCode}</bdi>
            </li>
          ))}
        </ul>
      )}
      <FormText
        actor={actor}
        field="remark"
        label={text(isRejection ? 'reason' : 'remark')}
        description={text(isRejection ? 'reasonHint' : 'remarkHint')}
        isRequired={isRejection}
        multiline
        autoFocus
      />
    </form>
  );
}
