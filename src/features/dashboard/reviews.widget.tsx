import { useIdle } from '#page/timer/use-idle.ts';
import { usePage } from '#page/records/use-page.ts';
import { ReviewsTile } from './number-tiles.tsx';
import { TabReturn } from './tab-return.tsx';
import { useTileGroup } from './use-dashboard.ts';

/** The reviews that wait for the person. Waits until the page is idle. */
export function ReviewsSlot() {
  return useIdle() ? <IdleReviews /> : <ReviewsTile actor={null} isOpen={false} />;
}

function IdleReviews() {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTileGroup('reviews');
  return (
    <>
      {actor && <TabReturn actor={actor} />}
      <ReviewsTile actor={actor} isOpen={isOpen} />
    </>
  );
}
