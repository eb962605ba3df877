interface Returned {
  type: 'tab.returned';
}

/** An actor that shows times and reloads them. */
export interface TimeReader {
  getSnapshot(): { can(event: Returned): boolean };
  send(event: Returned): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * Makes an actor reload its times after they were changed elsewhere. A busy one reloads afterwards.
 */
export function readAgain(reader: TimeReader): void {
  const returned = { type: 'tab.returned' } as const;
  if (reader.getSnapshot().can(returned)) {
    reader.send(returned);
    return;
  }
  const waiting = reader.subscribe(() => {
    if (!reader.getSnapshot().can(returned)) return;
    waiting.unsubscribe();
    reader.send(returned);
  });
}
