import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { buildDraft, buildDraftSchema, isChanged } from '#machines/records/form-values.ts';
import { nudgeRunMachine } from '#machines/reviews/settings/nudge-run.machine.ts';
import { reviewSettingsMachine } from '#machines/reviews/settings/review-settings.machine.ts';
import { firstSettings } from '#machines/reviews/settings/review-settings.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { ReviewSettingsScreen } from './review-settings.screen.tsx';

const draftSchema = buildDraftSchema(firstSettings);

/** A stored draft stays unchanged if the settings could not be loaded. */
const getContent = (state: SnapshotFrom<typeof reviewSettingsMachine>) =>
  state.matches('shown') ? buildDraft(state.context, false) : undefined;

const ReviewSettingsPage = retried(({ onRetry }) => {
  const { owner, draft: persisted } = usePersistedDraft('review-settings', draftSchema);
  const actor = useActorRef(reviewSettingsMachine, { input: { first: firstSettings, persisted } });
  const nudgeRun = useActorRef(nudgeRunMachine);
  useDraft(actor, owner, getContent);
  const hasUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const question = useUnsaved(() => hasUnsaved);
  return (
    <>
      <ReviewSettingsScreen actor={actor} nudgeRun={nudgeRun} onRetry={onRetry} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
});

export default ReviewSettingsPage;
