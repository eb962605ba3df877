import { recipes } from '../scenario/recipe.ts';
import { project, tag, tagged } from '../support/projects.ts';

export default recipes({
  updateTag: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const id = await tag(kit, me);
      return { body: { id, name: kit.name('Tag'), color: '#112233', teamId: null, version: 1 } };
    },
  },
  deleteTag: { send: async (kit, _sample, me) => ({ path: { id: await tag(kit, me) } }) },
  getProjectTags: {
    send: async (kit, _sample, me) => ({ path: { projectId: await project(kit, me) } }),
  },
  assignProjectTag: {
    ids: () => ['projectId', 'tagId'],
    send: async (kit, _sample, me) => ({
      body: {
        projectId: await project(kit, me),
        tagId: await tag(kit, me),
        assignedToAll: true,
      },
    }),
  },
  removeProjectTag: { send: async (kit, _sample, me) => ({ query: await tagged(kit, me) }) },
});
