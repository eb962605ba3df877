import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { adjustmentErrors, buildAdjustment, hasCrossed } from './adjustment.ts';

/** 12:00 in Berlin. */
const now = Date.parse('2026-03-04T11:00:00.000Z');
const endedEntry = buildEntry({ endTime: '2026-03-04T09:30:00.000Z' });
const getErrors = (start: string, end: string, timeZone = 'Europe/Berlin', at = now) =>
  adjustmentErrors({ entry: endedEntry, isStale: false, start, end }, { timeZone, now: at });

describe('an adjustment begins', () => {
  it("with the entry's times in the person's time zone", () => {
    const entry = buildEntry({ endTime: '2026-03-04T09:30:00.000Z' });
    expect(buildAdjustment(entry, false, 'Europe/Berlin')).toEqual({
      entry,
      isStale: false,
      start: '2026-03-04T09:00',
      end: '2026-03-04T10:30',
    });
  });

  it('without an end where the entry runs: that is for the person to say', () => {
    expect(buildAdjustment(buildEntry(), true, 'America/New_York')).toMatchObject({
      isStale: true,
      start: '2026-03-04T03:00',
      end: '',
    });
  });
});

describe('an entry that runs', () => {
  const errorsOfRunning = (start: string, end: string, isStale = false) =>
    adjustmentErrors(
      { entry: buildEntry(), isStale, start, end },
      { timeZone: 'Europe/Berlin', now },
    );

  it('can have its start corrected without an end: it goes on running', () => {
    expect(errorsOfRunning('2026-03-04T09:00', '')).toEqual({});
    expect(errorsOfRunning('2026-03-04T00:00', '')).toEqual({});
    expect(errorsOfRunning('', '')).toEqual({ start: 'required' });
    expect(errorsOfRunning('2026-03-04T12:01', '')).toEqual({ start: 'inFuture' });
  });

  it('has to get an end where it began, or is to begin, on an earlier day', () => {
    expect(errorsOfRunning('2026-03-04T09:00', '', true)).toEqual({ end: 'required' });
    expect(errorsOfRunning('2026-03-03T23:59', '')).toEqual({ end: 'required' });
  });

  it('has crossed midnight where it begins on an earlier day of the person', () => {
    const hasCrossedAt = (start: string, timeZone = 'Europe/Berlin') =>
      hasCrossed({ start }, { timeZone, now });
    expect(hasCrossedAt('2026-03-03T23:59')).toBe(true);
    expect(hasCrossedAt('2026-03-04T00:00')).toBe(false);
    expect(hasCrossedAt('2026-03-04T00:00', 'Pacific/Kiritimati')).toBe(true);
  });
});

describe('the times of an adjustment', () => {
  it('are fine when the end is later than the start and neither lies ahead', () => {
    expect(getErrors('2026-03-04T09:00', '2026-03-04T12:00')).toEqual({});
    expect(getErrors('2026-03-03T23:00', '2026-03-04T01:00')).toEqual({});
  });

  it('are both asked for', () => {
    expect(getErrors('', '')).toEqual({ start: 'required', end: 'required' });
  });

  it.each(['2026-03-04T09:00', '2026-03-04T08:59'])(
    'end later than they start: not at %s',
    (end) => {
      expect(getErrors('2026-03-04T09:00', end)).toEqual({ end: 'endTimeAfterStartTime' });
    },
  );

  it('do not lie ahead', () => {
    expect(getErrors('2026-03-04T09:00', '2026-03-04T12:01')).toEqual({ end: 'inFuture' });
    expect(getErrors('2026-03-04T12:01', '2026-03-04T12:02')).toEqual({
      start: 'inFuture',
      end: 'inFuture',
    });
  });

  it("are measured in the person's time zone", () => {
    expect(getErrors('2026-03-04T05:00', '2026-03-04T06:01', 'America/New_York')).toEqual({
      end: 'inFuture',
    });
  });

  it('that were not touched are right, and have their seconds', () => {
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

  it('have to be times', () => {
    expect(getErrors('2026-99-99T09:00', '2026-03-04T10:00')).toEqual({ start: 'regex' });
  });

  it('may span the night in which clocks go forward', () => {
    const after = Date.parse('2026-03-29T12:00:00.000Z');
    expect(getErrors('2026-03-29T01:30', '2026-03-29T03:30', 'Europe/Berlin', after)).toEqual({});
  });
});
