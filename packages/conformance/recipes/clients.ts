import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { clientFields } from '../support/clients.ts';

async function client(ctx: ScenarioContext, me: Actor) {
  const body = clientFields(ctx);
  await me.request('createClient', { body });
  return body;
}

export default recipes({
  createClient: { send: (ctx) => ({ body: clientFields(ctx) }) },
  updateClient: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await client(ctx, me)), name: ctx.name('Client'), version: 1 },
    }),
  },
  getClient: { send: async (ctx, _sample, me) => ({ path: { id: (await client(ctx, me)).id } }) },
  getClientDetails: {
    send: async (ctx, _sample, me) => ({ path: { id: (await client(ctx, me)).id } }),
  },
  deleteClient: {
    send: async (ctx, _sample, me) => ({ path: { id: (await client(ctx, me)).id } }),
  },
});
