import { useActorRef, useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { firstKeySettings, withoutTypedKey } from '#machines/provider-keys/key-settings.ts';
import type { KeySettingsMachine } from '#machines/provider-keys/permea-settings.machine.ts';
import { buildDraft, buildDraftSchema, isChanged } from '#machines/records/form-values.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { KeySettingsScreen, type KeyService } from './key-settings.screen.tsx';

/** A stored draft has the key unchanged: what is typed stays in the tab. Source: PRIV-D05. */
const draftSchema = buildDraftSchema(firstKeySettings, {
  apiKey: v.strictObject({
    hint: v.nullable(v.string()),
    address: v.string(),
    change: v.literal('none'),
    typed: v.literal(''),
  }),
});

/** A stored draft stays unchanged if the settings could not be loaded. */
function getContent(state: SnapshotFrom<KeySettingsMachine>) {
  if (!state.matches('shown')) return undefined;
  const { context } = state;
  const form = withoutTypedKey(context.form, context.base);
  return buildDraft({ ...context, form }, false);
}

/** The page of a service's settings; each retry starts over. */
export const createKeySettingsPage = (machine: KeySettingsMachine, service: KeyService) =>
  retried(({ onRetry }) => {
    const { owner, draft: persisted } = usePersistedDraft(machine.id, draftSchema);
    const actor = useActorRef(machine, { input: { first: firstKeySettings, persisted } });
    useDraft(actor, owner, getContent);
    const hasUnsaved = useSelector(actor, ({ context }) => isChanged(context));
    const question = useUnsaved(() => hasUnsaved);
    return (
      <>
        <KeySettingsScreen actor={actor} service={service} onRetry={onRetry} />
        <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
      </>
    );
  });
