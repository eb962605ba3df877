import { memberships, people } from '#mocks/seed/people.ts';

/** The reason to test with each person of the demo world. */
const specialties: Readonly<Record<string, string>> = {
  ava: 'all rights, in two tenants; a timer runs in birch works',
  ben: 'regular employee; no timer runs',
  chloe: 'no ClockWork, so no mini timer',
  dan: 'no role: access is denied',
  eve: 'no tenant: access is denied',
  farid: 'tenant without settings; dimmed menu',
  grace: 'team lead; an entry has been running since yesterday',
  hugo: 'runs performance reviews',
  ines: 'manages assets only',
  jon: "can view assets but can't change them",
  kira: 'platform administrator; an entry has been running in birch works for three days',
  leo: 'signs in with a second factor',
};

export interface DemoPerson {
  id: string;
  name: string;
  specialty: string;
  /** Ids of the person's tenants, the first one first. */
  tenants: readonly string[];
}

export const demoPeople: readonly DemoPerson[] = people.map(({ id, name }) => ({
  id,
  name,
  specialty: specialties[id] ?? '',
  tenants: memberships.flatMap(({ personId, tenantId }) => (personId === id ? tenantId : [])),
}));

/**
 * The tenant for a person: the requested one if it is theirs, otherwise their first. Someone
 * without tenants keeps the requested one and is denied. Undefined if none is requested.
 */
export function tenantFor(personId: string, requested: string | undefined): string | undefined {
  const tenants = demoPeople.find(({ id }) => id === personId)?.tenants ?? [];
  if (requested === undefined || tenants.includes(requested)) return requested;
  return tenants[0] ?? requested;
}
