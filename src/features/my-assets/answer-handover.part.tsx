import { useActorRef } from '@xstate/react';
import {
  handoverDecisionMachine,
  storedDecisionSchema,
  type HandoverDecisionInput,
} from '#machines/my-assets/answer-handover.machine.ts';
import { HandoverDecisionDialog } from '#records/handover/answer-handover-dialog.tsx';
import { useDraft, usePersistedDraft } from '#page/use-draft.ts';

interface HandoverDecisionProps {
  request: HandoverDecisionInput;
  /** What the person has is to be read again. */
  onChanged: () => void;
}

/** Loaded with the first answer: few days bring an asset. */
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
  // A session that ends leaves what is typed for whoever comes back.
  useDraft(actor, owner, ({ status, context: { form } }) =>
    status === 'active' && form.remark !== '' ? form : null,
  );
  return <HandoverDecisionDialog actor={actor} />;
}
