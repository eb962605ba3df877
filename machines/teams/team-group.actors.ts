import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { emptyId } from '../validation/rules.ts';
import { toGroupBody, shownForm, type Group, type GroupForm } from './group.ts';

/** An empty identifier creates a group, any other updates one. */
export const saveGroup = fromPromise<unknown, PartToSave<Group, GroupForm>>(
  ({ input: { parentId: teamId, part, form, version }, signal }) => {
    const seen = version === null ? {} : { version };
    const { groupId } = part ?? { groupId: emptyId };
    const body = { groupId, teamId, ...toGroupBody(shownForm(form, part === null)), ...seen };
    return api.saveTeamGroup({ body, signal });
  },
);

export const deleteGroup = fromPromise<unknown, { part: Group }>(({ input: { part }, signal }) =>
  api.deleteTeamGroup({ path: { groupId: part.groupId }, signal }),
);
