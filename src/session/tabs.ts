import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

interface Whose {
  subject: string;
}

/** A sign of the person, at a time in ms since 1970. */
interface Sign extends Whose {
  at: number;
}

/** What the tabs tell each other. */
type Word = ({ word: 'active' } & Sign) | ({ word: 'timedOut' | 'loggedOut' } & Whose);

/** The tabs of one person in this browser, which idle and end together. */
export function joinTabs(session: ActorRefFrom<typeof sessionMachine>) {
  const channel = new BroadcastChannel('atrium.session');
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const { status, context } = session.getSnapshot();
    // What has ended is told nothing more; the next session of this tab joins anew.
    if (status !== 'active' || data.subject !== context.identity?.subject) return;
    if (data.word === 'active') session.send({ type: 'activity.inOtherTab', at: data.at });
    if (data.word === 'timedOut') session.send({ type: 'session.timedOutInOtherTab' });
    if (data.word === 'loggedOut') session.send({ type: 'session.loggedOutInOtherTab' });
  });
  let telling: ReturnType<typeof setTimeout> | undefined;
  const broadcast = (word: Word) => channel.postMessage(word);
  return {
    /** After the key or press that it comes from, which need not wait for it. */
    broadcastActive: ({ subject, at }: Sign) => {
      telling = setTimeout(() => broadcast({ word: 'active', subject, at }));
    },
    broadcastTimedOut: ({ subject }: Whose) => broadcast({ word: 'timedOut', subject }),
    broadcastLoggedOut: ({ subject }: Whose) => broadcast({ word: 'loggedOut', subject }),
    close: () => {
      clearTimeout(telling);
      channel.close();
    },
  };
}
