import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { service, serviceFields } from '../support/services.ts';

const path = async (kit: Kit, me: Actor) => ({ path: { id: (await service(kit, me)).id } });

export default recipes({
  createService: {
    send: (kit, { name }) => {
      const texts = { latestVersion: '1.0', description: 'Words.', url: 'https://service.test' };
      return { body: { ...serviceFields(kit), ...(name === 'least' ? {} : texts) } };
    },
  },
  getService: { send: (kit, _sample, me) => path(kit, me) },
  getServiceView: { send: (kit, _sample, me) => path(kit, me) },
  updateService: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await service(kit, me)), name: kit.name('Service'), license: true },
    }),
  },
  deleteService: { send: (kit, _sample, me) => path(kit, me) },
});
