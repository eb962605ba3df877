import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { tool, toolFields } from '../support/tools.ts';

const path = async (kit: Kit, me: Actor) => ({ path: { id: (await tool(kit, me)).id } });

export default recipes({
  createTool: {
    send: (kit, { name }) => {
      const texts = { latestVersion: '1.0', discription: 'Words.', url: 'https://tool.test' };
      return { body: { ...toolFields(kit), ...(name === 'least' ? {} : texts) } };
    },
  },
  getTool: { send: (kit, _sample, me) => path(kit, me) },
  updateTool: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await tool(kit, me)), name: kit.name('Tool'), licence: true },
    }),
  },
  deleteTool: { send: (kit, _sample, me) => path(kit, me) },
});
