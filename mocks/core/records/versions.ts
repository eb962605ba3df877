import type { Versioned } from '../../store/versioned.ts';
import type { Person } from '../../store/world.ts';
import { reject } from '../requests/http-error.ts';

interface Change {
  /** The author of the change; a client contact has no account. */
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

/** A new record, with the metadata of version 1. */
export const created = <R extends object>(record: R, { person, clock }: Change): R & Versioned => ({
  ...record,
  version: 1,
  changedByName: person.name,
  changedOn: new Date(clock.now()).toISOString(),
  changedFields: [],
});

/** A record with changes applied, one version later. */
export function changed<R extends Versioned>(
  record: R,
  changes: Partial<R>,
  { person, clock }: Change,
): R {
  const after = { ...record, ...changes };
  const changedFields = Object.keys(changes).filter((name) => differs(record, after, name));
  return {
    ...after,
    version: record.version + 1,
    changedByName: person.name,
    changedOn: new Date(clock.now()).toISOString(),
    changedFields,
  };
}

/** The data about a record's last change in a response. */
export const getChange = ({ version, changedByName, changedOn }: Versioned) => ({
  version,
  changedBy: changedByName,
  changedOn,
});

/** A record for a response, with the data about its last change. */
export const shown = <R extends Versioned>({
  changedByName,
  changedFields: _fields,
  ...record
}: R) => ({ ...record, changedBy: changedByName });

const differs = <R extends object>(before: R, after: R, name: string): boolean =>
  JSON.stringify(before[name as keyof R]) !== JSON.stringify(after[name as keyof R]);

/**
 * Checks a change against the version that the person has seen. When the record is newer, 409 with
 * the name of the person who changed it and, for programs, the changed properties. A caller that
 * sends no version overwrites. `names` maps properties to the contract's names where those differ.
 */
export function checkVersion(
  record: Versioned,
  seen: number | undefined,
  names: Readonly<Record<string, string>> = {},
): void {
  if (seen === undefined || seen === record.version) return;
  const rejection = reject(409, 'changedByOther', { who: record.changedByName });
  throw Object.assign(rejection, {
    changedFields: record.changedFields.map((field) => names[field] ?? field),
  });
}
