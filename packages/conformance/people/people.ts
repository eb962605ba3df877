import type { Credentials, Exchange } from '../http/exchange.ts';
import { tokenVariable } from '../http/curl.ts';

/** The tokens of a run. */
export interface Identities {
  /** The tenant that the checks work in. */
  tenantId: string;
  /** A tenant that the people of the first one must not access, if there is one. */
  otherTenantId: string | null;
  tokens: Identity[];
  /** People who could not be signed in. */
  missing?: Missing[];
  /** Signs in a newly registered person by e-mail address; omitted where a run cannot. */
  newcomer?: (email: string) => Promise<string>;
}

/** A person whom the run expected, and why they are missing. */
export interface Missing {
  role: string;
  why: string;
  /** The failed call; null where there was none. */
  exchange: Exchange | null;
}

export interface Identity {
  /** The person's role in the checks: `admin`, `member`, `otherTenant`, … */
  role: string;
  token: string;
  tenantId: string;
  /** Their password, for the password checks; null if the run has none. */
  password: string | null;
  /** Signs them in with another browser and returns its access token; null where a run cannot. */
  signIn: (() => Promise<string>) | null;
}

/** A person who can send requests. */
export interface Person extends Identity {
  credentials: Credentials;
  /** The person's rights in their tenant; null where the server does not return them. */
  rights: ReadonlySet<string> | null;
  /** Ids of the person in calls: the user, and the employee if there is one. */
  ids: ReadonlySet<string>;
  /** Time zone of the person in the tenant from the server, else UTC. */
  timeZone: string;
  /** Number of an additional sign-in, which has its own token. */
  session?: number;
  /** Sign-in e-mail address of a person who has registered during the run. */
  email?: string;
}

export interface People {
  tenantId: string;
  otherTenantId: string | null;
  /** The person with a role, if the run has one. */
  named(role: string): Person | undefined;
  /** Why the run has no one with a role, as a sentence. */
  whyMissing(role: string): string;
  /** A person of the tenant who has a right: the administrator first. */
  holding(privilege: string | null): Person | undefined;
  /** A person of the tenant without a right. */
  lacking(privilege: string): Person | undefined;
  /** Other people of the tenant who have a right, the administrator first; up to two. */
  findOthers(role: string, privilege: string | null): Person[];
  /** All people of the tenant who have a right. */
  everybody(privilege: string | null): Person[];
  /** A person of the other tenant. */
  stranger: Person | undefined;
  /** The access token of a newly registered person; null where a run cannot sign them in. */
  newcomer: ((email: string) => Promise<string>) | null;
}

/** Groups people by their use in checks. */
export function createPeople(
  { tenantId, otherTenantId, ...identities }: Omit<Identities, 'tokens' | 'missing'>,
  all: readonly Person[],
  missing: readonly Missing[] = [],
): People {
  const known = new Map(all.map((person) => [person.role, person]));
  const inside = all.filter((person) => person.tenantId === tenantId);
  const first = known.get('admin');
  const staff = first ? [first, ...inside.filter((person) => person !== first)] : inside;
  return {
    tenantId,
    otherTenantId,
    named: (role) => known.get(role),
    whyMissing: (role) => {
      const found = missing.find((each) => each.role === role);
      const nobody = `The run has no test user with the role "${role}"`;
      return found ? `${nobody} (setup/people/${role}).` : `${nobody}.`;
    },
    holding: (privilege) => staff.find((person) => mayDo(person, privilege)),
    lacking: (privilege) =>
      inside.find(({ rights }) => rights !== null && !rights.has(privilege)) ??
      inside.find(({ role, rights }) => role === 'noPrivilege' && rights === null),
    findOthers: (role, privilege) =>
      staff.filter((person) => person.role !== role && mayDo(person, privilege)).slice(0, 2),
    everybody: (privilege) => staff.filter((person) => mayDo(person, privilege)),
    stranger: all.find((person) => person.tenantId !== tenantId),
    newcomer: identities.newcomer ?? null,
  };
}

const mayDo = ({ rights }: Person, privilege: string | null): boolean =>
  privilege === null || rights === null || rights.has(privilege);

/** A person's credentials, and their form in a report. */
export const toCredentials = ({ role, token, session, email }: SignedIn): Credentials => ({
  name: role,
  ...(email !== undefined && { who: email }),
  header: `Bearer ${token}`,
  shown: `Bearer $${tokenVariable(role)}${session === undefined ? '' : `_${session}`}`,
});

type SignedIn = Pick<Person, 'role' | 'token' | 'session' | 'email'>;

let sessions = 1;

/** The number of the next sign-in of a person who is already signed in. */
export const newSession = (): number => (sessions += 1);

/** A new person of whom the run only has a token. */
export function newPerson(token: string, email: string): Person {
  const session = newSession();
  const known = { role: 'newcomer', token, tenantId: '', session, email };
  const publicPart = { ...known, password: null, signIn: null };
  const unknown = { rights: null, ids: new Set<string>(), timeZone: 'UTC' };
  return { ...publicPart, ...unknown, credentials: toCredentials(publicPart) };
}

/** An anonymous caller: without an access token. */
export const nobody: Credentials = { name: 'nobody', header: null, shown: null };
