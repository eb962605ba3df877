import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { dayOfLogins } from '../support/analytics.ts';
import { entriesAt } from '../support/clockwork.ts';
import { project as newProject } from '../support/projects.ts';

/** A project that the person may see the analytics of: their own, which nobody else deletes. */
const project = async (kit: Kit, me: Actor) => ({ id: await newProject(kit, me) });

/** As a team it means all of them. */
const allTeams = '00000000-0000-0000-0000-000000000000';

export default recipes({
  getClockWorkAnalytics: {
    send: (kit, { name }) => {
      const day = kit.day(-1);
      const body = { startDateAsString: day, endDateAsString: day, teamId: [allTeams] };
      return name === 'all' ? { body } : {};
    },
    // The days are the reader's, whoever's time it is.
    makeAt: (kit, _me, instants) => entriesAt(kit, kit.as('member'), instants),
  },
  getProjectAnalyticsDetail: {
    send: async (kit, _sample, me) => ({ path: await project(kit, me) }),
  },
  getProjectAnalyticsMembers: {
    send: async (kit, _sample, me) => ({ path: await project(kit, me) }),
  },
  getProjectTotalTime: { send: async (kit, _sample, me) => ({ path: await project(kit, me) }) },
  getUserLoginAnalytics: {
    send: async (kit, _sample, me) => ({ path: { newDate: await dayOfLogins(kit, me) } }),
  },
});
