import { readAgain } from '#page/timer/timer.ts';
import { useTimers } from '#page/timer/timers.tsx';
import { useIdle } from '#page/timer/use-idle.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { RecentTile } from './large-tiles.tsx';
import { useRecentEntries, type RecentEntriesActor } from './use-dashboard.ts';

/** The entries that can be continued. Waits until the page is idle. */
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

/** Changes made elsewhere update this list, and an entry continued here updates the timer. */
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
