import ICAL from 'ical.js';

/** The events of a calendar file, and whether it ends in the middle of one. */
export interface CalendarFile {
  events: readonly ICAL.Component[];
  isCutOff: boolean;
}

/** A property that stands for a repetition that cannot be read. */
export const unreadRule = 'x-unread-rule';

/** Reads a calendar file (RFC 5545); null for a text that is none. */
export function readFile(text: string): CalendarFile | null {
  const lines = unfold(text).filter((line) => /^[\w-]+[:;]/.test(line));
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null;
  const complete = withoutOpenEvent(lines);
  const parsed = ICAL.parse(complete.map(replaceUnreadRule).join('\r\n'));
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  return {
    events: roots.flatMap((root) => new ICAL.Component(root).getAllSubcomponents('vevent')),
    isCutOff: complete !== lines,
  };
}

/** The lines of a file: they end with CRLF, LF or CR, and one that begins with a blank continues. */
const unfold = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');

const isLine = (line: string, begin: string): boolean => line.trim().toUpperCase() === begin;

/** The lines of a file without an event that never ends, and with an end of the calendar. */
function withoutOpenEvent(lines: string[]): string[] {
  const begin = lines.findLastIndex((line) => isLine(line, 'BEGIN:VEVENT'));
  const end = lines.findLastIndex((line) => isLine(line, 'END:VEVENT'));
  if (begin <= end) return lines;
  return [...lines.slice(0, begin), 'END:VCALENDAR'];
}

/** The library rejects a whole file for one repetition that it does not know. */
function replaceUnreadRule(line: string): string {
  const [, rule] = /^RRULE[^:]*:(.*)$/i.exec(line) ?? [];
  if (rule === undefined) return line;
  return isReadable(rule) ? line : `${unreadRule}:${rule}`;
}

/** Whether the library can read a repetition, and it is one of days. */
function isReadable(rule: string): boolean {
  try {
    return /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(ICAL.Recur.fromString(rule).freq);
  } catch {
    return false;
  }
}
