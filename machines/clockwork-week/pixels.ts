import type { Point } from './drag.ts';

/** The position of the days of a week on the screen, in pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether days run from right to left. */
  isRtl: boolean;
}

/** The point in the week at a screen position; outside of the week, the nearest one. */
export function pointIn(frame: Frame, x: number, y: number, minutes: number): Point {
  const across = (x - frame.left) / frame.width;
  const day = Math.floor((frame.isRtl ? 1 - across : across) * 7);
  const minute = ((y - frame.top) / frame.height) * minutes;
  return {
    day: Math.min(Math.max(day, 0), 6),
    minute: Math.min(Math.max(minute, 0), minutes),
  };
}
