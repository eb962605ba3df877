import { useSelector } from '@xstate/react';
import type { AssetAddActor } from '#machines/assets/form/asset-add.machine.ts';
import type { AssetForm } from '#machines/assets/form/asset-form.ts';
import type { AssetChoices } from '#machines/assets/asset.ts';
import { toNewLines } from '#machines/assets/list/bulk-assets.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { FormFrame } from '#records/form/form-frame.tsx';
import { NextStep } from '#records/view/next-step.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import {
  assetAddresses,
  assetMasterAddresses,
  vendorAddresses,
} from '#page/parameters/addresses.ts';
import {
  AssetChoice,
  toChoices,
  FieldSection,
  PropertyFields,
  useAssetField,
  VendorFields,
  WarrantyFields,
} from './asset-fields.tsx';
import { useAssetLabels } from '../list/use-asset-labels.ts';

export interface AssetAddScreenProps {
  actor: AssetAddActor;
  onRetry: () => void;
}

/** Adds an asset. Source: ASSET-012, ASSET-064. */
export function AssetAddScreen({ actor, onRetry }: AssetAddScreenProps) {
  const text = useText('assets');
  const records = useText('records');
  const why = useCauseText();
  const isLoading = useSelector(
    actor,
    (state) => state.matches('loading') || state.matches('copying'),
  );
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <>
      <PageHead
        title={text('add')}
        above={[{ title: text('title'), to: assetAddresses.list.to }]}
      />
      {isLoading && <Loader label={records('loading')} />}
      {isUnavailable && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      )}
      {!isLoading && !isUnavailable && <OpenForm actor={actor} />}
    </>
  );
}

function OpenForm({ actor }: { actor: AssetAddActor }) {
  const choices = useSelector(actor, ({ context }) => context.choices);
  const properties = useSelector(actor, ({ context }) => context.properties);
  const offered = useSelector(actor, ({ context }) => context.offered);
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  const getLabel = useAssetLabels(properties);
  return (
    <FormFrame
      actor={actor}
      getLabel={getLabel}
      isScannedInto
      notice={offered !== null && <DraftOffer actor={actor} isTyped={isTyped} />}
      onSave={() => actor.send({ type: 'SAVE' })}
      onCancel={() => actor.send({ type: 'CANCEL' })}
    >
      <FirstSteps choices={choices} />
      <DetailFields actor={actor} />
      <TypeUnread actor={actor} />
      {properties.length > 0 && <PropertyFields actor={actor} properties={properties} />}
      <VendorFields actor={actor} choices={choices} />
      <WarrantyFields actor={actor} />
      <SaveBar actor={actor} />
    </FormFrame>
  );
}

/** The records that a new tenant needs before it can add an asset. */
function FirstSteps({ choices }: { choices: AssetChoices | null }) {
  const forms = useText('assetForms');
  return (
    <>
      {choices?.assetTypes.length === 0 && (
        <NextStep address={assetMasterAddresses.add} rule="assetMaster.add" link={forms('addType')}>
          {forms('noTypesYet')}
        </NextStep>
      )}
      {choices?.vendors.length === 0 && (
        <NextStep address={vendorAddresses.add} rule="vendors.basic" link={forms('addVendor')}>
          {forms('noVendorsYet')}
        </NextStep>
      )}
    </>
  );
}

/** Few people add assets in bulk, so these fields load on request. */
const BulkLines = onDemand<{ actor: AssetAddActor }>(() =>
  import('../list/bulk-lines.container.tsx').then((module) => module.BulkLines),
);

function DetailFields({ actor }: { actor: AssetAddActor }) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const of = useAssetField(actor);
  const choices = useSelector(actor, ({ context }) => context.choices);
  const isBulk = useSelector(actor, ({ context }) => context.form.isBulk);
  const types = choices?.assetTypes.map(({ id, name }) => ({ id, value: name })) ?? [];
  return (
    <FieldSection title={text('details')}>
      <AssetChoice {...of('assetTypeId')} isRequired items={toChoices(types)} />
      <FormText
        {...of('assetCode')}
        isRequired
        description={forms(isBulk ? 'firstCodeHint' : 'codeHint')}
      />
      <FormText {...of('name')} />
      {!isBulk && <FormText {...of('serialNumber')} />}
      <AssetChoice
        {...of('assetLocationId')}
        items={[
          { id: '', label: forms('noLocation') },
          ...toChoices(choices?.assetLocations ?? []),
        ]}
      />
      <FormSwitch {...of('isBulk')} stateText={(isOn) => forms(isOn ? 'bulkOn' : 'bulkOff')} />
      {isBulk && <BulkLines actor={actor} />}
    </FieldSection>
  );
}

/** Loading the properties failed; without them, nothing can be saved. */
function TypeUnread({ actor }: { actor: AssetAddActor }) {
  const forms = useText('assetForms');
  const records = useText('records');
  const isUnread = useSelector(actor, (state) => state.matches({ editing: 'typeUnread' }));
  if (!isUnread) return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {forms('typeUnread')}
    </Banner>
  );
}

/** The button that is pending: it is saving, or waits for the properties of the type to load. */
function getPendingButton(state: ReturnType<AssetAddActor['getSnapshot']>) {
  if (!state.matches('saving') && !state.matches({ editing: { loadingType: 'awaited' } }))
    return null;
  return state.context.isAnother ? 'form.saveAndAdd' : 'SAVE';
}

/** The number of assets added in bulk; null for a single asset. */
const countAssets = (form: AssetForm) => (form.isBulk ? toNewLines(form).length : null);

function SaveBar({ actor }: { actor: AssetAddActor }) {
  const forms = useText('assetForms');
  const records = useText('records');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const saving = useSelector(actor, getPendingButton);
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const isUnread = useSelector(actor, (state) => state.matches({ editing: 'typeUnread' }));
  const count = useSelector(actor, ({ context }) => countAssets(context.form));
  const blockedBecause = isUnread ? forms('typeUnread') : null;
  return (
    <SaveBarFrame isUnsaved={isUnsaved} failure={<SaveFailure failure={failure} />}>
      <Button
        type="submit"
        variant="primary"
        isPending={saving === 'SAVE'}
        pendingLabel={records('saving')}
        blockedBecause={blockedBecause}
      >
        {count === null ? forms('saveAsset') : forms('saveBulk', { count })}
      </Button>
      <Button
        isPending={saving === 'form.saveAndAdd'}
        pendingLabel={records('saving')}
        blockedBecause={blockedBecause}
        onPress={() => actor.send({ type: 'form.saveAndAdd' })}
      >
        {forms('saveAndAdd')}
      </Button>
      <Button onPress={() => actor.send({ type: 'CANCEL' })}>{records('cancel')}</Button>
    </SaveBarFrame>
  );
}
