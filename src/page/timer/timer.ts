export { readAgain } from '#machines/clockwork/timer/read-again.ts';

type TimerEvent = { type: 'START' } | { type: 'STOP' } | { type: 'tab.returned' };

/** The events of a timer, either in the top bar or on the ClockWork page. */
export interface Timer {
  getSnapshot(): { can(event: TimerEvent): boolean; status?: string };
  send(event: TimerEvent): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}
