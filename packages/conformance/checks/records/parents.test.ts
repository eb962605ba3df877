import { describe, expect, it } from 'vitest';
import { failedChecks, withBody } from '../../testing/mutate-response.fixtures.ts';

/** The names of the failed checks of a group and its team on a server. */
const failedOn = failedChecks({ area: 'teams', operation: 'saveTeamGroup', kind: 'parent' });

interface Group {
  groupId: string;
  teamId: string;
}

describe('the check of a child record that is reached through its parent', () => {
  it('the parent check passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the parent check finds a server that looks only at the child', async () => {
    const teams = new Map<string, string>();
    const found = await failedOn(({ method, path, request }, pass) => {
      if (method === 'GET' && path.endsWith('/getTeam')) return pass().then(noting(teams));
      if (method !== 'POST' || path !== '/team/addgroup') return undefined;
      const own = withBody(({ groupId, teamId }: Group) => ({
        teamId: teams.get(groupId) ?? teamId,
      }));
      return own(request).then(pass);
    });
    expect(found).toEqual(['other']);
  });
});

/** Stores the team of each group in a response. */
const noting = (teams: Map<string, string>) => async (response: Response) => {
  const shown = (await response.clone().json()) as { viewTeam?: { groupItems: Group[] }[] };
  for (const { groupItems } of shown.viewTeam ?? []) {
    for (const { groupId, teamId } of groupItems) teams.set(groupId, teamId);
  }
  return response;
};
