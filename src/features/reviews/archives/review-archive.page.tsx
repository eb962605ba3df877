import { useActorRef } from '@xstate/react';
import { archiveChoicesMachine } from '#machines/reviews/archives/archive-choices.machine.ts';
import { archivedPdfMachine } from '#machines/reviews/archives/archived-pdf.machine.ts';
import { archiveColumns, type ArchivedReview } from '#machines/reviews/archives/archived-review.ts';
import { reviewArchiveMachine } from '#machines/reviews/archives/review-archive.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ReviewArchiveScreen } from './review-archive.screen.tsx';

/** The archived reviews; filters and order are in the address. Source: REVW-010. */
const ReviewArchivePage = retried(({ onRetry }) => {
  const text = useText('reviewArchives');
  const { profile } = usePage().workspace;
  const address = useListSearch(archiveColumns);
  const memory = useApp().getRows<ArchivedReview>(archiveColumns);
  const actor = useActorRef(reviewArchiveMachine, { input: { search: address.search, memory } });
  const choices = useActorRef(archiveChoicesMachine);
  const pdf = useActorRef(archivedPdfMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useTabReturn(choices);
  useEmitted(pdf, {
    'file.ready': ({ file, requested }) =>
      saveFile(`${text('fileName', { name: requested.name })}.pdf`, file),
  });
  return (
    <ReviewArchiveScreen
      {...followed}
      {...usePersistedColumns(profile.id, '/performance/archives')}
      actor={actor}
      choices={choices}
      pdf={pdf}
      onRetry={onRetry}
    />
  );
});

export default ReviewArchivePage;
