import { put } from '../edit.ts';
import type { InjectedFault } from '../injected-fault.ts';
import {
  accepting,
  body,
  without,
  like,
  repairing,
  reversed,
  shortened,
} from '../response-mutations.ts';

const area = 'tags';

/** Faults in tags, from the requirements. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'two tags share a name',
    kind: 'rules',
    area,
    on: 'createTag',
    response: accepting('tagNameTaken'),
  },
  {
    name: 'anybody assigns a tag of a team',
    kind: 'authorization',
    area,
    on: 'assignProjectTag',
    response: accepting('tagOfTeam'),
  },
  {
    name: 'anybody removes a tag of a team',
    kind: 'authorization',
    area,
    on: 'removeProjectTag',
    response: accepting('tagOfTeamStays'),
  },
  {
    name: 'members who may not edit a project tag it',
    kind: 'authorization',
    area,
    on: 'assignProjectTag',
    response: accepting('tagsOfOwner'),
  },
  {
    name: 'an inherited tag is removed where it is inherited',
    kind: 'rules',
    area,
    on: 'removeProjectTag',
    response: accepting('tagInherited'),
  },
  {
    name: 'every tag is inherited',
    kind: 'rules',
    area,
    on: 'assignProjectTag',
    response: repairing(put('assignedToAll', true)),
  },
  {
    name: 'a tag that was removed comes back',
    kind: 'state',
    area,
    on: 'removeProjectTag',
    response: without('projectTags'),
  },
  {
    name: 'tags are counted on no project',
    kind: 'rules',
    area,
    on: 'getTags',
    response: body(put('tags.*.projectCount', 0)),
  },
  {
    name: 'tags are listed the other way round',
    kind: 'rules',
    area,
    on: 'getTags',
    response: reversed('tags'),
  },
  {
    name: 'a page of projects lacks its first',
    kind: 'rules',
    area,
    on: 'searchProjectTags',
    response: shortened('projects'),
  },
  {
    name: 'a tag belongs to a team that there is not',
    kind: 'validation',
    area,
    on: 'createTag',
    response: accepting('tagTeamUnknown'),
  },
  {
    name: 'a tag is removed where it is inherited from farther above than the parent',
    kind: 'rules',
    area,
    on: 'removeProjectTag',
    response: async (call) => {
      const right = await call.pass();
      if (right.status !== 409) return right;
      const id = new URL(call.request.url).searchParams.get('projectId') ?? '';
      const { errorMessages } = (await right.clone().json()) as { errorMessages: string[] };
      const parent = await call.server.store.transaction('read', async (tx) => {
        const db = tx.tenant('aster');
        const parentId = (await db.get('projects', id))?.parentId;
        return parentId ? db.get('projects', parentId) : undefined;
      });
      const isNear = parent && errorMessages.join(' ').includes(parent.code);
      return isNear ? right : like(right, { projectTags: [], successMessages: [] });
    },
  },
];
