import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { serverClock } from '#machines/clock.ts';
import { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';
import { isBeginning, getSteps } from '#machines/dashboard/first-steps.ts';
import { useIdle } from '#page/timer/use-idle.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { hasDismissedSteps, leaveSteps } from './first-steps-left.ts';

const FirstSteps = onDemand(() => import('./first-steps.tsx').then((module) => module.FirstSteps));

/** The first steps of a new organization, requested once the page is idle. */
export function FirstStepsSlot() {
  const { profile, tenant } = usePage().workspace;
  const [isDismissed, setIsDismissed] = useState(() => hasDismissedSteps(profile.id, tenant.id));
  const isIdle = useIdle();
  const leave = () => {
    leaveSteps(profile.id, tenant.id);
    setIsDismissed(true);
  };
  return isIdle && !isDismissed && <Steps onDismiss={leave} />;
}

function Steps({ onDismiss }: { onDismiss: () => void }) {
  const { profile, tenant } = usePage().workspace;
  const { timeZone, IsUserHasOrganizationSettings: hasSettings } = profile;
  const actor = useActorRef(
    tileGroupMachine,
    { input: { clock: serverClock, timeZone, tiles: ['firstSteps'] } },
    // An organization that has completed its first steps never needs them again, so they are not
    // requested any more.
    ({ context: { response } }) => {
      if (!response || !hasSettings) return;
      const steps = response.firstSteps ? getSteps(response.firstSteps, hasSettings) : [];
      if (!isBeginning(steps)) leaveSteps(profile.id, tenant.id);
    },
  );
  useTabReturn(actor);
  const isShown = useSelector(actor, ({ context }) => !!context.response?.firstSteps);
  return isShown && <FirstSteps actor={actor} hasSettings={hasSettings} onDismiss={onDismiss} />;
}
