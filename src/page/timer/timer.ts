type TimerEvent = { type: 'START' } | { type: 'STOP' } | { type: 'tab.returned' };

/** The events of a timer, either in the top bar or on the ClockWork page. */
export interface Timer {
  getSnapshot(): { can(event: TimerEvent): boolean; status?: string };
  send(event: TimerEvent): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * Makes a timer reload the running entry after it was changed elsewhere. A busy timer reloads
 * afterwards.
 */
export function readAgain(timer: Timer): void {
  const returned = { type: 'tab.returned' } as const;
  if (timer.getSnapshot().can(returned)) {
    timer.send(returned);
    return;
  }
  const waiting = timer.subscribe(() => {
    if (!timer.getSnapshot().can(returned)) return;
    waiting.unsubscribe();
    timer.send(returned);
  });
}
