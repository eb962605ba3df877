import { readAgain } from '#page/timer.ts';
import { useTimers } from '#page/timers.tsx';
import { useIdle } from '#page/use-idle.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useTimesChanged } from '#page/use-times-changed.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { RecentTile } from './large-tiles.tsx';
import { useRecentEntries, type RecentEntriesActor } from './use-dashboard.ts';

/** What can be continued. It waits until the page has come to rest. */
export function RecentSlot() {
  return useIdle() ? <Recent /> : <RecentTile actor={null} />;
}

function Recent() {
  const actor = useRecentEntries();
  return (
    <>
      {actor && <Following actor={actor} />}
      <RecentTile actor={actor} />
    </>
  );
}

/** What changes elsewhere shows here, and what is continued here shows in the timer. */
function Following({ actor }: { actor: RecentEntriesActor }) {
  const timers = useTimers();
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'area.changed' }));
  useEmitted(actor, {
    'entry.continued': () => {
      const timer = timers.current();
      if (timer) readAgain(timer);
    },
  });
  return null;
}
