import type { Point } from './drag.ts';

/** The days of a week as they stand on the screen, in pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Days stand from right to left. */
  isRtl: boolean;
}

/** The place in the week under a point of the screen; outside of the week the nearest. */
export function pointIn(frame: Frame, x: number, y: number, minutes: number): Point {
  const across = (x - frame.left) / frame.width;
  const day = Math.floor((frame.isRtl ? 1 - across : across) * 7);
  const minute = ((y - frame.top) / frame.height) * minutes;
  return {
    day: Math.min(Math.max(day, 0), 6),
    minute: Math.min(Math.max(minute, 0), minutes),
  };
}
