import type { StreamEvent } from '#openapi/client/stream.ts';
import type { HubTabs } from '#machines/notifications/tabs.ts';

/** The user who listens, and in which tenant. */
export interface HubMember {
  tenantId: string;
  subject: string;
}

/** Tabs of another user or tenant have their own hub. */
export const hubName = ({ tenantId, subject }: HubMember): string =>
  `atrium.notifications.${tenantId}.${subject}`;

/**
 * Lets one tab of this browser listen to the notification hub: the tab that has the lock. When it
 * closes or crashes, the browser passes the lock on. Without locks, each tab listens by itself.
 */
export function joinHub(member: HubMember, locks: LockManager | undefined): HubTabs {
  const name = hubName(member);
  return {
    takeTurn: (signal) =>
      new Promise((resolve, reject) => {
        if (!locks) {
          resolve();
          return;
        }
        const hold = () => {
          resolve();
          return untilEnd(signal);
        };
        locks.request(name, { signal }, hold).catch(reject);
      }),
    broadcast: (event) => {
      const channel = new BroadcastChannel(name);
      channel.postMessage(event);
      channel.close();
    },
    onMessage: (listener) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isStreamEvent(data)) listener(data);
      });
      return () => channel.close();
    },
  };
}

const untilEnd = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** A tab with another version of the app may send other data. */
const isStreamEvent = (value: unknown): value is StreamEvent =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  ['id', 'type'].every((key) => typeof Reflect.get(value, key) === 'string');
