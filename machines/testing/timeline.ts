import { SimulatedClock } from 'xstate';
import type { Clock } from '../clock.ts';

/** A clock that only a test moves; what a chart waits for and what it calls "now" go together. */
export interface Timeline extends Clock {
  /** For `createActor(machine, { clock })`. */
  waits: SimulatedClock;
  /** Moves on by milliseconds, a second at a time, so that what follows from a wait may wait too. */
  advance: (milliseconds: number) => void;
}

/** A timeline that begins at an ISO instant. */
export function timelineFrom(timestamp: string): Timeline {
  const start = Date.parse(timestamp);
  const waits = new SimulatedClock();
  return {
    waits,
    now: () => start + waits.now(),
    advance: (milliseconds) => {
      for (let remaining = milliseconds; remaining > 0; remaining -= 1000)
        waits.increment(Math.min(remaining, 1000));
    },
  };
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
