import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import {
  employeeIdOf,
  file,
  impediment,
  link,
  newcomer,
  project,
  projectFields,
  seen,
  shared,
  subProject,
  task,
} from '../support/projects.ts';

/** A call about a new project of the person's, named in the address. */
const byId = {
  send: async (kit: Kit, _sample: unknown, me: Actor) => ({ path: { id: await project(kit, me) } }),
};

/** A call that makes a task of a new project. */
const newTask = {
  ids: () => ['projectId'],
  send: async (kit: Kit, _sample: unknown, me: Actor) => ({
    body: {
      projectId: await project(kit, me),
      taskName: kit.name('Task'),
      taskDescription: '',
    },
  }),
};

const linkIds = () => ['projectId', 'subProjectId', 'employeeId'];

export default recipes({
  getProject: byId,
  createProject: { send: (kit) => ({ body: projectFields(kit) }) },
  updateProject: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { id, code, name, dueOn, version } = await seen(me, await project(kit, me));
      return { body: { id, code, name, dueOn, version, description: kit.name() } };
    },
  },
  deleteProject: byId,
  getEligibleProjectMembers: byId,
  addProjectMember: {
    ids: () => ['projectId', 'employeeId'],
    send: async (kit, _sample, me) => {
      const projectId = await project(kit, me);
      return { body: { projectId, employeeId: await newcomer(kit, me, projectId) } };
    },
  },
  removeProjectMember: {
    send: async (kit, _sample, me) => ({ query: await shared(kit, me) }),
  },
  changeProjectOwner: {
    send: async (kit, _sample, me) => ({ query: await shared(kit, me) }),
  },
  createProjectTask: newTask,
  createTaskUnderProject: newTask,
  getProjectTask: {
    send: async (kit, _sample, me) => ({
      path: { id: await task(kit, me, await project(kit, me)) },
    }),
  },
  updateProjectTask: {
    ids: () => ['taskId'],
    send: async (kit, _sample, me) => {
      const taskId = await task(kit, me, await project(kit, me));
      return { body: { taskId, taskName: kit.name('Task'), taskDescription: '', version: 1 } };
    },
  },
  deleteProjectTask: {
    send: async (kit, _sample, me) => ({
      path: { id: await task(kit, me, await project(kit, me)) },
    }),
  },
  moveProjectTask: {
    send: async (kit, _sample, me) => {
      const taskId = await task(kit, me, await project(kit, me));
      return { query: { projectId: await project(kit, me), taskId } };
    },
  },
  convertTaskToProject: {
    ids: () => ['projectId', 'taskId'],
    send: async (kit, { name }, me) => {
      const projectId = await project(kit, me);
      const work = { projectId, taskId: await task(kit, me, projectId) };
      const told = { taskName: kit.name('Project'), taskDescription: '' };
      return { body: { ...work, ...told, isMainProject: name === 'mainProject' } };
    },
  },
  markAsApexProject: byId,
  removeAsApexProject: {
    send: async (kit, _sample, me) => {
      const path = { id: await project(kit, me) };
      await me.ask('markAsApexProject', { path });
      return { path };
    },
  },
  delinkProject: {
    send: async (kit, _sample, me) => ({
      path: { id: await subProject(kit, me, await project(kit, me)) },
    }),
  },
  addSubProject: {
    send: async (kit, _sample, me) => ({
      path: { projectId: await project(kit, me) },
      body: projectFields(kit),
    }),
  },
  getOwnedParentProjects: byId,
  getOwnedProjects: {
    send: async (kit, _sample, me) => {
      const { id: userId } = (await me.ask('getProfile')).profile;
      return { query: { userId, projectId: await project(kit, me) } };
    },
  },
  getParentProjectsForLinking: byId,
  requestSubProjectLink: {
    as: 'admin',
    ids: linkIds,
    send: async (kit, _sample, me) => ({ body: await link(kit, me, kit.as('member')) }),
  },
  linkSubProject: {
    as: 'member',
    ids: linkIds,
    send: async (kit, _sample, me) => {
      const asking = kit.as('admin');
      const body = await link(kit, asking, me);
      await asking.ask('requestSubProjectLink', { body });
      return { body: { ...body, employeeId: await employeeIdOf(me) } };
    },
  },
  linkSubProjectToOwned: {
    ids: linkIds,
    send: async (kit, _sample, me) => ({ body: await link(kit, me, me) }),
  },
  addProjectFile: {
    send: async (kit, _sample, me) => ({
      path: { projectId: await project(kit, me) },
      body: { id: kit.uuid(), name: kit.name('File'), url: 'https://files.test/kit' },
    }),
  },
  updateProjectFile: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const id = await file(kit, me);
      return { body: { id, name: kit.name('File'), url: 'https://files.test/other', version: 1 } };
    },
  },
  deleteProjectFile: {
    send: async (kit, _sample, me) => ({ path: { id: await file(kit, me) } }),
  },
  watchProject: {
    ...byId,
    reads: async (me, { path }) => (await seen(me, path?.id ?? '')).isWatching,
  },
  unwatchProject: {
    send: async (kit, _sample, me) => {
      const path = { id: await project(kit, me) };
      await me.ask('watchProject', { path });
      return { path };
    },
  },
  getProjectImpediments: {
    send: async (kit, _sample, me) => {
      const projectId = await project(kit, me);
      await impediment(kit, me, projectId);
      return { path: { projectId } };
    },
  },
  addImpediment: {
    ids: () => ['projectId'],
    send: async (kit, _sample, me) => ({
      body: { projectId: await project(kit, me), impediments: kit.name('Impediment') },
    }),
  },
  deleteImpediment: {
    send: async (kit, _sample, me) => ({ path: { id: await impediment(kit, me) } }),
  },
  resolveImpediment: {
    send: async (kit, _sample, me) => ({ path: { id: await impediment(kit, me) } }),
  },
  getTasksSelection: {
    send: async (kit, _sample, me) => {
      const projectId = await project(kit, me);
      await task(kit, me, projectId);
      return { query: { projectId } };
    },
  },
  // What new entries are booked on: alone, since others time their work meanwhile.
  saveDefaultProjectTask: {
    when: 'alone',
    ids: () => ['taskId'],
    send: async (kit, { name }, me) => {
      const taskId = await task(kit, me, await project(kit, me));
      const settings = { isClockWorkSetWeeklyMail: false, isWFO: false };
      return { body: { ...settings, taskId, fromSettings: name === 'settings' } };
    },
    after: (_kit, me) => me.ask('removeDefaultProjectTask'),
  },
  removeDefaultProjectTask: { when: 'alone' },
});
