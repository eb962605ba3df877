import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { startAuditMachine } from '#machines/asset-audit/start-audit.machine.ts';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { emptyAudit } from '#machines/asset-audit/audit-form.ts';
import { StartDialog } from './start-dialog.tsx';
import { useDone } from './use-done.ts';

/** Starts an audit in a dialog, whose fields are stored on the device until the audit starts. */
export function StartAudit({ onStarted }: { onStarted: (auditId: string) => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const actor = useActorRef(startAuditMachine, { input: { parentId: id, part: null } });
  const choices = useActorRef(assetChoicesMachine);
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  const question = usePartDraft(isOpen ? actor : undefined, {
    name: 'start-audit',
    emptyForm: emptyAudit,
    getId: () => '',
  });
  useDone(actor, () => {
    // The dialog also ends when the server has rejected the audit for good.
    if (actor.getSnapshot().matches('saved')) onStarted(id);
  });
  return (
    <>
      <StartDialog actor={actor} choices={choices} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />
    </>
  );
}
