import { useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { assetAddMachine } from '#machines/assets/form/asset-add.machine.ts';
import { assetDraftSchema } from '#machines/assets/form/asset-form.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { copyParameter } from '#page/parameters/record-parameters.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { AssetAddScreen } from './asset-add.screen.tsx';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useLeaveToList } from '../list/use-leave-to-list.ts';

export default retried(({ onRetry }) => {
  const { sourceId = null } = copyParameter(useSearch({ strict: false }));
  const about = sourceId === null ? 'new' : `copy of ${sourceId}`;
  const { owner, draft: persisted } = usePersistedDraft(`asset-form ${about}`, assetDraftSchema);
  const [newId] = useState(() => crypto.randomUUID());
  const calendar = useCalendar();
  const actor = useActorRef(assetAddMachine, { input: { calendar, newId, persisted, sourceId } });
  useDraft(actor, owner, ({ context, status, value }) => {
    if (value === 'saved') return context.offered;
    if (value === 'loading' || value === 'copying' || status === 'done') return undefined;
    return isChanged(context) ? { form: context.form, base: context.base } : context.offered;
  });
  const question = useUnsaved(() => {
    const { status, context } = actor.getSnapshot();
    return status === 'active' && isChanged(context);
  });
  const leave = useLeaveToList();
  // The machine's final state arrives after its last event; only then is nothing unsaved.
  useFollowed(actor, (state) => {
    if (state.matches('saved')) leave(state.context.form.assetCode.trim());
  });
  useEmitted(actor, { 'form.exited': () => leave() });
  return (
    <>
      <AssetAddScreen actor={actor} onRetry={onRetry} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
});
