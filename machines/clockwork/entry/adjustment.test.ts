import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { adjustmentErrors, buildAdjustment, hasCrossed } from './adjustment.ts';

/** 12:00 in Berlin. */
const now = Date.parse('2026-03-04T11:00:00.000Z');
const endedEntry = buildEntry({ endTime: '2026-03-04T09:30:00.000Z' });
const getErrors = (start: string, end: string, timeZone = 'Europe/Berlin', at = now) =>
  adjustmentErrors({ entry: endedEntry, isStale: false, start, end }, { timeZone, now: at });

describe('the initial values of an adjustment', () => {
  it('the adjustment starts with the entry’s times in the user’s time zone', () => {
    const entry = buildEntry({ endTime: '2026-03-04T09:30:00.000Z' });
    expect(buildAdjustment(entry, false, 'Europe/Berlin')).toEqual({
      entry,
      isStale: false,
      start: '2026-03-04T09:00',
      end: '2026-03-04T10:30',
    });
  });

  it('the adjustment of a running entry starts without an end: the user has to enter it', () => {
    expect(buildAdjustment(buildEntry(), true, 'America/New_York')).toMatchObject({
      isStale: true,
      start: '2026-03-04T03:00',
      end: '',
    });
  });
});

describe('adjusting a running entry', () => {
  const errorsOfRunning = (start: string, end: string, isStale = false) =>
    adjustmentErrors(
      { entry: buildEntry(), isStale, start, end },
      { timeZone: 'Europe/Berlin', now },
    );

  it('a running entry can have its start corrected without an end, and continues to run', () => {
    expect(errorsOfRunning('2026-03-04T09:00', '')).toEqual({});
    expect(errorsOfRunning('2026-03-04T00:00', '')).toEqual({});
    expect(errorsOfRunning('', '')).toEqual({ start: 'required' });
    expect(errorsOfRunning('2026-03-04T12:01', '')).toEqual({ start: 'inFuture' });
  });

  it('a running entry needs an end if its old or new start lies on an earlier day', () => {
    expect(errorsOfRunning('2026-03-04T09:00', '', true)).toEqual({ end: 'required' });
    expect(errorsOfRunning('2026-03-03T23:59', '')).toEqual({ end: 'required' });
  });

  it('a running entry has crossed midnight if it starts on an earlier day of the user', () => {
    const hasCrossedAt = (start: string, timeZone = 'Europe/Berlin') =>
      hasCrossed({ start }, { timeZone, now });
    expect(hasCrossedAt('2026-03-03T23:59')).toBe(true);
    expect(hasCrossedAt('2026-03-04T00:00')).toBe(false);
    expect(hasCrossedAt('2026-03-04T00:00', 'Pacific/Kiritimati')).toBe(true);
  });
});

describe('the times of an adjustment', () => {
  it('the times are valid if the end is after the start and neither is in the future', () => {
    expect(getErrors('2026-03-04T09:00', '2026-03-04T12:00')).toEqual({});
    expect(getErrors('2026-03-03T23:00', '2026-03-04T01:00')).toEqual({});
  });

  it('both times are required', () => {
    expect(getErrors('', '')).toEqual({ start: 'required', end: 'required' });
  });

  it.each(['2026-03-04T09:00', '2026-03-04T08:59'])(
    'the end must be after the start: %s is rejected',
    (end) => {
      expect(getErrors('2026-03-04T09:00', end)).toEqual({ end: 'endTimeAfterStartTime' });
    },
  );

  it('the times must not be in the future', () => {
    expect(getErrors('2026-03-04T09:00', '2026-03-04T12:01')).toEqual({ end: 'inFuture' });
    expect(getErrors('2026-03-04T12:01', '2026-03-04T12:02')).toEqual({
      start: 'inFuture',
      end: 'inFuture',
    });
  });

  it('the times are validated in the user’s time zone', () => {
    expect(getErrors('2026-03-04T05:00', '2026-03-04T06:01', 'America/New_York')).toEqual({
      end: 'inFuture',
    });
  });

  it('unchanged times are valid and keep their seconds', () => {
    const entry = buildEntry({
      startTime: '2026-03-04T08:00:10.000Z',
      endTime: '2026-03-04T08:00:40.000Z',
    });
    const errors = (start: string, end: string, at = now) =>
      adjustmentErrors(
        { entry, isStale: false, start, end },
        { timeZone: 'Europe/Berlin', now: at },
      );
    const minute = '2026-03-04T09:00';
    expect(errors(minute, minute)).toEqual({});
    expect(errors(minute, minute, Date.parse(entry.startTime) - 1)).toEqual({});
    expect(errors('2026-03-04T08:59', minute)).toEqual({});
    expect(errors(minute, '2026-03-04T08:59')).toEqual({ end: 'endTimeAfterStartTime' });
    const longer = { ...entry, startTime: '2026-03-04T07:30:00.000Z' };
    const of = { entry: longer, isStale: false, start: minute, end: minute };
    expect(adjustmentErrors(of, { timeZone: 'Europe/Berlin', now })).toEqual({});
  });

  it('the times must be valid times', () => {
    expect(getErrors('2026-99-99T09:00', '2026-03-04T10:00')).toEqual({ start: 'regex' });
  });

  it('the times may span the night in which clocks go forward', () => {
    const after = Date.parse('2026-03-29T12:00:00.000Z');
    expect(getErrors('2026-03-29T01:30', '2026-03-29T03:30', 'Europe/Berlin', after)).toEqual({});
  });
});
