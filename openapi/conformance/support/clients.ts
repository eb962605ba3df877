/** What recipes and scenarios of clients share. */
import type { Kit } from '../scenario/types.ts';

/** A client with one contact, as it is sent. */
export function clientFields(kit: Kit) {
  const contact = { id: kit.uuid(), name: 'Mara Quist', email: 'mara.quist@client.test' };
  return { id: kit.uuid(), name: kit.name('Client'), isActive: true, contacts: [contact] };
}
