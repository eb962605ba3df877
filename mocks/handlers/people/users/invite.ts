import type { components } from '@atrium/contract/generated/types.ts';
import { getImageOfLink } from '../../../common/people/set-image.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { conflictAt, reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { created } from '../../../core/records/versions.ts';
import { demoPasswordHash } from '../../../seed/people.ts';
import type { Versioned } from '../../../store/versioned.ts';
import type { Person, TenantUser } from '../../../store/world.ts';
import { checkNotAbove, checkRoles } from '../rights/above.ts';
import { setEntry } from './entry.ts';

type Inviting = Pick<
  Call<'inviteSecurityUser'>,
  'db' | 'platform' | 'path' | 'person' | 'user' | 'tx' | 'clock'
>;
type Fields = components['schemas']['UserInvitation'] &
  Pick<TenantUser, 'employeeId' | 'roleIds'> & { roleType: NonNullable<TenantUser['roleType']> };

/** 403 for a role type above the caller's, or a role with rights beyond theirs. */
export async function checkGrants(
  call: Inviting,
  { roleType, roleIds }: Pick<Fields, 'roleType' | 'roleIds'>,
): Promise<void> {
  checkNotAbove(call, { roleType });
  await checkRoles(call, [], roleIds);
}

/**
 * Stores an invited user, and offers the tenant to the person. Nobody enters before they accept, and
 * what the tenant sees is the same whether the identity provider knows the address or not.
 */
export async function invite(call: Inviting, body: Fields): Promise<TenantUser> {
  const { db, platform, path, clock } = call;
  const person = await personToInvite(call, body);
  const settings = await db.get('organizationSettings', 'settings');
  const fields: Omit<TenantUser, keyof Versioned> = {
    // Another person's id must not be revealed, so the server creates a new one.
    id: crypto.randomUUID(),
    employeeId: body.employeeId,
    roleType: body.roleType,
    roleIds: body.roleIds,
    timeZone: body.timeZone ?? settings?.timeZone ?? 'Etc/UTC',
    dateFormat: body.dateFormat ?? settings?.dateFormat ?? ('DD/MM/YYYY' as const),
    dateOfBirth: body.dateOfBirth ?? null,
    profileImageUrl: await getImageOfLink(db, { ...body, profileImageUrl: null }),
    sentId: body.id,
    invitation: { personId: person.id, email: person.email },
  };
  const record = created(fields, call);
  await db.put('tenantUsers', record);
  await setEntry({ db, platform, tenantId: path.tenantId, user: record }, true, clock.now());
  return record;
}

/**
 * The person whom the identity provider knows by this e-mail address, or one with a new account. 409
 * for a person who is already a user of this tenant or invited to it, and for an id that was sent
 * before. An id that another tenant knows is accepted.
 */
async function personToInvite(
  { db, platform }: Inviting,
  body: Pick<Fields, 'id' | 'name' | 'email'>,
): Promise<Person> {
  const name = trimmed('name', body.name);
  const email = body.email.trim().toLowerCase();
  const [known] = await platform.query('people', { where: { email }, limit: 1 });
  const here = await db.getMany('tenantUsers', known ? [known.id, body.id] : [body.id]);
  const isHere =
    (known !== undefined && here.has(known.id)) ||
    (await db.count('tenantUsers', { invitedEmail: email })) > 0;
  if (isHere) throw conflictAt('email', 'emailTaken', { email });
  if (here.has(body.id) || (await db.count('tenantUsers', { sentId: body.id })) > 0) {
    throw reject(409, 'idTaken');
  }
  if (known) return known;
  const order = await platform.count('people');
  const id = crypto.randomUUID();
  const person = { id, name, email, order, passwordHash: demoPasswordHash };
  await platform.put('people', person);
  return person;
}
