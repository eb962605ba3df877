import { recipes } from '../scenario/recipe.ts';
import { project, tag, tagged } from '../support/projects.ts';

export default recipes({
  updateTag: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const id = await tag(ctx, me);
      return { body: { id, name: ctx.name('Tag'), color: '#112233', teamId: null, version: 1 } };
    },
  },
  getTag: { send: async (ctx, _sample, me) => ({ path: { id: await tag(ctx, me) } }) },
  restoreTag: {
    send: async (ctx, _sample, me) => {
      const id = await tag(ctx, me);
      await me.request('deleteTag', { path: { id } });
      return { path: { id } };
    },
  },
  mergeTags: {
    ids: () => ['fromTagId', 'intoTagId'],
    send: async (ctx, _sample, me) => ({
      body: {
        fromTagId: await tag(ctx, me),
        fromVersion: 1,
        intoTagId: await tag(ctx, me),
        intoVersion: 1,
      },
    }),
  },
  deleteTag: { send: async (ctx, _sample, me) => ({ path: { id: await tag(ctx, me) } }) },
  getProjectTags: {
    send: async (ctx, _sample, me) => ({ path: { projectId: await project(ctx, me) } }),
  },
  assignProjectTag: {
    ids: () => ['projectId', 'tagId'],
    send: async (ctx, _sample, me) => ({
      body: {
        projectId: await project(ctx, me),
        tagId: await tag(ctx, me),
        assignedToAll: true,
      },
    }),
  },
  removeProjectTag: { send: async (ctx, _sample, me) => ({ query: await tagged(ctx, me) }) },
});
