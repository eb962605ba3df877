/** Shared helpers of the client recipes and scenarios. */
import type { ScenarioContext } from '../scenario/types.ts';

/** The request body of a client with one contact. */
export function clientFields(ctx: ScenarioContext) {
  const contact = { id: ctx.uuid(), name: 'Mara Quist', email: 'mara.quist@client.test' };
  return { id: ctx.uuid(), name: ctx.name('Client'), isActive: true, contacts: [contact] };
}
