import { drop, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  editErrorResponse,
  body,
  without,
  like,
  repairing,
  reversed,
  shortened,
} from '../../response-mutations.ts';

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
    name: 'the rejection of a twin does not say which tag it is',
    kind: 'rules',
    area,
    on: 'createTag',
    response: editErrorResponse(drop('otherId')),
  },
  {
    name: 'anybody merges tags of a team',
    kind: 'authorization',
    area,
    on: 'mergeTags',
    response: accepting('tagOfTeamMerged'),
  },
  {
    name: 'a merge that is repeated fails',
    kind: 'state',
    area,
    on: 'mergeTags',
    response: async (call) => {
      const { fromTagId } = (await call.request.clone().json()) as { fromTagId: string };
      const isKnown = await call.server.store.transaction('read', async (tx) =>
        tx.tenant('aster').get('tags', fromTagId),
      );
      const right = await call.pass();
      if (isKnown || right.status !== 200) return right;
      const error = { errorMessages: ['Unknown.'], code: 'tagUnknown', traceId: 'none' };
      return Response.json(error, { status: 404, headers: right.headers });
    },
  },
  {
    name: 'merged tags are not inherited where only the first was',
    kind: 'rules',
    area,
    on: 'mergeTags',
    response: async (call) => {
      const { intoTagId } = (await call.request.clone().json()) as { intoTagId: string };
      const right = await call.pass();
      await call.server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        for (const each of await db.query('projectTags', { where: { tagId: intoTagId } })) {
          await db.put('projectTags', { ...each, assignedToAll: false });
        }
      });
      return right;
    },
  },
  {
    name: 'tags count none that inherit them',
    kind: 'rules',
    area,
    on: 'getTags',
    response: body(put('tags.*.inheritingCount', 0)),
  },
  {
    name: 'the view of a tag lacks its first project',
    kind: 'rules',
    area,
    on: 'getTag',
    response: shortened('projects'),
  },
  {
    name: 'a tag is restored on no project',
    kind: 'state',
    area,
    on: 'restoreTag',
    response: async (call) => {
      const right = await call.pass();
      const { tag } = (await right.clone().json()) as { tag?: { id: string } };
      await call.server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        const assigned = await db.query('projectTags', { where: { tagId: tag?.id ?? '' } });
        for (const { id } of assigned) await db.remove('projectTags', id);
      });
      return right;
    },
  },
  {
    name: 'every project may be tagged by nobody',
    kind: 'authorization',
    area,
    on: 'searchProjectTags',
    response: body(put('projects.*.isTaggable', false)),
  },
  {
    name: 'no tag can be assigned',
    kind: 'authorization',
    area,
    on: 'getTagChoices',
    response: body(put('tags.*.isAssignable', false)),
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
