/** Shared helpers of the registration recipes and scenarios. */
import type { Actor, ScenarioContext, OperationId, OperationInput } from '../scenario/types.ts';
import { invitation, getUser } from './people.ts';
import { fetchProfile } from './profile.ts';

/** An unregistered organization, in the request format. */
export function registrationFields(ctx: ScenarioContext) {
  const id = ctx.uuid();
  return {
    id,
    organization: ctx.name('Conformance & Sons'),
    name: 'Lena Elm',
    email: `lena.${id}@elm.test`,
    contactNumber: '+49 30 123456',
    timeZone: 'Europe/Berlin',
  };
}

/** The administrator of a new organization, as a caller there. */
export async function newOrganization(ctx: ScenarioContext): Promise<Actor> {
  const body = registrationFields(ctx);
  await ctx.as('admin').request('registerOrganization', { body });
  const me = await ctx.newcomer(body.email);
  const { tenants } = await me.request('getUserTenants');
  const [{ id: tenantId } = { id: '' }] = tenants;
  return actingIn(me, tenantId);
}

/** Accepts the invitation to a tenant; returns the person as a caller there. */
export async function accept(me: Actor, tenantId: string): Promise<Actor> {
  await me.request('answerInvitation', { body: { tenantId, isAccepted: true } });
  return actingIn(me, tenantId);
}

/** A signed-in person of another tenant: name, e-mail address and id. */
export async function stranger(ctx: ScenarioContext) {
  const body = registrationFields(ctx);
  await ctx.as('admin').request('registerOrganization', { body });
  const actor = await ctx.newcomer(body.email);
  const { tenants } = await actor.request('getUserTenants');
  const own = actingIn(actor, tenants[0]?.id ?? '');
  return { email: body.email, name: body.name, id: (await fetchProfile(own)).id, actor };
}

/** Another administrator of a new organization, for actions that people cannot do on themselves. */
export async function otherAdministrator(ctx: ScenarioContext, boss: Actor): Promise<Actor> {
  const { roleIds, roleType } = await getUser(boss, (await fetchProfile(boss)).id);
  const { email, actor } = await stranger(ctx);
  const body = { ...invitation(ctx, { roleIds }), email, roleType: roleType ?? 'TenantAdmin' };
  await boss.request('inviteSecurityUser', { body });
  return accept(actor, boss.tenantId);
}

/**
 * Links a person to another employee, by another administrator of their new organization; returns
 * the person signed in again, since the link ends their sessions.
 */
export async function linkedTo(
  ctx: ScenarioContext,
  me: Actor,
  employeeId: string,
): Promise<Actor> {
  const { id, email } = await fetchProfile(me);
  const admin = await otherAdministrator(ctx, me);
  await admin.request('updateSecurityUser', { body: { id, employeeId } });
  return actingIn(await ctx.newcomer(email), me.tenantId);
}

/** A person as a caller in another of their tenants. */
function actingIn(me: Actor, tenantId: string): Actor {
  const there = <Id extends OperationId>(sent?: OperationInput<Id>) =>
    Object.assign({}, sent, { tenantId });
  return {
    ...me,
    tenantId,
    request: (id, sent) => me.request(id, there(sent)),
    call: (id, sent) => me.call(id, there(sent)),
    expectError: (status, id, sent) => me.expectError(status, id, there(sent)),
  };
}
