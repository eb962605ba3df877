import { expect, it } from 'vitest';
import { pointIn } from './pixels.ts';

const frame = { left: 100, top: 50, width: 700, height: 1440, isRtl: false };

it('a point on the screen maps to a day and a minute', () => {
  expect(pointIn(frame, 350, 590, 1440)).toEqual({ day: 2, minute: 540 });
  expect(pointIn({ ...frame, height: 720 }, 350, 320, 1440)).toEqual({ day: 2, minute: 540 });
});

it('days run from right to left in a right-to-left language', () => {
  expect(pointIn({ ...frame, isRtl: true }, 350, 590, 1440).day).toBe(4);
});

it('a point outside the week maps to its edge', () => {
  expect(pointIn(frame, 0, 0, 1440)).toEqual({ day: 0, minute: 0 });
  expect(pointIn(frame, 2000, 5000, 1440)).toEqual({ day: 6, minute: 1440 });
});
