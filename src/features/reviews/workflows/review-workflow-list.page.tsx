import { useActorRef } from '@xstate/react';
import { reviewWorkflowListMachine } from '#machines/reviews/workflows/review-workflow-list.machine.ts';
import { workflowColumns, type ReviewWorkflow } from '#machines/reviews/workflows/workflow.ts';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { ReviewWorkflowListScreen } from './review-workflow-list.screen.tsx';

const ReviewWorkflowListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(workflowColumns);
  const memory = useApp().getRows<ReviewWorkflow>(workflowColumns);
  const actor = useActorRef(reviewWorkflowListMachine, {
    input: { search: address.search, memory },
  });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <ReviewWorkflowListScreen
      {...followed}
      {...usePersistedColumns(profile.id, reviewWorkflowAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ReviewWorkflowListPage;
