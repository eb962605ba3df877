import { createContext, use, type ReactNode } from 'react';
import { useRunning } from '#page/timers.tsx';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useTold } from '#page/use-told.ts';
import { useTimesChanged } from '#page/use-times-changed.ts';
import { TimeTile, type DashboardActor, type TimeTileName } from './time-tiles.tsx';
import { useTiles } from './use-tiles.ts';

const Times = createContext<DashboardActor | null>(null);

/**
 * What the tiles of times share, wherever they stand: the hours, and what runs, told by the timer of
 * the top bar, and by any tab that changes them.
 */
export function TimesProvider({ children }: { children: ReactNode }) {
  const actor = useTiles(['hours', 'running']);
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'area.changed' }));
  const running = useRunning();
  useTold(actor, running === undefined ? null : { type: 'running.told', running });
  return <Times value={actor}>{children}</Times>;
}

/** One of them. */
export function TimeSlot({ name }: { name: TimeTileName }) {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = use(Times);
  return actor && <TimeTile actor={actor} name={name} isOpen={isOpen} />;
}
