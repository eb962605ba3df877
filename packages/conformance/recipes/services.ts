import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { service, serviceFields } from '../support/services.ts';

const path = async (ctx: ScenarioContext, me: Actor) => ({
  path: { id: (await service(ctx, me)).id },
});

export default recipes({
  createService: {
    send: (ctx, { name }) => {
      const texts = { latestVersion: '1.0', description: 'Words.', url: 'https://service.test' };
      return { body: { ...serviceFields(ctx), ...(name === 'min' ? {} : texts) } };
    },
  },
  getService: { send: (ctx, _sample, me) => path(ctx, me) },
  getServiceView: { send: (ctx, _sample, me) => path(ctx, me) },
  updateService: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await service(ctx, me)), name: ctx.name('Service'), license: true },
    }),
  },
  deleteService: { send: (ctx, _sample, me) => path(ctx, me) },
});
