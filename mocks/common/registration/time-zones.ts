import { renamed } from './renamed-zones.ts';

/** A selectable time zone in the contract's form. */
interface TimeZone {
  id: string;
  description: string;
  formerNames?: string[];
}

const newNames = new Map(
  Object.entries(renamed).flatMap(([id, former]) => former.map((name) => [name, id] as const)),
);

/**
 * The current IANA names: engines still list some zones by a former name. Names without a city are
 * omitted, except UTC.
 */
const ids: readonly string[] = [
  ...new Set([
    ...Intl.supportedValuesOf('timeZone')
      .filter((id) => id.includes('/'))
      .map((id) => newNames.get(id) ?? id),
    'UTC',
  ]),
];
const known: ReadonlySet<string> = new Set([...ids, ...newNames.keys()]);

/** Whether a time zone can be selected; a former name stays valid for those who selected it. */
export const isTimeZone = (id: string): boolean => known.has(id);

const hour = 3_600_000;
let listed: { hour: number; zones: TimeZone[] } | undefined;

/**
 * All time zones from west to east with their UTC offset at a time (ms since 1970). The list is
 * cached for an hour, since no zone changes more often.
 */
export function timeZones(now: number): TimeZone[] {
  const current = Math.floor(now / hour);
  if (listed?.hour !== current) listed = { hour: current, zones: zonesAt(current * hour) };
  return listed.zones;
}

function zonesAt(timestamp: number): TimeZone[] {
  return ids
    .map((id) => ({ id, minutes: getUtcOffset(id, timestamp) }))
    .toSorted((a, b) => a.minutes - b.minutes || (a.id < b.id ? -1 : 1))
    .map(({ id, minutes }) => ({
      id,
      description: `(${formatOffset(minutes)}) ${id.replaceAll('_', ' ')}`,
      ...(renamed[id] && { formerNames: [...renamed[id]] }),
    }));
}

/** Minutes by which a zone is ahead of UTC. */
function getUtcOffset(timeZone: string, timestamp: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(timestamp).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function formatOffset(minutes: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}
