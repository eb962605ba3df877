/** What recipes and scenarios of services share. */
import type { Actor, Kit } from '../scenario/types.ts';
import { asSent } from './as-sent.ts';

/** A service as it is sent. */
export const serviceFields = (kit: Kit) => ({
  name: kit.name('Service'),
  price: 12.345,
  userLimits: 10,
});

/** A new service as it is sent back. */
export async function service(kit: Kit, me: Actor) {
  const body = serviceFields(kit);
  await me.ask('createService', { body });
  const listed = await me.ask('getServices');
  const made = listed.service.find(({ name }) => name === body.name);
  if (!made) throw new Error('The new service is not listed.');
  return asSent(made);
}
