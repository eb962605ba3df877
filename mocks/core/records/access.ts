import type { operations } from '@atrium/contract/generated/operations.ts';
import type { Transaction } from '../../store/store.ts';
import type { Member, Person, TenantUser, World } from '../../store/world.ts';
import type { SessionView } from '../../store/world/account.ts';
import type { Bearer } from '../requests/bearer.ts';
import { reject } from '../requests/http-error.ts';

type Operation = (typeof operations)[keyof typeof operations];
type Privilege = World['roles']['privileges'][number];

/** Reads the bearer token of a request. 401 when it is missing or is more than one word. */
export function readBearerToken(request: Request): string {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (token === undefined) throw reject(401, 'tokenMissing');
  return token;
}

/**
 * The person of a valid token. 401 when the portal does not know them, or the session has ended.
 */
export async function getPerson(
  { platform }: Transaction<World>,
  { subject, sessionId }: Bearer,
): Promise<Person> {
  const session = await platform.get('sessions', sessionId);
  if (session?.endedOn) throw reject(401, 'tokenInvalid');
  const person = await platform.get('people', subject);
  if (!person) throw reject(401, 'personUnknown');
  return person;
}

interface AuthorizedCall {
  person: Person;
  tenantId: string;
  operation: Operation;
  /** The view of the caller as another user, who then is `person`. */
  view: SessionView | null;
}

/**
 * The caller as a user of the call's tenant, to which they are assigned. 404 for people without a
 * role type in it, 403 without the operation's privilege.
 */
export async function authorizeUser(
  tx: Transaction<World>,
  { person, tenantId, operation, view }: AuthorizedCall,
): Promise<Member> {
  const member = await readMember(tx, person, tenantId);
  const user = view ? await limitRights(tx, member, view) : member;
  if (operation.privilege !== null) await demand(tx, user, tenantId, operation.privilege);
  return user;
}

/**
 * The caller as a user of a tenant that they may enter. 404 for any other tenant, and for people
 * without a role type in it. Source: GATE-006.
 */
export async function requireMember(
  tx: Transaction<World>,
  person: Person,
  tenantId: string,
): Promise<Member> {
  await checkAssignment(tx, person, tenantId);
  return readMember(tx, person, tenantId);
}

/**
 * 404 for a tenant to which a person is not assigned, as for one that does not exist. Checked
 * first, since the path may contain an invalid tenant name.
 */
export async function checkAssignment(
  { platform }: Transaction<World>,
  person: Person,
  tenantId: string,
): Promise<void> {
  const assignment = await platform.get('assignments', `${person.id}:${tenantId}`);
  if (!assignment?.isUserAssigned) throw reject(404, 'tenantUnknown');
}

async function readMember(
  tx: Transaction<World>,
  person: Person,
  tenantId: string,
): Promise<Member> {
  const user = await tx.tenant(tenantId).get('tenantUsers', person.id);
  if (!isMember(user)) throw reject(404, 'tenantUnknown');
  return user;
}

/** Whether a role type is that of a tenant or platform administrator. */
export const isAdministrator = ({ roleType }: Pick<TenantUser, 'roleType'>): boolean =>
  roleType === 'TenantAdmin' || roleType === 'PlatformAdmin';

/** Whether a tenant user has a role type; users without one have no access to the tenant. */
export const isMember = (user: TenantUser | undefined): user is Member =>
  user !== undefined && user.roleType !== null;

async function demand(
  tx: Transaction<World>,
  user: TenantUser,
  tenantId: string,
  privilege: Privilege,
) {
  const rights = await loadRights(tx, user, tenantId);
  if (!rights.includes(privilege)) throw reject(403, 'privilegeMissing', { privilege });
}

/** The rights to which those of a user are limited; a symbol, so that it is never stored or sent. */
const limits = Symbol('limits');

/** A user whose rights may be limited, because someone else views the tenant as them. */
interface Limited extends TenantUser {
  [limits]?: ReadonlySet<Privilege>;
}

/**
 * A user's rights, unordered: the union of the rights of their roles, of which a viewer sees only
 * those that they have themselves.
 */
export async function loadRights(
  tx: Transaction<World>,
  user: Limited,
  tenantId: string,
): Promise<Privilege[]> {
  const roles = await listRoles(tx, user, tenantId);
  const rights = [...new Set(roles.flatMap(({ privileges }) => privileges))];
  const shared = user[limits];
  return shared ? rights.filter((right) => shared.has(right)) : rights;
}

/** A viewed user with only the rights that the viewer has, too. */
async function limitRights(
  tx: Transaction<World>,
  user: Member,
  { viewerId, tenantId }: SessionView,
): Promise<Member> {
  const viewer = await tx.tenant(tenantId).get('tenantUsers', viewerId);
  const rights = viewer ? await loadRights(tx, viewer, tenantId) : [];
  return Object.assign({ ...user }, { [limits]: new Set(rights) });
}

const listRoles = (tx: Transaction<World>, { roleIds }: TenantUser, tenantId: string) =>
  tx.tenant(tenantId).query('roles', { where: { id: roleIds } });
