import { fromCallback, fromPromise } from 'xstate';
import { api, type ResponseBody, type Problem } from '#openapi/client/index.ts';
import { stream, type StreamEvent } from '#openapi/client/stream.ts';
import type { HubTabs } from './tabs.ts';

export const getNotificationCounts = fromPromise<ResponseBody<'getNotificationCounts'>>(
  ({ signal }) => api.getNotificationCounts({ signal }),
);

/** Reports when it is this tab's turn; stopping the actor gives the turn back. */
export const holdTurn = fromCallback<{ type: 'none' }, { tabs: HubTabs }, TurnEvent>(
  ({ input: { tabs }, sendBack }) => {
    const leaving = new AbortController();
    const wait = async () => {
      await tabs.takeTurn(leaving.signal);
      if (!leaving.signal.aborted) sendBack({ type: 'turn.taken' });
    };
    wait().catch(() => undefined); // aborted before its turn
    return () => leaving.abort();
  },
);

interface TurnEvent {
  type: 'turn.taken';
}

/** Events from the hub's stream to the machine. */
export type HubStreamEvent =
  | { type: 'stream.opened' }
  | { type: 'stream.disconnected' }
  | { type: 'stream.rejected'; problem: Problem }
  | { type: 'stream.received'; event: StreamEvent };

/** Subscribes to the hub, after the last event received in any tab. */
export const streamNotifications = fromCallback<
  { type: 'none' },
  { after: string },
  HubStreamEvent
>(({ input: { after }, sendBack }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const listen = async () => {
    const problem = await stream(api.streamNotifications, {
      signal,
      after,
      onEvent: (event) => sendBack({ type: 'stream.received', event }),
      onState: ({ isOpen }) => sendBack({ type: isOpen ? 'stream.opened' : 'stream.disconnected' }),
    });
    if (problem && !signal.aborted) sendBack({ type: 'stream.rejected', problem });
  };
  void listen();
  return () => leaving.abort();
});

/** Receives the events that the listening tab broadcasts. */
export const listenToTabs = fromCallback<
  { type: 'none' },
  { tabs: HubTabs },
  { type: 'tab.received'; event: StreamEvent }
>(({ input: { tabs }, sendBack }) =>
  tabs.onMessage((event) => sendBack({ type: 'tab.received', event })),
);
