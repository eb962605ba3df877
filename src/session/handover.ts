import { getLockName, signedInTabs } from './signed-in-tabs.ts';

/** Who is signed in, as one tab hands it to another: over a channel, never through storage. */
export interface Handed {
  subject: string;
  /** What the client library keeps, with its tokens. */
  user: unknown;
  /** When the access token ends: ms since 1970. */
  expiresAt: number;
  /** How long it was good for when it came, in ms. */
  lifetime: number | null;
}

interface Question {
  word: 'request';
  subject: string;
  /** Only a token that ends later than this is of use: ms since 1970. */
  newerThan: number;
  /** The channel that hears the answer; nobody else listens there. */
  reply: string;
}

type Word = Question | { word: 'renewed'; handed: Handed };

interface TokenRequest extends Pick<Question, 'subject' | 'newerThan'> {
  /** How many tabs will answer. */
  of: number;
  signal: AbortSignal;
}

const name = 'atrium.handover';
/**
 * How long the other tabs are waited for before a renewal, in ms: a frozen one does not answer, and a
 * busy one takes its time.
 */
const patience = 3000;

/** The tabs of this browser that hand on who is signed in. */
export type Handover = ReturnType<typeof createHandover>;

/**
 * `own` is what this tab holds; `locks` tell which tabs are there, so that a lone one waits for
 * nothing, and let one tab at a time renew. Without locks each tab stands for itself.
 */
export function createHandover(own: () => Handed | null, locks: LockManager | undefined) {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(handed: Handed) => void>();
  let leave: (() => void) | null = null;

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const current = own();
    if (!leave || !current) return;
    if (data.word === 'request' && data.subject === current.subject) respond(data, current);
    if (data.word === 'renewed' && data.handed.subject === current.subject) {
      for (const listener of listeners) listener(data.handed);
    }
  });

  return {
    /** From now on this tab is one that can be asked, and hears what others of its person renew. */
    join: (subject: string, listener: (handed: Handed) => void): void => {
      if (leave) return;
      const departed = new Promise<void>((resolve) => {
        leave = resolve;
      });
      listeners.add(listener);
      void locks?.request(getLockName(subject), { mode: 'shared' }, () => departed);
    },

    /** What an open tab holds; null where there is none, or where two people are signed in. */
    takeOver: async (signal: AbortSignal): Promise<Handed | null> => {
      const [first, ...more] = await signedInTabs(locks);
      if (!first || more.length > 0) return null;
      return request({ subject: first.subject, newerThan: 0, of: first.tabs, signal });
    },

    /**
     * Renews one at a time, since a refresh token that is spent twice is taken for stolen: what
     * another tab has renewed meanwhile is as good.
     */
    renew: (current: Handed, renewHere: () => Promise<Handed>): Promise<Handed> =>
      runExclusively(locks, current.subject, async () => {
        const now = own() ?? current;
        if (now.expiresAt > current.expiresAt) return now; // another tab has told of it meanwhile
        const { subject, expiresAt } = now;
        const here = (await signedInTabs(locks)).find((person) => person.subject === subject);
        const others = here ? here.tabs - 1 : 0;
        const signal = AbortSignal.timeout(patience);
        const newer =
          others > 0 ? await request({ subject, newerThan: expiresAt, of: others, signal }) : null;
        if (newer) return newer;
        const handed = await renewHere();
        channel.postMessage({ word: 'renewed', handed } satisfies Word);
        return handed;
      }),

    /** The session of this tab is over: it cannot be asked any more, and hears nothing. */
    close: (): void => {
      leave?.();
      leave = null;
      listeners.clear();
      channel.close();
    },
  };

  function request({ subject, newerThan, of, signal }: TokenRequest): Promise<Handed | null> {
    return new Promise((resolve) => {
      if (signal.aborted) {
        resolve(null);
        return;
      }
      const reply = new BroadcastChannel(`${name}.${crypto.randomUUID()}`);
      let open = of;
      const end = (handed: Handed | null) => {
        reply.close();
        resolve(handed);
      };
      reply.addEventListener('message', ({ data }: MessageEvent<Handed | null>) => {
        open -= 1;
        if (data?.subject === subject || open <= 0) end(data);
      });
      signal.addEventListener('abort', () => end(null), { once: true });
      channel.postMessage({
        word: 'request',
        subject,
        newerThan,
        reply: reply.name,
      } satisfies Word);
    });
  }
}

function respond({ newerThan, reply }: Question, current: Handed): void {
  const channel = new BroadcastChannel(reply);
  channel.postMessage(current.expiresAt > newerThan ? current : null);
  channel.close();
}

function runExclusively<Result>(
  locks: LockManager | undefined,
  subject: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return locks ? locks.request(`${name}.renewal.${subject}`, work) : work();
}
