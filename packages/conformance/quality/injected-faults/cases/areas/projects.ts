import { change, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import {
  accepting,
  alwaysAs,
  as,
  body,
  ignoring,
  without,
  like,
  misled,
  repairing,
  reversed,
} from '../../response-mutations.ts';

const area = 'projects';

/** Names the parent of the request whether the caller has access to it or not. */
const nameAnyParent: InjectedFault['response'] = async (call) => {
  const right = await call.pass(call.request.clone());
  const { parentId } = (call.sent ?? {}) as { parentId?: string };
  if (!right.ok || parentId === undefined) return right;
  const response = (await right.json()) as { filterNames: object };
  const parent = await call.server.store.transaction('read', (tx) =>
    tx.tenant('aster').get('projects', parentId),
  );
  if (!parent) return like(right, response);
  const parentProject = { id: parent.id, code: parent.code, name: parent.name };
  return like(right, { ...response, filterNames: { ...response.filterNames, parentProject } });
};

/** Offers employees as owners who have no access to projects. */
const offerEveryone: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  if (!right.ok) return right;
  const { searchParams, pathname } = new URL(call.request.url);
  const [tenantId = ''] = pathname.replace(/^\/api\//, '').split('/');
  const text = (searchParams.get('searchCharacters') ?? '').toLowerCase();
  const employees = await call.server.store.transaction('read', (tx) =>
    tx.tenant(tenantId).query('employees', { where: { isActive: true } }),
  );
  const owners = employees
    .filter(({ fullName }) => fullName.toLowerCase().includes(text))
    .map(({ id, fullName, profileImageUrl }) => ({ employeeId: id, fullName, profileImageUrl }));
  return like(right, { owners: owners.slice(0, 20), totalCount: owners.length });
};

/** Faults in projects and link requests. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'requests stay with the former owner',
    kind: 'state',
    area,
    on: 'changeProjectOwner',
    response: without('notifications'),
  },
  {
    name: 'anybody changes the owner',
    kind: 'authorization',
    area,
    on: 'changeProjectOwner',
    response: accepting('notOwnerOrAbove'),
  },
  {
    name: 'a code belongs to two projects',
    kind: 'rules',
    area,
    on: 'createProject',
    response: accepting('projectCodeTaken'),
  },
  {
    name: 'a project with time is deleted',
    kind: 'state',
    area,
    on: 'deleteProject',
    response: accepting('projectHasTime'),
  },
  {
    name: 'an impediment is resolved twice',
    kind: 'state',
    area,
    on: 'resolveImpediment',
    response: accepting('impedimentResolvedAlready'),
  },
  {
    name: 'anybody who takes part deletes impediments',
    kind: 'authorization',
    area,
    on: 'deleteImpediment',
    response: accepting('notYourImpediment'),
  },
  {
    name: 'anybody who takes part changes impediments',
    kind: 'authorization',
    area,
    on: 'updateImpediment',
    response: accepting('notYourImpedimentToEdit'),
  },
  {
    name: 'a resolved impediment is changed',
    kind: 'state',
    area,
    on: 'updateImpediment',
    response: accepting('impedimentResolvedUnchanged'),
  },
  {
    name: 'the word on how an impediment was resolved is lost',
    kind: 'state',
    area,
    on: 'resolveImpediment',
    response: repairing(put('resolution', '')),
  },
  {
    name: 'an apex project is linked below another',
    kind: 'rules',
    area,
    on: 'linkSubProjectToOwned',
    response: accepting('apexOnTop'),
  },
  {
    name: 'a project comes to lie below itself',
    kind: 'rules',
    area,
    on: 'linkSubProjectToOwned',
    response: accepting('linkCircular'),
  },
  {
    name: 'a new member hears nothing',
    kind: 'state',
    area,
    on: 'addProjectMember',
    response: without('notifications'),
  },
  {
    name: 'the watch list forgets',
    kind: 'state',
    area,
    on: 'watchProject',
    response: without('projectWatches'),
  },
  {
    name: 'files are listed oldest first',
    kind: 'rules',
    area,
    on: 'getProject',
    response: reversed('projectFilesStorage'),
  },
  {
    name: 'the time of a task stays when it moves',
    kind: 'state',
    area,
    on: 'moveProjectTask',
    response: without('entries'),
  },
  {
    name: 'former members are forgotten with their time',
    kind: 'state',
    area,
    on: 'removeProjectMember',
    response: body(
      change('members', (members) =>
        (members as { isActiveMember: boolean }[]).filter(({ isActiveMember }) => isActiveMember),
      ),
    ),
  },
  {
    name: 'unresolved impediments count the resolved ones',
    kind: 'rules',
    area,
    on: 'searchProjects',
    response: body(put('pmoProjects.*.unResolvedImpediment', 3)),
  },
  {
    name: 'an employee who has left becomes a member',
    kind: 'rules',
    area,
    on: 'addProjectMember',
    response: accepting('employeeInactive'),
  },
  {
    name: 'who is asked for a link is asked twice',
    kind: 'rules',
    area,
    on: 'requestSubProjectLink',
    response: accepting('linkRequestedAlready'),
  },
  {
    name: 'every page of work is the first',
    kind: 'rules',
    area,
    on: 'searchWork',
    response: ignoring('skip'),
  },
  {
    name: 'a search for work finds everything',
    kind: 'rules',
    area,
    on: 'searchWork',
    response: misled((address) => address.replace(/searchCharacters=[^&]*/, 'searchCharacters=')),
  },
  {
    name: 'anybody is told that they may add a task',
    kind: 'authorization',
    area,
    on: 'searchWork',
    response: body(put('work.*.mayAddTask', true)),
  },
  {
    name: 'nobody is said to take part in a sub-project',
    kind: 'rules',
    area,
    on: 'getProject',
    response: body(put('subProjects.*.isSubProjectMember', false)),
  },
  {
    name: 'who has no employee record makes a project',
    kind: 'rules',
    area,
    on: 'createProject',
    response: accepting('employeeNeeded'),
  },
  {
    name: 'the code of a deleted project is used again',
    kind: 'rules',
    area,
    on: 'createProject',
    response: accepting('projectCodeDeleted'),
  },
  {
    name: 'a project is due before it starts',
    kind: 'rules',
    area,
    on: 'createProject',
    response: accepting('dueBeforeStart'),
  },
  {
    name: 'a project is created below a project of somebody else',
    kind: 'authorization',
    area,
    on: 'createProject',
    response: accepting('parentNotOwned'),
  },
  {
    name: 'the parent of a project is never named in the list',
    kind: 'rules',
    area,
    on: 'searchProjects',
    response: body(put('pmoProjects.*.parentProject', null)),
  },
  {
    name: 'people without access to projects are offered as owners',
    kind: 'rules',
    area,
    on: 'searchProjectOwners',
    response: offerEveryone,
  },
  {
    name: 'the tags that the list is filtered by have no names',
    kind: 'rules',
    area,
    on: 'countProjects',
    response: body(put('filterNames.tags', [])),
  },
  {
    name: 'the parent that the list is filtered by is named to everybody',
    kind: 'authorization',
    area,
    on: 'countProjects',
    response: nameAnyParent,
  },
  {
    name: 'no filter counts any project',
    kind: 'rules',
    area,
    on: 'countProjects',
    response: body(put('filterCounts.watched', 0)),
  },
  {
    name: 'a task is assigned to somebody who is no member',
    kind: 'rules',
    area,
    on: ['createProjectTask', 'updateProjectTask'],
    response: accepting('assigneeNoMember'),
  },
  {
    name: 'a task is due before it starts',
    kind: 'rules',
    area,
    on: ['createProjectTask', 'updateProjectTask'],
    response: accepting('taskDueBeforeStart'),
  },
  {
    name: 'a task is placed after one of another project',
    kind: 'rules',
    area,
    on: 'reorderProjectTask',
    response: accepting('taskOfOtherProject'),
  },
  {
    name: 'a task that is sent again is created again',
    kind: 'rules',
    area,
    on: 'createProjectTask',
    response: repairing(put('id', undefined)),
  },
  {
    name: 'whoever sees a project adds tasks to it',
    kind: 'authorization',
    area,
    on: 'createProjectTask',
    response: accepting('notParticipant'),
  },
  {
    name: 'everybody may ask for a link below any project',
    kind: 'authorization',
    area,
    on: 'getParentProjectsForLinking',
    response: alwaysAs('kira'),
  },
  {
    name: 'a parent is named to those without access to it',
    kind: 'authorization',
    area,
    on: 'getProject',
    response: namingParents,
  },
  {
    name: 'a renamed project is read by its former members',
    kind: 'authorization',
    area,
    on: ['updateProject', 'updateProjectTask', 'moveProjectTask'],
    response: withoutBookedNames,
  },
  {
    name: 'a deleted project leaves its request in the bell',
    kind: 'state',
    area,
    on: 'deleteProject',
    response: without('notifications'),
  },
  {
    name: 'the history of a project begins with the oldest change',
    kind: 'rules',
    area,
    on: 'getProjectHistory',
    response: reversed('projectChanges'),
  },
];

/** Names parents as an administrator sees them. */
async function namingParents(call: InjectedCall): Promise<Response> {
  const right = await call.pass(call.request.clone());
  if (!right.ok) return right;
  const seenByAll = await call.pass(await as(call, 'ava'));
  const { parentProject } = (await seenByAll.json()) as Record<string, unknown>;
  const response = (await right.clone().json()) as object;
  return like(right, { ...response, parentProject });
}

/** Makes the change, but stores no name on entries of people without access. */
async function withoutBookedNames(call: InjectedCall): Promise<Response> {
  const right = await call.pass();
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { bookedAs: _, ...entry } of await db.query('entries'))
      await db.put('entries', entry);
  });
  return right;
}
