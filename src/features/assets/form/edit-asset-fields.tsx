import { useSelector } from '@xstate/react';
import { getStatus } from '#machines/assets/status/asset-status.ts';
import { assetStatuses } from '#machines/assets/asset.ts';
import type { EditAssetActor } from '#machines/assets/form/edit-asset.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { useField } from '#records/form/use-field.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AssetChoice, AssetDay, toChoices, FieldSection, useAssetField } from './asset-fields.tsx';

/** The name, type, location and status of an asset. Source: ASSET-077, ASSET-045, ASSET-021. */
export function EditDetailFields({ actor }: { actor: EditAssetActor }) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const of = useAssetField(actor);
  const { detail, choices } = useSelector(actor, ({ context }) => context);
  const status = useSelector(actor, ({ context }) => getStatus(context.form.statusId));
  return (
    <FieldSection title={text('details')}>
      <FormText {...of('assetCode')} isRequired autoFocus />
      <FormText {...of('name')} />
      <TextField isReadOnly label={text('assetType')} value={detail?.assetType ?? ''} />
      <TextField isReadOnly label={text('assetCategory')} value={detail?.assetCategoryName ?? ''} />
      <FormText {...of('serialNumber')} />
      <AssetChoice
        {...of('assetLocationId')}
        items={[
          { id: '', label: forms('noLocation') },
          ...toChoices(choices?.assetLocations ?? []),
        ]}
      />
      <StatusField actor={actor} />
      {status !== detail?.assetStatus && status === 'Scrap' && <AssetDay {...of('scrappedOn')} />}
      {status !== detail?.assetStatus && status === 'Disposed' && (
        <AssetDay {...of('disposedOn')} />
      )}
    </FieldSection>
  );
}

/** Each new status requires its own fields; assets are not assigned here. */
function StatusField({ actor }: { actor: EditAssetActor }) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const label = text('assetStatus');
  const { isLocked, error } = useField({ actor, field: 'statusId', label });
  const saved = useSelector(actor, ({ context }) => context.detail?.assetStatus);
  const status = useSelector(actor, ({ context }) => getStatus(context.form.statusId));
  const assignee = useSelector(
    actor,
    ({ context }) => context.detail?.employeeName || context.detail?.teamName || '',
  );
  const offered = assetStatuses.filter((each) => each !== 'Assigned' || saved === 'Assigned');
  return (
    <div data-field="statusId">
      <Select
        label={label}
        isRequired
        placeholder={forms('pleaseSelect')}
        items={offered.map((id) => ({ id, label: text(`status_${id}`) }))}
        value={status}
        onChange={(to) => to && actor.send({ type: 'CHANGE_STATUS', to })}
        isLocked={isLocked}
        error={error}
        {...(assignee !== '' &&
          status === 'Assigned' && { description: forms('assignee', { name: assignee }) })}
      />
    </div>
  );
}
