import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { midnightCrossoverMachine } from '#machines/clockwork/timer/midnight-crossover.machine.ts';
import { serverClock } from '#machines/clock.ts';
import { tenantGatewayMachine } from '#machines/session/tenant-gateway.machine.ts';
import type { CrossoverActor } from '#page/entry/app.ts';
import { LateNotices } from '#page/notices/late-notices.tsx';
import { savedRedirectRoute, takeRedirectRoute } from '#session/redirect-route.ts';
import { tenantOfDevice } from '#session/selected-tenant.ts';
import { useApp, useSession } from '#page/entry/use-app.ts';
import { useSignOut } from '#page/entry/use-sign-out.tsx';
import { TenantGatewayScreen } from './tenant-gateway.screen.tsx';

/** The gateway, remounted with a new actor for each retry. */
export default function TenantGatewayPage() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Gateway key={attempt} onRetry={() => setAttempt(attempt + 1)} />
      <LateNotices />
    </>
  );
}

function Gateway({ onRetry }: { onRetry: () => void }) {
  const app = useApp();
  const router = useRouter();
  const session = useSession();
  const subject = session.getSnapshot().context.identity?.subject ?? '';
  const redirectRoute = savedRedirectRoute(subject);
  const actor = useActorRef(
    tenantGatewayMachine,
    {
      input: {
        redirectRoute: redirectRoute?.href ?? null,
        redirectTenantId: redirectRoute?.tenantId ?? null,
        lastTenantId: tenantOfDevice()?.id ?? null,
        browser: navigator.userAgent,
        clock: serverClock,
      },
    },
    ({ status, output }) => {
      if (status !== 'done' || !output) return;
      // If the session has ended in the meantime, another redirect is already under way.
      if (!session.getSnapshot().hasTag('signedIn')) return;
      if (output.to === 'loggedOut') {
        session.send({ type: 'logout.requested' });
        return;
      }
      takeRedirectRoute(subject);
      const isPrompted = output.to === 'target' && output.needsCrossoverPrompt;
      app.enter(
        output.workspace,
        isPrompted ? startCrossover(() => void router.navigate({ to: '/ClockWork' })) : null,
      );
      const href = output.to === 'target' ? output.target : '/organizationSettings';
      void router.navigate({ href, replace: true });
    },
  );
  const { leave, question } = useSignOut(session, () => actor.send({ type: 'BACK' }));
  return (
    <>
      <TenantGatewayScreen
        actor={actor}
        supportAddress={app.configuration.supportAddress}
        onRetry={onRetry}
        onLeave={leave}
      />
      {question}
    </>
  );
}

/**
 * Starts the prompt that appears over the first page; `toClockWork` runs if the user selects it.
 */
function startCrossover(toClockWork: () => void): CrossoverActor {
  const prompt = createActor(midnightCrossoverMachine);
  prompt.subscribe(({ output }) => {
    if (output?.to === 'clockWork') toClockWork();
  });
  return prompt.start();
}
