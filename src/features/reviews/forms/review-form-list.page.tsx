import { useActorRef } from '@xstate/react';
import { reviewFormListMachine } from '#machines/reviews/forms/review-form-list.machine.ts';
import { reviewFormColumns, type ReviewForm } from '#machines/reviews/forms/review-form.ts';
import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { ReviewFormListScreen } from './review-form-list.screen.tsx';

const ReviewFormListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(reviewFormColumns);
  const memory = useApp().getRows<ReviewForm>(reviewFormColumns);
  const actor = useActorRef(reviewFormListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <ReviewFormListScreen
      {...followed}
      {...usePersistedColumns(profile.id, reviewFormAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ReviewFormListPage;
