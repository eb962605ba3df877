import { useParams } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef } from '@xstate/react';
import { resendRequestMachine } from '#machines/asset-assignment/resend-request.machine.ts';
import { assigneeMachine } from '#machines/asset-assignment/assignee.machine.ts';
import { assignedColumns } from '#machines/asset-assignment/assignee.ts';
import { takeBackMachine } from '#machines/asset-assignment/take-back.machine.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListSearch } from '#page/records/use-list-search.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssigneeScreen } from './assignee.screen.tsx';

function useAssigneeId(): string {
  const { holderId = '' }: { holderId?: string } = useParams({ strict: false });
  return holderId;
}

const AssigneePage = retried(({ onRetry }) => {
  const { search, onSearch } = useListSearch(assignedColumns);
  const actor = useActorRef(assigneeMachine, { input: { id: useAssigneeId() } });
  const resendRequest = useCompanion(actor, resendRequestMachine);
  const takeBack = useCompanion(actor, takeBackMachine);
  useTabReturn(actor);
  const onChanged = () => actor.send({ type: 'record.changed' });
  return (
    <AssigneeScreen
      actor={actor}
      takeBack={takeBack}
      resendRequest={resendRequest}
      search={search}
      onSearch={onSearch}
      onChanged={onChanged}
      onCopyAddress={useCopyAddress()}
      notFound={<NotFoundPage />}
      onRetry={onRetry}
    />
  );
});

/** Remounts the page when another assignee is opened. */
export default function AssigneeRoute() {
  return <AssigneePage key={useAssigneeId()} />;
}
