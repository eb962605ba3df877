/** An event of a calendar. Times are UTC timestamps. */
export interface CalendarEvent {
  /** Stays the same as long as the event exists. */
  uid: string;
  /** Grows with each change, so that a calendar recognizes a later file. */
  sequence: number;
  /** When the file was written. */
  stamp: string;
  start: string;
  end: string;
  summary: string;
  /** Empty texts are left out. */
  description: string;
  location: string;
  url: string | null;
  organizer: CalendarPerson | null;
  attendees: readonly CalendarPerson[];
}

interface CalendarPerson {
  name: string;
  email: string;
}

/**
 * An iCalendar file with one event (RFC 5545). Written here because the libraries at hand escape
 * the commas of web addresses, which breaks the link.
 */
export function calendarFile(event: CalendarEvent): string {
  const { organizer } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Review meetings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    ...textLine('SUMMARY', event.summary),
    ...textLine('DESCRIPTION', event.description),
    ...textLine('LOCATION', event.location),
    ...(event.url === null ? [] : [`URL:${withoutControls(event.url)}`]),
    ...(organizer ? [personLine('ORGANIZER', organizer)] : []),
    ...event.attendees.map((person) => personLine('ATTENDEE;ROLE=REQ-PARTICIPANT', person)),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const textLine = (name: string, text: string): string[] =>
  text === '' ? [] : [`${name}:${escapeText(text)}`];

const personLine = (name: string, { name: person, email }: CalendarPerson): string =>
  `${name};CN="${escapeParameter(person)}":mailto:${withoutControls(email)}`;

/** A timestamp in UTC, e.g. 20260701T080000Z. */
const utc = (timestamp: string): string =>
  new Date(timestamp).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

// A line break in a value would begin a property of its own.
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, '');

/** A text value; a line break becomes `\n`. */
const escapeText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => withoutControls(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`);

/** A quoted parameter value, which cannot contain quotes otherwise (RFC 6868). */
const escapeParameter = (text: string): string =>
  withoutControls(text.replaceAll(/\s+/g, ' ')).replaceAll('^', '^^').replaceAll('"', "^'");

/** The maximum length of a line in bytes, without its line break. */
const maxBytes = 75;

/** Continues a long line on the next ones, each with a leading space, and cuts no character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > maxBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
