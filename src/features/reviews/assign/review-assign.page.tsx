import { useParams } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef } from '@xstate/react';
import * as v from 'valibot';
import { serverClock } from '#machines/clock.ts';
import { autoNudgeMachine } from '#machines/reviews/assign/auto-nudge.machine.ts';
import {
  clientAssignmentMachine,
  type ContactChoices,
} from '#machines/reviews/assign/client-assignment.machine.ts';
import { clientNudgeMachine } from '#machines/reviews/assign/client-nudge.machine.ts';
import { clientColumns, toParentId, type ClientStep } from '#machines/reviews/assign/client-row.ts';
import { clientRowsMachine } from '#machines/reviews/assign/client-rows.machine.ts';
import { nudgeHistoryMachine } from '#machines/reviews/assign/nudge-history.machine.ts';
import { useText } from '#i18n/text.tsx';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ReviewAssignScreen } from './review-assign.screen.tsx';

/** The selected contacts that are not saved, as stored on this device. */
const draftSchema: v.GenericSchema<unknown, ContactChoices> = v.record(
  v.string(),
  v.object({
    employeeName: v.string(),
    clientContactId: v.nullable(v.string()),
    contactName: v.string(),
  }),
);

const now = () => serverClock.now();

interface AssignPageProps {
  step: ClientStep;
  onRetry: () => void;
}

/** The client contacts of a step of a cycle. Source: REVW-002. */
function AssignPage({ step, onRetry }: AssignPageProps) {
  const text = useText('reviewAssign');
  const records = useText('records');
  const { profile } = usePage().workspace;
  const parentId = toParentId(step);
  const address = useListSearch(clientColumns);
  const { owner, draft } = usePersistedDraft(`client-contacts ${parentId}`, draftSchema);
  const actor = useActorRef(clientRowsMachine, {
    input: { search: address.search, parentId },
  });
  const autoNudge = useCompanion(actor, autoNudgeMachine);
  const nudge = useCompanion(actor, clientNudgeMachine);
  const assignment = useActorRef(clientAssignmentMachine, {
    input: { step, choices: draft ?? {} },
  });
  const history = useActorRef(nudgeHistoryMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useDraft(assignment, owner, ({ context: { choices } }) =>
    Object.keys(choices).length === 0 ? null : choices,
  );
  // The selected contacts stay if the list cannot be loaded, so that the list is not their parent.
  useEmitted(assignment, { 'assignments.saved': () => actor.send({ type: 'rows.changed' }) });
  const question = useUnsaved(
    () => Object.keys(assignment.getSnapshot().context.choices).length > 0,
  );
  return (
    <>
      <ReviewAssignScreen
        {...followed}
        {...usePersistedColumns(profile.id, '/performance/reviews/assign')}
        actor={actor}
        assignment={assignment}
        nudge={nudge}
        autoNudge={autoNudge}
        history={history}
        now={now}
        notFound={<NotFoundPage />}
        onRetry={onRetry}
      />
      <ConfirmDialog
        effect="reading"
        isDestructive
        isOpen={question !== null}
        title={text('leaveTitle')}
        text={text('leaveText')}
        yes={records('discard')}
        no={text('cancel')}
        onYes={() => {
          assignment.send({ type: 'choices.reset' });
          question?.leave();
        }}
        onNo={() => question?.stay()}
      />
    </>
  );
}

/** Another step is another page. */
export default retried(({ onRetry }) => {
  const { cycleId = '', stepId = '' }: Record<string, string | undefined> = useParams({
    strict: false,
  });
  return <AssignPage key={`${cycleId} ${stepId}`} step={{ cycleId, stepId }} onRetry={onRetry} />;
});
