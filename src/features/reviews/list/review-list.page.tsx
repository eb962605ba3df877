import { useActorRef } from '@xstate/react';
import { withoutTeam, reviewColumns } from '#machines/reviews/list/review-search.ts';
import { reviewListMachine } from '#machines/reviews/list/review-list.machine.ts';
import type { Review } from '#machines/reviews/list/review-list.ts';
import { reviewPdfMachine } from '#machines/reviews/execute/review-pdf.machine.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { OpenedMeeting } from '../meetings/opened-meeting.tsx';
import { ReviewListScreen } from './review-list.screen.tsx';
import { hiddenAtFirst } from './use-review-columns.tsx';

/** The reviews; page, order and filters are in the address. */
export default retried(({ onRetry }) => {
  const text = useText('reviewList');
  const { profile, isTeamLead } = usePage().workspace;
  const { search: requested, ...address } = useListSearch(reviewColumns);
  const search = isTeamLead ? requested : withoutTeam(requested);
  const memory = useApp().getRows<Review>(reviewColumns);
  const actor = useActorRef(reviewListMachine, { input: { search, memory } });
  const pdf = useActorRef(reviewPdfMachine);
  const followed = useListAddress(actor, { ...address, search });
  useTabReturn(actor);
  useEmitted(pdf, {
    'file.ready': ({ file, requested: { name } }) =>
      saveFile(`${text('fileName', { name })}.pdf`, file),
  });
  return (
    <>
      <ReviewListScreen
        {...followed}
        {...usePersistedColumns(profile.id, reviewAddresses.list.to, hiddenAtFirst)}
        actor={actor}
        pdf={pdf}
        isTeamLead={isTeamLead}
        employeeId={profile.employeeId}
        onRetry={onRetry}
      />
      <OpenedMeeting />
    </>
  );
});
