import type { TimeZone } from '#machines/time-zones.ts';

export interface ZoneOption {
  id: string;
  label: string;
  /** What a person may type besides the label. */
  foundBy: string;
}

/** The ways in which people write the offset of a description such as "(UTC+05:30) Asia/Kolkata". */
function writeOffsets(description: string): string[] {
  const [, sign, hours, minutes] = /UTC([+-])(\d\d):(\d\d)/.exec(description) ?? [];
  if (!sign || !hours || !minutes) return [];
  const short = `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return [`UTC${short}`, `GMT${short}`, `GMT${sign}${hours}:${minutes}`];
}

/** A name with blanks, as people type it: "Indiana Knox" of `America/Indiana/Knox_IN`. */
const spaced = (name: string): string => name.replaceAll(/[/_]/g, ' ');

/**
 * The time zones as options of a combo box. A zone is found by its present and former names, by its city
 * and by its offset. A zone that counts but is not listed any more is offered as well, so that no field
 * is empty while it has a value.
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
