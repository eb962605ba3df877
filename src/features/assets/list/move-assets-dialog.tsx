import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AssetChoicesActor } from '#machines/assets/list/asset-choices.machine.ts';
import type { ActionAsset } from '#machines/assets/asset.ts';
import { noLocation, type MoveAssetsActor } from '#machines/assets/list/move-assets.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { styles } from './marks.tsx';

interface MoveAssetsDialogProps {
  actor: MoveAssetsActor;
  choices: AssetChoicesActor;
}

/** Moves assets to another location. Not in the requirements; follows ASSET-031. */
export function MoveAssetsDialog({ actor, choices }: MoveAssetsDialogProps) {
  const text = useText('handover');
  const records = useText('records');
  const formId = useId();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const count = useSelector(actor, ({ context }) => context.rows.length);
  return (
    <FormDialog
      title={text('moveTitle', { count })}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={() => actor.getSnapshot().context.form.assetLocationId !== ''}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('moving')}
          >
            {text('move')}
          </Button>
        </>
      )}
    >
      <Form actor={actor} choices={choices} formId={formId} />
    </FormDialog>
  );
}

function Form({ actor, choices, formId }: MoveAssetsDialogProps & { formId: string }) {
  const text = useText('handover');
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const { rows, reasons, failure } = useSelector(actor, ({ context }) => context);
  const known = useSelector(choices, ({ context }) => context.choices);
  const areUnread = useSelector(choices, (state) => state.matches('unknown'));
  const count = Object.keys(reasons).length;
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'assets.move' });
      }}
    >
      <SaveFailure failure={failure} title={text('nothingMoved')} />
      {areUnread && known === null && <Banner tone="danger">{text('locationsUnread')}</Banner>}
      {count > 0 && (
        <Banner tone="danger" title={text('unmovedTitle', { count })}>
          {text('unchangedText')}
        </Banner>
      )}
      <ul aria-label={text('statusCount', { count: rows.length })} className={styles.repairs}>
        {rows.map((row) => (
          <Row key={row.id} row={row} reason={reasons[row.id]} />
        ))}
      </ul>
      <FormSelect
        actor={actor}
        field="assetLocationId"
        label={text('assetLocationId')}
        isRequired
        choices={[
          ...(known?.assetLocations ?? []).map(({ id, value }) => ({ id, label: value })),
          { id: noLocation, label: text('noLocation') },
        ]}
      />
    </form>
  );
}

/** An asset and its current location. */
function Row({ row, reason }: { row: ActionAsset; reason: string | undefined }) {
  return (
    <li className={styles.snapshot}>
      <p className={styles.typed}>
        <bdi>{row.assetCode}</bdi>
        <bdi>{row.assetLocationName}</bdi>
      </p>
      {reason !== undefined && (
        <p className={styles.failure}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  );
}
