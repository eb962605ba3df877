import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { systemClock } from '#machines/clock.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { currentRunning, onRunning } from '#page/running.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useTimesChanged } from '#page/use-times-changed.ts';
import { TimeTiles } from './time-tiles.tsx';

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
