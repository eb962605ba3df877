import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { emptyId, nameFree } from '../../core/records/names.ts';
import { reject } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { TeamGroup } from '../../store/world/teams.ts';
import { getGroupRecord, getTeamRecord } from './records.ts';
import { checkTasks } from './tasks.ts';

type Group = Pick<Handlers<'teams'>, 'saveTeamGroup' | 'deleteTeamGroup'>;

/** The groups of teams. Source: TEAM-020, TEAM-037, TEAM-051. */
export const groups: Group = {
  saveTeamGroup: async (call) => {
    await getTeamRecord(call.db, call.body.teamId);
    return call.body.groupId === emptyId ? createGroup(call) : updateGroup(call);
  },

  deleteTeamGroup: async ({ db, path }) => {
    const { id } = await getGroupRecord(db, path.groupId);
    await db.remove('teamGroups', id);
    return ok({ successMessages: [message('teamGroupDeleted')] });
  },
};

async function createGroup(call: Call<'saveTeamGroup'>) {
  const { db, body } = call;
  const id = crypto.randomUUID();
  const fields = await parseFields(call, id);
  const group = { id, teamId: body.teamId, ...fields, isActive: body.isActive ?? true };
  await db.put('teamGroups', created(group, call));
  return ok({ successMessages: [message('teamGroupCreated')] });
}

async function updateGroup(call: Call<'saveTeamGroup'>) {
  const { db, body } = call;
  const group = await getGroupRecord(db, body.groupId);
  if (group.teamId !== body.teamId) throw reject(404, 'teamGroupUnknown');
  checkVersion(group, body.version);
  const fields = await parseFields(call, group.id);
  const isActive = body.isActive ?? group.isActive;
  await db.put('teamGroups', changed<TeamGroup>(group, { ...fields, isActive }, call));
  return ok({ successMessages: [message('teamGroupUpdated')] });
}

/**
 * 400 for a blank name or too many completed tasks, 409 when another group of the team has the
 * name.
 */
async function parseFields({ db, body }: Call<'saveTeamGroup'>, id: string) {
  const { teamId, totalMembers, totalTasks, completedTasks } = body;
  const groupName = trimmed('groupName', body.groupName);
  checkTasks({ totalTasks, completedTasks });
  await nameFree(db, 'teamGroups', { id, teamId, groupName }, 'teamGroupNameTaken');
  return { groupName, totalMembers, totalTasks, completedTasks };
}
