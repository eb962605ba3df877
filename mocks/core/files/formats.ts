/** Whether a text matches a format, by the format's name in the contract. */
export type Formats = Readonly<Record<string, (text: string) => boolean>>;

const dayPart = /^\d{4}-\d\d-\d\d$/;
const timestampPattern =
  /^(.{10})[t\s](([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60))(\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const identifier = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** An existing calendar day. Source: RFC 3339, section 5.6 (full-date). */
function isDay(text: string): boolean {
  if (!dayPart.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A timestamp; a leap second ends a day in UTC. Source: RFC 3339, sections 5.6 and 5.7. */
function isTimestamp(text: string): boolean {
  const parts = timestampPattern.exec(text);
  if (!parts || !isDay(parts[1] ?? '')) return false;
  const [, , , hour, minute, second, , sign, hours = 0, minutes = 0] = parts;
  if (second !== '60') return true;
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const ofDay = Number(hour) * 60 + Number(minute) - ahead;
  return (ofDay + 1440) % 1440 === 1439;
}

/** The formats that every area has. Address formats are loaded with the areas that need them. */
export const formats: Formats = {
  date: isDay,
  'date-time': isTimestamp,
  uuid: (text) => identifier.test(text),
};
