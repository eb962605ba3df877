import { SimulatedClock } from 'xstate';
import type { Clock } from '../clock.ts';

/** A clock that only a test moves; it drives both a chart's delays and its current time. */
export interface Timeline extends Clock {
  /** For `createActor(machine, { clock })`. */
  waits: SimulatedClock;
  /**
   * Advances by milliseconds, a second at a time, so that a delay that starts after another one can
   * pass as well.
   */
  advance: (milliseconds: number) => void;
}

/** A timeline that starts at an ISO timestamp. */
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
