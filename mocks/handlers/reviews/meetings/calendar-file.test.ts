import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'meeting-1',
  sequence: 3,
  stamp: '2026-06-30T12:00:00.123Z',
  start: '2026-07-01T08:00:00.000Z',
  end: '2026-07-01T09:30:00.000Z',
  summary: 'Talk',
  description: '',
  location: '',
  url: null,
  organizer: null,
  attendees: [],
};
/** The properties of the file, unfolded. */
const readLines = (change: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...change })
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('a calendar file', () => {
  it('contains one event in UTC, with its id and version', () => {
    expect(readLines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Atrium//Review meetings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:meeting-1',
      'SEQUENCE:3',
      'DTSTAMP:20260630T120000Z',
      'DTSTART:20260701T080000Z',
      'DTEND:20260701T093000Z',
      'SUMMARY:Talk',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes texts, and leaves the web address as it is', () => {
    const lines = readLines({
      summary: 'Goals; plans, \\ and\nmore\u0007',
      location: 'Room 2, left',
      url: 'https://meet.demo.test/a,b;c?d=1',
    });
    expect(lines).toContain(String.raw`SUMMARY:Goals\; plans\, \\ and\nmore`);
    expect(lines).toContain(String.raw`LOCATION:Room 2\, left`);
    expect(lines).toContain('URL:https://meet.demo.test/a,b;c?d=1');
  });

  it('names the organizer and the attendees, whatever is in their names', () => {
    const lines = readLines({
      organizer: { name: 'Hugo "H": Silva; Jr, ^', email: 'hugo@demo.test' },
      attendees: [{ name: 'بن أوكافور\r\nATTENDEE:x', email: 'ben@demo.test' }],
    });
    expect(lines).toContain(`ORGANIZER;CN="Hugo ^'H^': Silva; Jr, ^^":mailto:hugo@demo.test`);
    expect(lines).toContain(
      'ATTENDEE;ROLE=REQ-PARTICIPANT;CN="بن أوكافور ATTENDEE:x":mailto:ben@demo.test',
    );
  });

  it('folds lines at 75 bytes without cutting a character', () => {
    const summary = `${'会'.repeat(40)}👩‍💻${'é'.repeat(60)}${'a'.repeat(150)}`;
    const file = calendarFile({ ...event, summary });
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(readLines({ summary })).toContain(`SUMMARY:${summary}`);
  });

  it('does not let a line break in an address begin another property', () => {
    const lines = readLines({ url: 'https://meet.demo.test/\r\nATTENDEE:mailto:x@y.z' });
    expect(lines).toContain('URL:https://meet.demo.test/ATTENDEE:mailto:x@y.z');
  });
});
