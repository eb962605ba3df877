import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import {
  file,
  getEmployeeId,
  impediment,
  join,
  link,
  newcomer,
  project,
  projectFields,
  seen,
  subProject,
  task,
} from '../support/projects.ts';

/** A call about a new project of the person, named in the address. */
const byId = {
  send: async (ctx: ScenarioContext, _sample: unknown, me: Actor) => ({
    path: { id: await project(ctx, me) },
  }),
};

/** A call that creates a task in a new project. */
const newTask = {
  ids: () => ['projectId'],
  send: async (ctx: ScenarioContext, _sample: unknown, me: Actor) => ({
    body: {
      projectId: await project(ctx, me),
      taskName: ctx.name('Task'),
      taskDescription: '',
    },
  }),
};

const linkIds = () => ['projectId', 'subProjectId', 'employeeId'];

export default recipes({
  getProject: byId,
  createProject: { send: (ctx) => ({ body: projectFields(ctx) }) },
  updateProject: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { id, code, name, dueOn, version } = await seen(me, await project(ctx, me));
      return { body: { id, code, name, dueOn, version, description: ctx.name() } };
    },
  },
  deleteProject: byId,
  getEligibleProjectMembers: byId,
  searchEligibleProjectMembers: {
    send: async (ctx, _sample, me) => ({
      path: { id: await project(ctx, me) },
      query: { searchCharacters: '', skip: 0 },
    }),
  },
  getProjectDays: byId,
  getProjectHistory: byId,
  addProjectMember: {
    ids: () => ['projectId', 'employeeId'],
    send: async (ctx, _sample, me) => {
      const projectId = await project(ctx, me);
      return { body: { projectId, employeeId: await newcomer(ctx, me, projectId) } };
    },
  },
  removeProjectMember: {
    send: async (ctx, _sample, me) => {
      // Someone of the run, whose notifications can be read.
      const other = ctx.as(me.role === 'member' ? 'colleague' : 'member');
      const projectId = await project(ctx, me);
      await join(me, projectId, other);
      return { query: { projectId, employeeId: await getEmployeeId(other) } };
    },
  },
  changeProjectOwner: {
    send: async (ctx, _sample, me) => {
      // An owner needs access to projects.
      const other = ctx.as(me.role === 'member' ? 'colleague' : 'member');
      const projectId = await project(ctx, me);
      return { query: { projectId, employeeId: await getEmployeeId(other) } };
    },
  },
  createProjectTask: newTask,
  createTaskUnderProject: newTask,
  getProjectTask: {
    send: async (ctx, _sample, me) => ({
      path: { id: await task(ctx, me, await project(ctx, me)) },
    }),
  },
  updateProjectTask: {
    ids: () => ['taskId'],
    send: async (ctx, _sample, me) => {
      const taskId = await task(ctx, me, await project(ctx, me));
      return { body: { taskId, taskName: ctx.name('Task'), taskDescription: '', version: 1 } };
    },
  },
  reorderProjectTask: {
    ids: () => ['taskId', 'afterTaskId'],
    send: async (ctx, { name }, me) => {
      const projectId = await project(ctx, me);
      const other = await task(ctx, me, projectId);
      const taskId = await task(ctx, me, projectId);
      return { body: { taskId, afterTaskId: name === 'first' ? null : other } };
    },
  },
  deleteProjectTask: {
    send: async (ctx, _sample, me) => ({
      path: { id: await task(ctx, me, await project(ctx, me)) },
    }),
  },
  moveProjectTask: {
    send: async (ctx, _sample, me) => {
      const taskId = await task(ctx, me, await project(ctx, me));
      return { query: { projectId: await project(ctx, me), taskId } };
    },
  },
  convertTaskToProject: {
    ids: () => ['projectId', 'taskId'],
    send: async (ctx, { name }, me) => {
      const projectId = await project(ctx, me);
      const work = { projectId, taskId: await task(ctx, me, projectId) };
      const fields = { taskName: ctx.name('Project'), taskDescription: '' };
      return { body: { ...work, ...fields, isMainProject: name === 'mainProject' } };
    },
  },
  markAsApexProject: byId,
  removeAsApexProject: {
    send: async (ctx, _sample, me) => {
      const path = { id: await project(ctx, me) };
      await me.request('markAsApexProject', { path });
      return { path };
    },
  },
  delinkProject: {
    send: async (ctx, _sample, me) => ({
      path: { id: await subProject(ctx, me, await project(ctx, me)) },
    }),
  },
  addSubProject: {
    send: async (ctx, _sample, me) => ({
      path: { projectId: await project(ctx, me) },
      body: projectFields(ctx),
    }),
  },
  getOwnedParentProjects: byId,
  getOwnedProjects: {
    send: async (ctx, _sample, me) => {
      const { id: userId } = (await me.request('getProfile')).profile;
      return { query: { userId, projectId: await project(ctx, me) } };
    },
  },
  getParentProjectsForLinking: byId,
  requestSubProjectLink: {
    as: 'admin',
    ids: linkIds,
    send: async (ctx, _sample, me) => ({ body: await link(ctx, me, ctx.as('member')) }),
  },
  linkSubProject: {
    as: 'member',
    ids: linkIds,
    send: async (ctx, _sample, me) => {
      const requester = ctx.as('admin');
      const body = await link(ctx, requester, me);
      await requester.request('requestSubProjectLink', { body });
      return { body: { ...body, employeeId: await getEmployeeId(me) } };
    },
  },
  linkSubProjectToOwned: {
    ids: linkIds,
    send: async (ctx, _sample, me) => ({ body: await link(ctx, me, me) }),
  },
  searchLinkableProjects: {
    send: async (ctx, _sample, me) => {
      const id = await project(ctx, me);
      for (let count = 0; count < 3; count += 1) await project(ctx, me);
      const linkAs = ctx.pick(['RequestedParent', 'OwnParent', 'SubProject'] as const);
      return { path: { id }, query: { linkAs, skip: 0 } };
    },
  },
  denySubProjectRequest: {
    as: 'member',
    ids: () => ['projectId', 'subProjectId'],
    send: async (ctx, _sample, me) => {
      const requester = ctx.as('admin');
      const body = await link(ctx, requester, me);
      await requester.request('requestSubProjectLink', { body });
      const { projectId, subProjectId } = body;
      return { body: { projectId, subProjectId } };
    },
  },
  withdrawSubProjectRequest: {
    as: 'admin',
    send: async (ctx, _sample, me) => {
      const body = await link(ctx, me, ctx.as('member'));
      await me.request('requestSubProjectLink', { body });
      return { path: { id: body.subProjectId } };
    },
  },
  addProjectFile: {
    send: async (ctx, _sample, me) => ({
      path: { projectId: await project(ctx, me) },
      body: { id: ctx.uuid(), name: ctx.name('File'), url: 'https://files.test/kit' },
    }),
  },
  updateProjectFile: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const id = await file(ctx, me);
      return { body: { id, name: ctx.name('File'), url: 'https://files.test/other', version: 1 } };
    },
  },
  deleteProjectFile: {
    send: async (ctx, _sample, me) => ({ path: { id: await file(ctx, me) } }),
  },
  watchProject: {
    ...byId,
    reads: async (me, { path }) => (await seen(me, path?.id ?? '')).isWatching,
  },
  unwatchProject: {
    send: async (ctx, _sample, me) => {
      const path = { id: await project(ctx, me) };
      await me.request('watchProject', { path });
      return { path };
    },
  },
  getProjectImpediments: {
    send: async (ctx, _sample, me) => {
      const projectId = await project(ctx, me);
      await impediment(ctx, me, projectId);
      return { path: { projectId } };
    },
  },
  addImpediment: {
    ids: () => ['projectId'],
    send: async (ctx, _sample, me) => ({
      body: {
        id: ctx.uuid(),
        projectId: await project(ctx, me),
        impediments: ctx.name('Impediment'),
      },
    }),
  },
  updateImpediment: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { id: await impediment(ctx, me), impediments: ctx.name('Impediment'), version: 1 },
    }),
  },
  deleteImpediment: {
    send: async (ctx, _sample, me) => ({ path: { id: await impediment(ctx, me) } }),
  },
  resolveImpediment: {
    send: async (ctx, _sample, me) => ({
      path: { id: await impediment(ctx, me) },
      body: { resolution: ctx.name('Solved') },
    }),
  },
  getTasksSelection: {
    send: async (ctx, _sample, me) => {
      const projectId = await project(ctx, me);
      await task(ctx, me, projectId);
      return { query: { projectId } };
    },
  },
  // The default for new entries: exclusive, since other checks track time in the meantime.
  saveDefaultProjectTask: {
    when: 'exclusive',
    ids: () => ['taskId'],
    send: async (ctx, { name }, me) => {
      const taskId = await task(ctx, me, await project(ctx, me));
      const settings = { isClockWorkSetWeeklyMail: false, isWFO: false };
      return { body: { ...settings, taskId, fromSettings: name === 'settings' } };
    },
    after: (_ctx, me) => me.request('removeDefaultProjectTask'),
  },
  removeDefaultProjectTask: { when: 'exclusive' },
});
