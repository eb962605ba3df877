import { newcomer, project, projectFields, seen } from '../../../support/projects.ts';
import { simultaneousCreates, uniqueCreate } from '../../../support/simultaneous-creates.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default simultaneousCreates('project, sub-project or member', [
  uniqueCreate('createProject', {
    source: 'API-D04',
    field: null,
    prepare: (ctx, me) => {
      const { code } = projectFields(ctx);
      return {
        send: () => ({ body: { ...projectFields(ctx), code } }),
        count: async () => {
          const columnFilters = [{ name: 'code', value: code }];
          const body = { ...firstPage, columnFilters };
          return (await me.request('searchProjects', { body })).pmoProjects.length;
        },
      };
    },
  }),
  uniqueCreate('addSubProject', {
    source: 'API-D04',
    field: null,
    prepare: async (ctx, me) => {
      const projectId = await project(ctx, me);
      const { code } = projectFields(ctx);
      return {
        send: () => ({ path: { projectId }, body: { ...projectFields(ctx), code } }),
        count: async () =>
          (await me.request('getProject', { path: { id: projectId } })).subProjects.length,
      };
    },
  }),
  uniqueCreate('addProjectMember', {
    source: 'API-D04',
    field: null,
    prepare: async (ctx, me) => {
      const projectId = await project(ctx, me);
      const employeeId = await newcomer(ctx, me, projectId);
      return {
        send: () => ({ body: { projectId, employeeId } }),
        count: async () => {
          const { members } = await seen(me, projectId);
          return members.filter((each) => each.employeeId === employeeId).length;
        },
      };
    },
  }),
]);
