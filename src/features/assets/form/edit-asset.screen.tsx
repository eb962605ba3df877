import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isChanged } from '#machines/records/form-values.ts';
import type { AssetForm } from '#machines/assets/form/asset-form.ts';
import { assetStatuses, statusIds } from '#machines/assets/asset.ts';
import type { EditAssetActor } from '#machines/assets/form/edit-asset.machine.ts';
import type { Failure } from '#machines/validation/failure.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormFrame } from '#records/form/form-frame.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordConflict, type FormatValue } from '#records/form/record-conflict.tsx';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ShutFields } from '#records/form/use-field.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { PropertyFields, VendorFields, WarrantyFields } from './asset-fields.tsx';
import { EditDetailFields } from './edit-asset-fields.tsx';
import { useAssetLabels } from '../list/use-asset-labels.ts';
import { markName } from '#ui/controls/isolate.tsx';

const AssetStatusDialogs = onDemand(() =>
  import('../status/asset-status-dialogs.tsx').then((module) => module.AssetStatusDialogs),
);

export interface EditAssetScreenProps {
  actor: EditAssetActor;
  notFound: ReactNode;
  onRetry: () => void;
}

/** Edits an asset. Source: ASSET-062, ASSET-094, ASSET-045. */
export function EditAssetScreen({ actor, notFound, onRetry }: EditAssetScreenProps) {
  const text = useText('assets');
  const code = useSelector(actor, ({ context }) => context.detail?.assetCode);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  if (isMissing) return notFound;
  return (
    <>
      <PageHead
        title={code === undefined ? text('editTitle') : `${text('editTitle')} ${markName(code)}`}
        above={[{ title: text('title'), to: assetAddresses.list.to }]}
      />
      <EditOrWait actor={actor} onRetry={onRetry} />
    </>
  );
}

function EditOrWait({ actor, onRetry }: Omit<EditAssetScreenProps, 'notFound'>) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  // After a failed save, the form stays visible while the details reload.
  const isLoading = useSelector(
    actor,
    (state) =>
      state.matches('idle') || (state.matches('loadingDetails') && !state.context.hasFailed),
  );
  if (isLoading) return <Loader label={records('loading')} />;
  if (!isUnavailable) return <OpenForm actor={actor} />;
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={onRetry}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

function OpenForm({ actor }: { actor: EditAssetActor }) {
  const { detail, choices, rights } = useSelector(actor, ({ context }) => context);
  const getLabel = useAssetLabels(detail?.assetProperties);
  const status = useSelector(actor, ({ children }) => children.status);
  const vendor = detail && { id: detail.vendorId, value: detail.vendorName };
  // Dialogs are rendered outside the form, so that submitting one does not submit the page.
  return (
    <>
      <FormFrame
        actor={actor}
        getLabel={getLabel}
        isScannedInto
        notice={<Notice actor={actor} />}
        onSave={() => actor.send({ type: 'UPDATE' })}
        onCancel={() => actor.send({ type: 'CANCEL' })}
      >
        <ShutFields value={!rights.details}>
          <EditDetailFields actor={actor} />
        </ShutFields>
        <ShutFields value={!rights.properties}>
          <PropertyFields actor={actor} properties={detail?.assetProperties ?? []} />
        </ShutFields>
        <ShutFields value={!rights.details}>
          <VendorFields actor={actor} choices={choices} {...(vendor && { persisted: vendor })} />
          <WarrantyFields actor={actor} />
        </ShutFields>
        <SaveBar actor={actor} />
      </FormFrame>
      {status && <AssetStatusDialogs actor={status} />}
      <EditConflict actor={actor} />
    </>
  );
}

/**
 * Someone else has changed the asset in the meantime: the person compares both versions and
 * decides.
 */
function EditConflict({ actor }: { actor: EditAssetActor }) {
  const text = useText('assets');
  const { shortDay } = useFormat();
  const { theirs, detail, choices } = useSelector(actor, ({ context }) => context);
  const getLabel = useAssetLabels(detail?.assetProperties);
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(assetStatuses.map((each) => [statusIds[each], text(`status_${each}`)])),
    ...Object.fromEntries((choices?.assetLocations ?? []).map(({ id, value }) => [id, value])),
    ...Object.fromEntries((choices?.vendors ?? []).map(({ id, value }) => [id, value])),
    ...(theirs && { [theirs.detail.vendorId]: theirs.detail.vendorName }),
  };
  const formatValue: FormatValue<AssetForm> = (_, value) => {
    if (typeof value !== 'string') return undefined;
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? shortDay(value) : names[value];
  };
  return <RecordConflict actor={actor} getLabel={getLabel} formatValue={formatValue} />;
}

/** Notices above the form: why the asset cannot be edited, or that earlier input is available. */
function Notice({ actor }: { actor: EditAssetActor }) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const isLocked = useSelector(actor, (state) => state.matches({ loaded: 'locked' }));
  const status = useSelector(actor, ({ context }) => context.detail?.assetStatus);
  const isOffering = useSelector(
    actor,
    (state) => state.context.offered !== null && state.matches('loaded'),
  );
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  if (isLocked) {
    return (
      <Banner tone="warning">
        {status === 'Scrap' ? forms('scrapLocked') : text('disposedFinal')}
      </Banner>
    );
  }
  return isOffering && <DraftOffer actor={actor} isTyped={isTyped} />;
}

function SaveBar({ actor }: { actor: EditAssetActor }) {
  const forms = useText('assetForms');
  const records = useText('records');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  const isLocked = useSelector(actor, (state) => state.matches({ loaded: 'locked' }));
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  return (
    <SaveBarFrame
      isUnsaved={isUnsaved}
      failure={isLocked ? <WhyNot failure={failure} /> : <SaveFailure failure={failure} />}
    >
      {!isLocked && (
        <Button
          type="submit"
          variant="primary"
          isPending={isSaving}
          pendingLabel={records('saving')}
        >
          {forms('updateAsset')}
        </Button>
      )}
      <Button onPress={() => actor.send({ type: 'CANCEL' })}>{records('cancel')}</Button>
    </SaveBarFrame>
  );
}

/** Someone has locked the asset in the meantime, so trying again does not help. */
function WhyNot({ failure }: { failure: Failure | null }) {
  const text = useText('common');
  if (failure === null) return null;
  return (
    <Banner tone="danger" title={text('saveFailed')}>
      {failure.message}
    </Banner>
  );
}
