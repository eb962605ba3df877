import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, without } from '../../response-mutations.ts';

const area = 'projects';

/** Faults in the overview of projects, their members and owners. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'a project is given to someone without access to projects',
    kind: 'rules',
    area,
    on: 'changeProjectOwner',
    response: accepting('ownerWithoutAccess'),
  },
  {
    name: 'a project whose owner has left looks like any other',
    kind: 'state',
    area,
    on: 'getProject',
    response: body(put('project.ownerState', 'able')),
  },
  {
    name: 'a project is lost with its owner',
    kind: 'authorization',
    area,
    on: 'getProject',
    response: body(
      change('project', (project) => {
        const { isProjectOwner } = project as { isProjectOwner: boolean };
        return { ...(project as object), isTransferable: isProjectOwner };
      }),
    ),
  },
  {
    name: 'removed members keep their watch list',
    kind: 'state',
    area,
    on: 'removeProjectMember',
    response: without('projectWatches'),
  },
  {
    name: 'removed members keep their default work',
    kind: 'state',
    area,
    on: 'removeProjectMember',
    response: without('clockWorkSettings'),
  },
  {
    name: 'removed members hear nothing',
    kind: 'state',
    area,
    on: 'removeProjectMember',
    response: without('notifications'),
  },
  {
    name: 'changes of a project reach nobody',
    kind: 'state',
    area,
    on: ['createProjectTask', 'updateProject', 'addProjectMember', 'removeProjectMember'],
    response: without('events'),
  },
  {
    name: 'the time with sub-projects is the own time',
    kind: 'rules',
    area,
    on: 'getProject',
    response: body(
      change('project', (project) => {
        const { ownSeconds } = project as { ownSeconds: number };
        return { ...(project as object), totalSeconds: ownSeconds };
      }),
    ),
  },
  {
    name: 'members are offered as candidates',
    kind: 'rules',
    area,
    on: 'searchEligibleProjectMembers',
    response: body(put('totalCount', 0)),
  },
];
