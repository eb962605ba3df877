import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { clientFields } from '../support/clients.ts';

async function client(kit: Kit, me: Actor) {
  const body = clientFields(kit);
  await me.ask('createClient', { body });
  return body;
}

export default recipes({
  createClient: { send: (kit) => ({ body: clientFields(kit) }) },
  updateClient: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await client(kit, me)), name: kit.name('Client'), version: 1 },
    }),
  },
  getClient: { send: async (kit, _sample, me) => ({ path: { id: (await client(kit, me)).id } }) },
  deleteClient: {
    send: async (kit, _sample, me) => ({ path: { id: (await client(kit, me)).id } }),
  },
});
