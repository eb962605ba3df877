import { fromCallback, fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { stream } from '#openapi/client/stream.ts';
import { isMember, type CentralMember, type Scope } from './central-member.ts';

export const loadTimers = fromPromise<readonly CentralMember[], { scope: Scope }>(
  async ({ input: { scope }, signal }) =>
    (await api.getCentralTimers({ query: { scope }, signal })).members,
);

/** Events that the hub sends to the machine. */
export type HubEvent =
  | { type: 'hub.opened' }
  | { type: 'hub.disconnected' }
  | { type: 'timer.received'; member: CentralMember };

/** Subscribes to people's timers as they start, change and stop. */
export const listenToTimers = fromCallback<{ type: 'none' }, undefined, HubEvent>(
  ({ sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const listen = async () => {
      await stream(api.streamCentralClockWork, {
        signal,
        onEvent: ({ data }) => {
          if (isMember(data)) sendBack({ type: 'timer.received', member: data });
        },
        onState: ({ isOpen }) => sendBack({ type: isOpen ? 'hub.opened' : 'hub.disconnected' }),
      });
      if (!signal.aborted) sendBack({ type: 'hub.disconnected' });
    };
    void listen();
    return () => leaving.abort();
  },
);
