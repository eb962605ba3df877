import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { TimeTiles } from '#features/dashboard/time-tiles.tsx';
import { systemClock } from '#machines/clock.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { currentRunning, onRunning } from '../running.ts';
import { usePage } from '../use-page.ts';
import { useTabReturn } from '../use-tab-return.ts';
import { useTimesChanged } from '../use-times-changed.ts';

/** The hours, and what runs: told by the timer of the top bar, and by any tab that changes them. */
export function TimesSlot() {
  const { timeZone, IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useActorRef(dashboardMachine, {
    input: { clock: systemClock, timeZone, tiles: ['hours', 'running'] },
  });
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'area.changed' }));
  useEffect(() => {
    const tell = () => {
      const running = currentRunning();
      if (running !== undefined) actor.send({ type: 'running.told', running });
    };
    tell();
    return onRunning(tell);
  }, [actor]);
  return <TimeTiles actor={actor} isOpen={isOpen} />;
}
