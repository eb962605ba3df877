import { getLockName, signedInTabs } from './signed-in-tabs.ts';

/** The signed-in user, as one tab passes it to another: over a channel, never through storage. */
export interface Handed {
  subject: string;
  /** The client library's user object, with its tokens. */
  user: unknown;
  /** Expiry of the access token, in ms since 1970. */
  expiresAt: number;
  /** Lifetime of the token when it was issued, in ms. */
  lifetime: number | null;
}

interface Question {
  word: 'request';
  subject: string;
  /** Only a token that expires later is useful; ms since 1970. */
  newerThan: number;
  /** The channel for the response; only the requesting tab listens to it. */
  reply: string;
}

type Word = Question | { word: 'renewed'; handed: Handed };

interface TokenRequest extends Pick<Question, 'subject' | 'newerThan'> {
  /** The number of tabs that will respond. */
  of: number;
  signal: AbortSignal;
}

const name = 'atrium.handover';
/**
 * How long to wait for other tabs before a renewal, in ms: a frozen tab does not respond, and a
 * busy one is slow.
 */
const patience = 3000;

/** Passes the signed-in user between the tabs of this browser. */
export type Handover = ReturnType<typeof createHandover>;

/**
 * `own` is this tab's user; `locks` show which tabs are open, so that a single tab does not wait,
 * and let only one tab renew at a time. Without locks, each tab works by itself.
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
    /**
     * Lets other tabs request this tab's user, and receives tokens that other tabs of the same user
     * renew.
     */
    join: (subject: string, listener: (handed: Handed) => void): void => {
      if (leave) return;
      const departed = new Promise<void>((resolve) => {
        leave = resolve;
      });
      listeners.add(listener);
      void locks?.request(getLockName(subject), { mode: 'shared' }, () => departed);
    },

    /** Gets the user from an open tab; null if there is none, or if two users are signed in. */
    takeOver: async (signal: AbortSignal): Promise<Handed | null> => {
      const [first, ...more] = await signedInTabs(locks);
      if (!first || more.length > 0) return null;
      return request({ subject: first.subject, newerThan: 0, of: first.tabs, signal });
    },

    /**
     * Renews in one tab at a time, because a provider treats a refresh token that is used twice as
     * stolen. A token that another tab has renewed in the meantime is returned instead.
     */
    renew: (current: Handed, renewHere: () => Promise<Handed>): Promise<Handed> =>
      runExclusively(locks, current.subject, async () => {
        const now = own() ?? current;
        if (now.expiresAt > current.expiresAt) return now; // another tab has renewed it in the meantime
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

    /** The session of this tab has ended: it no longer responds to or receives messages. */
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
