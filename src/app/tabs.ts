import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

/** Activity is told to the other tabs at most this often, in ms. */
const pause = 5000;

type Word = 'active' | 'ended';

/** The tabs of this browser, which idle and end together. */
export function joinTabs(session: ActorRefFrom<typeof sessionMachine>) {
  const channel = new BroadcastChannel('atrium.session');
  let lastTold = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    // What has ended is told nothing more; the next session of this tab joins anew.
    if (session.getSnapshot().status !== 'active') return;
    if (data === 'active') session.send({ type: 'activity.elsewhere' });
    if (data === 'ended') session.send({ type: 'session.endedElsewhere' });
  });
  return {
    tellActive: () => {
      if (Date.now() - lastTold < pause) return;
      lastTold = Date.now();
      channel.postMessage('active' satisfies Word);
    },
    tellEnded: () => {
      channel.postMessage('ended' satisfies Word);
    },
    close: () => channel.close(),
  };
}
