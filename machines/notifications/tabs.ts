import type { StreamEvent } from '#openapi/client/stream.ts';

/** The tabs of one person in one tenant: one of them subscribes to the hub for all. */
export interface HubTabs {
  /** Resolves when it is this tab's turn to subscribe; its turn lasts until the signal aborts. */
  takeTurn(signal: AbortSignal): Promise<void>;
  /** Forwards an event of the hub to the other tabs. */
  broadcast(event: StreamEvent): void;
  /**
   * Subscribes to the events that the subscribed tab forwards; the returned function unsubscribes.
   */
  onMessage(listener: (event: StreamEvent) => void): () => void;
}
