import type { StreamEvent } from '#openapi/client/stream.ts';

/** The tabs of one person in one tenant: one of them listens to the hub for all. */
export interface HubTabs {
  /** Resolves when it is this tab's turn to listen, which it has until the signal ends it. */
  takeTurn(signal: AbortSignal): Promise<void>;
  /** Passes an event of the hub on to the other tabs. */
  broadcast(event: StreamEvent): void;
  /** Hears what the listening tab passes on, until the answered function is called. */
  onMessage(listener: (event: StreamEvent) => void): () => void;
}
