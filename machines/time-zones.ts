import type { Schema } from '#openapi/client/index.ts';

export type TimeZone = Schema<'TimeZone'>;

/**
 * The id under which the server lists a zone, which may be given by a former name, e.g. `Etc/UTC`;
 * empty where it is not listed.
 */
export const findZoneId = (name: string, zones: readonly TimeZone[]): string =>
  zones.find(({ id, formerNames = [] }) => id === name || formerNames.includes(name))?.id ?? '';
