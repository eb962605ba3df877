import { memberships, people } from '#mocks/seed/people.ts';

/** What makes each person of the demo world worth walking with. */
const specialties: Readonly<Record<string, string>> = {
  ava: 'may do everything, in two tenants; a timer runs in birch works',
  ben: 'ordinary employee; nothing is running',
  chloe: 'no ClockWork, so no mini timer',
  dan: 'no role: access is denied',
  eve: 'no tenant: access is denied',
  farid: 'tenant without settings; dimmed menu',
  grace: 'an entry runs since yesterday; team lead',
  hugo: 'runs performance reviews',
  ines: 'manages assets and nothing else',
  jon: 'sees assets, cannot change them',
  kira: 'platform administrator; in birch works an entry runs for three days',
  leo: 'signs in with a second factor',
};

export interface DemoPerson {
  id: string;
  name: string;
  specialty: string;
  /** Ids of the tenants that the person works in, the first one first. */
  tenants: readonly string[];
}

export const demoPeople: readonly DemoPerson[] = people.map(({ id, name }) => ({
  id,
  name,
  specialty: specialties[id] ?? '',
  tenants: memberships.flatMap(({ personId, tenantId }) => (personId === id ? tenantId : [])),
}));

/**
 * The tenant that a person is shown in: the asked-for one when it is theirs, else their first. One
 * without tenants keeps what was asked for, and is refused. None asked for is none.
 */
export function tenantFor(personId: string, requested: string | undefined): string | undefined {
  const tenants = demoPeople.find(({ id }) => id === personId)?.tenants ?? [];
  if (requested === undefined || tenants.includes(requested)) return requested;
  return tenants[0] ?? requested;
}
