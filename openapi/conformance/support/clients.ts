/** What recipes and scenarios of clients share. */
import type { ScenarioContext } from '../scenario/types.ts';

/** A client with one contact, as it is sent. */
export function clientFields(ctx: ScenarioContext) {
  const contact = { id: ctx.uuid(), name: 'Mara Quist', email: 'mara.quist@client.test' };
  return { id: ctx.uuid(), name: ctx.name('Client'), isActive: true, contacts: [contact] };
}
