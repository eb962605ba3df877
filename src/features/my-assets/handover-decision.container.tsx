import { useActorRef } from '@xstate/react';
import {
  handoverDecisionMachine,
  storedDecisionSchema,
  type HandoverDecisionInput,
} from '#machines/my-assets/handover-decision.machine.ts';
import { HandoverDecisionDialog } from '#records/handover/handover-decision-dialog.tsx';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';

interface HandoverDecisionProps {
  request: HandoverDecisionInput;
  /** The person's assets have changed and must be reloaded. */
  onChanged: () => void;
}

/** Loaded with the first decision, because handovers are rare. */
export function HandoverDecision({ request, onChanged }: HandoverDecisionProps) {
  const requested = `${request.kind} ${request.assets.map(({ id }) => id).join(' ')}`;
  const { owner, draft: persisted } = usePersistedDraft(
    `answer-handover ${requested}`,
    storedDecisionSchema,
  );
  const actor = useActorRef(
    handoverDecisionMachine,
    { input: { ...request, persisted } },
    ({ output }) => {
      if (output?.isOutdated) onChanged();
    },
  );
  // When the session ends, the input is stored until the person comes back.
  useDraft(actor, owner, ({ status, context: { form } }) =>
    status === 'active' && form.remark !== '' ? form : null,
  );
  return <HandoverDecisionDialog actor={actor} />;
}
