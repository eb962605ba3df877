/** What recipes and scenarios of registration share. */
import type { Actor, Kit, OperationId, SentTo } from '../scenario/types.ts';

/** An organisation that nobody has registered, as it is sent. */
export function registrationFields(kit: Kit) {
  const id = kit.uuid();
  return {
    id,
    organization: kit.name('Conformance & Sons'),
    name: 'Lena Elm',
    email: `lena.${id}@elm.test`,
    contactNumber: '+49 30 123456',
    timeZone: 'Europe/Berlin',
  };
}

/** Whoever administers a new organisation, as they act there. */
export async function newOrganization(kit: Kit): Promise<Actor> {
  const body = registrationFields(kit);
  await kit.as('admin').ask('registerOrganization', { body });
  const me = await kit.newcomer(body.email);
  const { tenants } = await me.ask('getUserTenants');
  const [{ id: tenantId } = { id: '' }] = tenants;
  return actingIn(me, tenantId);
}

/** Somebody as they act in another of their tenants. */
export function actingIn(me: Actor, tenantId: string): Actor {
  const there = <Id extends OperationId>(sent?: SentTo<Id>) =>
    Object.assign({}, sent, { tenantId });
  return {
    ...me,
    tenantId,
    ask: (id, sent) => me.ask(id, there(sent)),
    call: (id, sent) => me.call(id, there(sent)),
    refused: (status, id, sent) => me.refused(status, id, there(sent)),
  };
}
