import { useActorRef } from '@xstate/react';
import { systemClock } from '#machines/clock.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { useRunning } from '#page/timers.tsx';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useTold } from '#page/use-told.ts';
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
  const running = useRunning();
  useTold(actor, running === undefined ? null : { type: 'running.told', running });
  return <TimeTiles actor={actor} isOpen={isOpen} />;
}
