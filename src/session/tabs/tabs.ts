import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

interface Whose {
  subject: string;
}

/** Activity of the user, at a time in ms since 1970. */
interface Sign extends Whose {
  at: number;
}

/** The messages between tabs. */
type Word = ({ word: 'active' } & Sign) | ({ word: 'timedOut' | 'loggedOut' } & Whose);

/** Connects the tabs of one user in this browser, which become idle and end together. */
export function joinTabs(session: ActorRefFrom<typeof sessionMachine>) {
  const channel = new BroadcastChannel('atrium.session');
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const { status, context } = session.getSnapshot();
    // An ended session receives no messages; the tab's next session joins again.
    if (status !== 'active' || data.subject !== context.identity?.subject) return;
    if (data.word === 'active') session.send({ type: 'activity.inOtherTab', at: data.at });
    if (data.word === 'timedOut') session.send({ type: 'session.timedOutInOtherTab' });
    if (data.word === 'loggedOut') session.send({ type: 'session.loggedOutInOtherTab' });
  });
  let telling: ReturnType<typeof setTimeout> | undefined;
  const broadcast = (word: Word) => channel.postMessage(word);
  return {
    /** Deferred, so that the key or press that causes it does not wait. */
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
