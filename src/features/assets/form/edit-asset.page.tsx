import { useActorRef } from '@xstate/react';
import { assetDraftSchema } from '#machines/assets/form/asset-form.ts';
import { editAssetMachine, getTypedAsset } from '#machines/assets/form/edit-asset.machine.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { useBlocked } from '#records/blocked.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { EditAssetScreen } from './edit-asset.screen.tsx';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useLeaveToList } from '../list/use-leave-to-list.ts';

const EditAssetPage = retried(({ onRetry }) => {
  const id = useRecordId('assetId') ?? '';
  const { owner, draft: persisted } = usePersistedDraft(`asset-form ${id}`, assetDraftSchema);
  const rights = {
    details: !useBlocked('assetManager.editDetails').isBlocked,
    properties: !useBlocked('assetManager.editTypeProperties').isBlocked,
  };
  const calendar = useCalendar();
  const actor = useActorRef(editAssetMachine, { input: { id, calendar, rights, persisted } });
  useSendOnChange(actor, { type: 'LOAD' });
  useDraft(actor, owner, (state) => {
    if (state.context.isUpdated) return null;
    return state.matches('loaded') || state.matches('saving')
      ? getTypedAsset(state.context)
      : undefined;
  });
  const question = useUnsaved(() => {
    const { status, context } = actor.getSnapshot();
    return status === 'active' && isChanged(context);
  });
  const leave = useLeaveToList();
  // The machine's final state arrives after its last event; only then is nothing unsaved.
  useFollowed(actor, (state) => {
    const { isUpdated, form } = state.context;
    if (state.matches('toList')) leave(isUpdated ? form.assetCode.trim() : undefined);
  });
  useEmitted(actor, { 'form.exited': () => leave() });
  return (
    <>
      <EditAssetScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
});

export default ofRecord(EditAssetPage, 'assetId');
