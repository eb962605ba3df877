/** Shared helpers of the service recipes and scenarios. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** A service in the request format. */
export const serviceFields = (ctx: ScenarioContext) => ({
  name: ctx.name('Service'),
  price: 12.345,
  userLimits: 10,
});

/** A new service in the request format. */
export async function service(ctx: ScenarioContext, me: Actor) {
  const body = serviceFields(ctx);
  await me.request('createService', { body });
  const listed = await me.request('getServices');
  const made = listed.service.find(({ name }) => name === body.name);
  if (!made) throw new Error('The new service is not in the list.');
  return toWireFormat(made);
}
