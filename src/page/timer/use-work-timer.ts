import { useActorRef, useSelector } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { startWorkMachine } from '#machines/clockwork/timer/start-work.machine.ts';
import { keyOfWork } from '#machines/work/work.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { readAgain } from './timer.ts';
import { useTimerOutbox } from './timer-outbox.tsx';
import { useRunning, useTimers } from './timers.tsx';
import { useStop } from './use-stop.ts';

/**
 * Starts and stops the timer on work that a page shows. The timer in the top bar follows; without a
 * connection, the start and the stop are stored on the device.
 */
export function useWorkTimer(): WorkTimer {
  const timers = useTimers();
  const running = useRunning() ?? null;
  const { onStop, isStopping } = useStop();
  const { store } = useTimerOutbox();
  const actor = useActorRef(startWorkMachine, { input: { clock: serverClock, store } });
  useEmitted(actor, {
    'work.started': () => {
      const timer = timers.current();
      if (timer) readAgain(timer);
    },
  });
  const starting = useSelector(actor, ({ context }) => context.work);
  return {
    runningKey: running && running.projectId !== null ? keyOfWork(toKeyed(running)) : null,
    startingKey: starting && keyOfWork(starting),
    isStopping,
    onStart: (work) => actor.send({ type: 'work.start', work, live: running }),
    onStop,
  };
}

const toKeyed = ({ projectId, taskId }: { projectId: string | null; taskId: string | null }) => ({
  projectId: projectId ?? '',
  taskId,
});
