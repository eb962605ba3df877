import { useActorRef } from '@xstate/react';
import { archiveChoicesMachine } from '#machines/reviews/archives/archive-choices.machine.ts';
import { archivedPdfMachine } from '#machines/reviews/archives/archived-pdf.machine.ts';
import { archiveColumns, type ArchivedReview } from '#machines/reviews/archives/archived-review.ts';
import { reviewArchiveMachine } from '#machines/reviews/archives/review-archive.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useApp } from '#page/use-app.ts';
import { retried } from '#page/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/use-list-search.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { usePersistedColumns } from '#session/persisted-columns.ts';
import { saveFile } from '#ui/save-file.ts';
import { useEmitted } from '#ui/use-emitted.ts';
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
