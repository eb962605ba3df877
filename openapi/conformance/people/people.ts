import type { Credentials, Exchange } from '../http/exchange.ts';
import { tokenVariable } from '../http/curl.ts';

/** The tokens a run is given. */
export interface Identities {
  /** The tenant that the checks work in. */
  tenantId: string;
  /** A tenant that the people of the first one must not enter, if there is one. */
  otherTenantId: string | null;
  tokens: Identity[];
  /** Those who could not be signed in. */
  missing?: Missing[];
  /** Signs in whoever has just registered, by e-mail address; left out where a run cannot. */
  newcomer?: (email: string) => Promise<string>;
}

/** Somebody of whom the run was to know, and why it does not. */
export interface Missing {
  role: string;
  why: string;
  /** The call that shows it; null where there was none. */
  exchange: Exchange | null;
}

export interface Identity {
  /** What the person is in the checks: `admin`, `member`, `otherTenant`, … */
  role: string;
  token: string;
  tenantId: string;
  /** What they sign in with, for the checks of passwords; null where the run was not told. */
  password: string | null;
  /** Signs them in with another browser, and answers its access token; null where a run cannot. */
  signIn: (() => Promise<string>) | null;
}

/** Somebody who can send requests. */
export interface Person extends Identity {
  credentials: Credentials;
  /** What the person may do in their tenant; null where the server does not tell. */
  rights: ReadonlySet<string> | null;
  /** By which calls name the person: the user, and the employee where there is one. */
  ids: ReadonlySet<string>;
  /** Time zone of the person in the tenant, as the server tells it, else UTC. */
  timeZone: string;
  /** Number of a sign-in after the first one, which has a token of its own. */
  session?: number;
  /** By which whoever has registered during the run signs in. */
  email?: string;
}

export interface People {
  tenantId: string;
  otherTenantId: string | null;
  /** The person of a role, if the run was given one. */
  named(role: string): Person | undefined;
  /** Why the run has nobody of a role, in a sentence. */
  whyMissing(role: string): string;
  /** Somebody of the tenant who holds a right: the administrator before others. */
  holding(privilege: string | null): Person | undefined;
  /** Somebody of the tenant who lacks a right. */
  lacking(privilege: string): Person | undefined;
  /** Others of the tenant who hold a right, the administrator first; two at most. */
  findOthers(role: string, privilege: string | null): Person[];
  /** Everybody of the tenant who holds a right. */
  everybody(privilege: string | null): Person[];
  /** Somebody of the other tenant. */
  stranger: Person | undefined;
  /** The access token of whoever has just registered; null where a run cannot sign them in. */
  newcomer: ((email: string) => Promise<string>) | null;
}

/** Sorts people by what they can be used for. */
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
      const nobody = `The run has nobody in the role "${role}"`;
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

/** How a person identifies themselves, and how a report may show it. */
export const toCredentials = ({ role, token, session, email }: SignedIn): Credentials => ({
  name: role,
  ...(email !== undefined && { who: email }),
  header: `Bearer ${token}`,
  shown: `Bearer $${tokenVariable(role)}${session === undefined ? '' : `_${session}`}`,
});

type SignedIn = Pick<Person, 'role' | 'token' | 'session' | 'email'>;

let sessions = 1;

/** The number of the next sign-in of somebody who is signed in already. */
export const newSession = (): number => (sessions += 1);

/** Somebody new, of whom the run knows a token alone. */
export function newPerson(token: string, email: string): Person {
  const session = newSession();
  const known = { role: 'newcomer', token, tenantId: '', session, email };
  const publicPart = { ...known, password: null, signIn: null };
  const unknown = { rights: null, ids: new Set<string>(), timeZone: 'UTC' };
  return { ...publicPart, ...unknown, credentials: toCredentials(publicPart) };
}

/** Nobody: without an access token. */
export const nobody: Credentials = { name: 'nobody', header: null, shown: null };
