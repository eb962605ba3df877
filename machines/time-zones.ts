import type { Schema } from '#openapi/client/index.ts';

export type TimeZone = Schema<'TimeZone'>;

/**
 * The id under which the server lists a zone that may go by a former name, such as `Etc/UTC`; empty where
 * it lists it by none.
 */
export const findZoneId = (name: string, zones: readonly TimeZone[]): string =>
  zones.find(({ id, formerNames = [] }) => id === name || formerNames.includes(name))?.id ?? '';
