import { createContext, use, type ReactNode } from 'react';
import { useRunning } from '#page/timer/timers.tsx';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { TimeTile, type TimeTileName } from './time-tiles.tsx';
import { useTileGroup, type TileGroupActor } from './use-dashboard.ts';
import { useStop } from '#page/timer/use-stop.ts';

const Times = createContext<TileGroupActor | null>(null);

/**
 * Shares the time data with all time tiles: the hours and the running entry, which update from the
 * timer of the top bar and from any tab that changes them.
 */
export function TimesProvider({ children }: { children: ReactNode }) {
  const actor = useTileGroup('times');
  return (
    <>
      {actor && <Following actor={actor} />}
      <Times value={actor}>{children}</Times>
    </>
  );
}

function Following({ actor }: { actor: TileGroupActor }) {
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'area.changed' }));
  const running = useRunning();
  useSendOnChange(actor, running === undefined ? null : { type: 'runningEntry.received', running });
  return null;
}

/** A time tile. */
export function TimeSlot({ name }: { name: TimeTileName }) {
  const { profile } = usePage().workspace;
  const actor = use(Times);
  const stop = useStop();
  const isOpen = profile.IsUserHasOrganizationSettings;
  return <TimeTile actor={actor} name={name} isOpen={isOpen} stop={stop} subject={profile.id} />;
}
