type TimerEvent = { type: 'START' } | { type: 'STOP' } | { type: 'tab.returned' };

/** What can be told to a timer: that of the top bar, or that of the ClockWork page. */
export interface Timer {
  getSnapshot(): { can(event: TimerEvent): boolean; status?: string };
  send(event: TimerEvent): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * Lets a timer read what runs, since that was changed beside it. One that is just busy reads it
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
