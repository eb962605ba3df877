import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { tool, toolFields } from '../support/tools.ts';

const path = async (ctx: ScenarioContext, me: Actor) => ({
  path: { id: (await tool(ctx, me)).id },
});

export default recipes({
  createTool: {
    send: (ctx, { name }) => {
      const texts = { latestVersion: '1.0', discription: 'Words.', url: 'https://tool.test' };
      return { body: { ...toolFields(ctx), ...(name === 'min' ? {} : texts) } };
    },
  },
  getTool: { send: (ctx, _sample, me) => path(ctx, me) },
  updateTool: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await tool(ctx, me)), name: ctx.name('Tool'), licence: true },
    }),
  },
  deleteTool: { send: (ctx, _sample, me) => path(ctx, me) },
});
