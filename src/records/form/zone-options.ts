import type { TimeZone } from '#machines/time-zones.ts';

export interface ZoneOption {
  id: string;
  label: string;
  /** Further search terms besides the label. */
  foundBy: string;
}

/** The common notations of the offset in a description like "(UTC+05:30) Asia/Kolkata". */
function writeOffsets(description: string): string[] {
  const [, sign, hours, minutes] = /UTC([+-])(\d\d):(\d\d)/.exec(description) ?? [];
  if (!sign || !hours || !minutes) return [];
  const short = `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return [`UTC${short}`, `GMT${short}`, `GMT${sign}${hours}:${minutes}`];
}

/** A name with spaces, as people type it: "Indiana Knox" for `America/Indiana/Knox_IN`. */
const spaced = (name: string): string => name.replaceAll(/[/_]/g, ' ');

/**
 * The time zones as combo box options. A zone is found by its current and former names, its city
 * and its offset. The current zone is offered even if it is no longer listed, so that its field is
 * not empty.
 */
export function zoneOptions(zones: readonly TimeZone[], current = ''): ZoneOption[] {
  const isListed = current === '' || zones.some(({ id }) => id === current);
  const all: readonly TimeZone[] = isListed
    ? zones
    : [{ id: current, description: current }, ...zones];
  return all.map(({ id, description, formerNames = [] }) => ({
    id,
    label: description,
    foundBy: [id, ...formerNames]
      .flatMap((name) => [name, spaced(name)])
      .concat(writeOffsets(description))
      .join(' '),
  }));
}
