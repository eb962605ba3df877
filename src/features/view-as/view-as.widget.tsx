import { useActorRef } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { viewAsMachine, type ViewAs } from '#machines/view-as/view-as.machine.ts';
import { userAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useListener } from '#ui/hooks/use-listener.ts';
import { ViewAsScreen } from './view-as.screen.tsx';

/** The banner above every page while the session views the tenant as another user. */
export function ViewAsSlot({ viewAs }: { viewAs: ViewAs }) {
  const app = useApp();
  const actor = useActorRef(viewAsMachine, { input: { viewAs, clock: serverClock } });
  useListener('visibilitychange', () => actor.send({ type: 'page.woken' }));
  useEmitted(actor, {
    'view.ended': () => app.showOtherPerson(userAddresses.view(viewAs.userId)),
  });
  return <ViewAsScreen actor={actor} />;
}
