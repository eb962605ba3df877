import { useActorRef, useSelector } from '@xstate/react';
import { useCompanion } from '#records/use-companion.ts';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { menuFormMachine } from '#machines/menu/menu-form.machine.ts';
import { menuHistoryMachine } from '#machines/menu/menu-history.machine.ts';
import { emptyMenu, menuDraftSchema } from '#machines/menu/menu.ts';
import { restoreMenuMachine } from '#machines/menu/restore-menu.machine.ts';
import { buildDraft, isChanged } from '#machines/records/form-values.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { MenuManagerScreen } from './menu-manager.screen.tsx';

/** The menu of the tenant; each retry, and a restored menu, starts over. */
export default function MenuManagerPage() {
  const [attempt, setAttempt] = useState(0);
  return <MenuManager key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A stored draft stays unchanged if the menu could not be loaded. */
const getContent = (state: SnapshotFrom<typeof menuFormMachine>) =>
  state.matches('shown') ? buildDraft(state.context, false) : undefined;

function MenuManager({ onRetry }: { onRetry: () => void }) {
  const app = useApp();
  const { owner, draft: persisted } = usePersistedDraft('menu-form', menuDraftSchema);
  const actor = useActorRef(menuFormMachine, { input: { first: emptyMenu, persisted } });
  const restore = useCompanion(actor, restoreMenuMachine);
  const history = useCompanion(actor, menuHistoryMachine);
  useDraft(actor, owner, getContent);
  const hasUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const question = useUnsaved(() => hasUnsaved);
  useEmitted(actor, {
    'settings.saved': () => app.reloadWorkspace(),
  });
  useEmitted(restore, {
    'menu.restored': () => {
      app.reloadWorkspace();
      onRetry();
    },
  });
  return (
    <>
      <MenuManagerScreen actor={actor} history={history} restore={restore} onRetry={onRetry} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
}
