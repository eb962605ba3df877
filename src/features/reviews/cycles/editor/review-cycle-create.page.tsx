import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { cycleEditorMachine } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import { editorSchemas, emptyCycle } from '#machines/reviews/cycles/cycle-editor.ts';
import { buildDraft, buildDraftSchema, isChanged } from '#machines/records/form-values.ts';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { CycleEditorScreen } from './cycle-editor.screen.tsx';

const draftSchema = buildDraftSchema(emptyCycle, editorSchemas);

/** A new review cycle, with the draft of this device. Source: REVW-008. */
export default function ReviewCycleCreatePage() {
  const navigate = useNavigate();
  const { owner, draft: persisted } = usePersistedDraft(cycleEditorMachine.id, draftSchema);
  const [newId] = useState(() => crypto.randomUUID());
  const actor = useActorRef(cycleEditorMachine, { input: { newId, persisted } });
  useDraft(actor, owner, (state) =>
    // Until it is loaded, its draft stays unchanged.
    state.matches('loading') || state.matches('unavailable')
      ? undefined
      : buildDraft(state.context, state.matches('saved')),
  );
  const question = useUnsaved(() => {
    const state = actor.getSnapshot();
    return state.status === 'active' && state.hasTag('editable') && isChanged(state.context);
  });
  useFollowed(actor, (state) => {
    if (state.matches('saved')) void navigate(reviewCycleAddresses.cycle(newId));
  });
  useEmitted(actor, { 'form.exited': () => void navigate(reviewCycleAddresses.list) });
  return (
    <>
      <CycleEditorScreen actor={actor} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
}
