import { change, put } from '../edit.ts';
import type { Fault, FaultyCall } from '../fault.ts';
import {
  accepting,
  alwaysAs,
  as,
  body,
  deafTo,
  forgettingIn,
  like,
  misled,
  reversed,
} from '../spoil.ts';

const area = 'projects';

/** Faults of projects and of the requests to link them. */
export const faults: Fault[] = [
  {
    name: 'requests stay with the former owner',
    kind: 'state',
    area,
    on: 'changeProjectOwner',
    answer: forgettingIn('notifications'),
  },
  {
    name: 'anybody changes the owner',
    kind: 'authorization',
    area,
    on: 'changeProjectOwner',
    answer: accepting('notOwnerOrAbove'),
  },
  {
    name: 'a code belongs to two projects',
    kind: 'rules',
    area,
    on: 'createProject',
    answer: accepting('projectCodeTaken'),
  },
  {
    name: 'a project with time is deleted',
    kind: 'state',
    area,
    on: 'deleteProject',
    answer: accepting('projectHasTime'),
  },
  {
    name: 'an impediment is resolved twice',
    kind: 'state',
    area,
    on: 'resolveImpediment',
    answer: accepting('impedimentResolvedAlready'),
  },
  {
    name: 'anybody who takes part deletes impediments',
    kind: 'authorization',
    area,
    on: 'deleteImpediment',
    answer: accepting('notYourImpediment'),
  },
  {
    name: 'an apex project is linked below another',
    kind: 'rules',
    area,
    on: 'linkSubProjectToOwned',
    answer: accepting('apexOnTop'),
  },
  {
    name: 'a project comes to lie below itself',
    kind: 'rules',
    area,
    on: 'linkSubProjectToOwned',
    answer: accepting('linkCircular'),
  },
  {
    name: 'a new member hears nothing',
    kind: 'state',
    area,
    on: 'addProjectMember',
    answer: forgettingIn('notifications'),
  },
  {
    name: 'the watch list forgets',
    kind: 'state',
    area,
    on: 'watchProject',
    answer: forgettingIn('projectWatches'),
  },
  {
    name: 'files are listed oldest first',
    kind: 'rules',
    area,
    on: 'getProject',
    answer: reversed('projectFilesStorage'),
  },
  {
    name: 'the time of a task stays when it moves',
    kind: 'state',
    area,
    on: 'moveProjectTask',
    answer: forgettingIn('entries'),
  },
  {
    name: 'former members are forgotten with their time',
    kind: 'state',
    area,
    on: 'removeProjectMember',
    answer: body(
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
    answer: body(put('pmoProjects.*.unResolvedImpediment', 3)),
  },
  {
    name: 'an employee who has left becomes a member',
    kind: 'rules',
    area,
    on: 'addProjectMember',
    answer: accepting('employeeInactive'),
  },
  {
    name: 'who is asked for a link is asked twice',
    kind: 'rules',
    area,
    on: 'requestSubProjectLink',
    answer: accepting('linkRequestedAlready'),
  },
  {
    name: 'every page of work is the first',
    kind: 'rules',
    area,
    on: 'searchWork',
    answer: deafTo('skip'),
  },
  {
    name: 'a search for work finds everything',
    kind: 'rules',
    area,
    on: 'searchWork',
    answer: misled((address) => address.replace(/searchCharacters=[^&]*/, 'searchCharacters=')),
  },
  {
    name: 'anybody is told that they may add a task',
    kind: 'authorization',
    area,
    on: 'searchWork',
    answer: body(put('work.*.mayAddTask', true)),
  },
  {
    name: 'nobody is said to take part in a sub-project',
    kind: 'rules',
    area,
    on: 'getProject',
    answer: body(put('subProjects.*.isSubProjectMember', false)),
  },
  {
    name: 'who has no employee record makes a project',
    kind: 'rules',
    area,
    on: 'createProject',
    answer: accepting('employeeNeeded'),
  },
  {
    name: 'whoever sees a project adds tasks to it',
    kind: 'authorization',
    area,
    on: 'createProjectTask',
    answer: accepting('notParticipant'),
  },
  {
    name: 'everybody may ask for a link below any project',
    kind: 'authorization',
    area,
    on: 'getParentProjectsForLinking',
    answer: alwaysAs('kira'),
  },
  {
    name: 'a parent is named to those without access to it',
    kind: 'authorization',
    area,
    on: 'getProject',
    answer: namingParents,
  },
  {
    name: 'a renamed project is read by its former members',
    kind: 'authorization',
    area,
    on: ['updateProject', 'updateProjectTask', 'moveProjectTask'],
    answer: forgettingBookedNames,
  },
  {
    name: 'a deleted project leaves its request in the bell',
    kind: 'state',
    area,
    on: 'deleteProject',
    answer: forgettingIn('notifications'),
  },
];

/** Names a parent as an administrator reads it. */
async function namingParents(call: FaultyCall): Promise<Response> {
  const right = await call.pass(call.request.clone());
  if (!right.ok) return right;
  const seenByAll = await call.pass(await as(call, 'ava'));
  const { parentProject } = (await seenByAll.json()) as Record<string, unknown>;
  const said = (await right.clone().json()) as object;
  return like(right, { ...said, parentProject });
}

/** Makes the change, and keeps no name on the entries of those who have no access. */
async function forgettingBookedNames(call: FaultyCall): Promise<Response> {
  const right = await call.pass();
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { bookedAs: _, ...entry } of await db.query('entries'))
      await db.put('entries', entry);
  });
  return right;
}
