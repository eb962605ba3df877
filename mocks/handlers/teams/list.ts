import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { byText, emptyId, nameFree } from '../../core/records/names.ts';
import { reject } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { countUses, uses } from '../../core/records/uses.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { groupView, getTeamRecord, teamView } from './records.ts';

type Group = Pick<
  Handlers<'teams'>,
  'getTeams' | 'getTeam' | 'getTeamView' | 'saveTeam' | 'deleteTeam'
>;

/** The teams, without their groups. Source: TEAM-020. */
export const list: Group = {
  getTeams: async ({ db }) => {
    const teams = (await db.query('teams')).toSorted(byText(({ teamName }) => teamName));
    return ok({ teams: teams.map(teamView) });
  },

  getTeam: async ({ db, path }) => ok({ teams: [teamView(await getTeamRecord(db, path.id))] }),

  getTeamView: async ({ db, path }) => {
    const team = await getTeamRecord(db, path.id);
    const groups = await db.query('teamGroups', { where: { teamId: team.id } });
    const sorted = groups.toSorted(byText(({ groupName }) => groupName));
    return ok({ viewTeam: [{ ...teamView(team), groupItems: sorted.map(groupView) }] });
  },

  saveTeam: (call) => (call.body.teamId === emptyId ? createTeam(call) : updateTeam(call)),

  deleteTeam: async (call) => {
    const { db, path } = call;
    const { id } = await getTeamRecord(db, path.id);
    const count = await countUses(uses.teams, db, id);
    if (count > 0) throw reject(409, 'teamInUse', { count });
    for (const name of ['teamGroups', 'teamMembers'] as const) {
      for (const part of await db.query(name, { where: { teamId: id } })) {
        await db.remove(name, part.id);
      }
    }
    await leaveToEverybody(call, id);
    await db.remove('teams', id);
    return ok({ successMessages: [message('teamDeleted')] });
  },
};

/**
 * Tags and review cycles of a deleted team become available to everyone; each gets a new version.
 */
async function leaveToEverybody(call: Call<'deleteTeam'>, teamId: string): Promise<void> {
  const { db } = call;
  for (const tag of await db.query('tags', { where: { teamId } })) {
    await db.put('tags', changed(tag, { teamId: null }, call));
  }
  for (const cycle of await db.query('reviewCycles', { where: { teamId } })) {
    await db.put('reviewCycles', changed(cycle, { teamId: null }, call));
  }
}

/** The server sets the creator and the creation date of a team; values in the body are ignored. */
async function createTeam(call: Call<'saveTeam'>) {
  const { db, person, clock } = call;
  const id = crypto.randomUUID();
  const team = {
    id,
    ...(await parseFields(call, id)),
    createdBy: person.name,
    createdOn: new Date(clock.now()).toISOString(),
  };
  await db.put('teams', created(team, call));
  return ok({ successMessages: [message('teamCreated')] });
}

async function updateTeam(call: Call<'saveTeam'>) {
  const { db, body } = call;
  const team = await getTeamRecord(db, body.teamId);
  checkVersion(team, body.version);
  await db.put('teams', changed(team, await parseFields(call, team.id), call));
  return ok({ successMessages: [message('teamUpdated')] });
}

/** The editable fields. 400 for blank texts, 409 when another team has the name. */
async function parseFields({ db, body }: Call<'saveTeam'>, id: string) {
  const teamName = trimmed('teamName', body.teamName);
  const description = trimmed('description', body.description);
  await nameFree(db, 'teams', { id, teamName }, 'teamNameTaken');
  return { teamName, description, isActive: body.isActive };
}
