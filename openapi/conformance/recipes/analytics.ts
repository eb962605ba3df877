import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { dayOfLogins } from '../support/analytics.ts';
import { entriesAt } from '../support/clockwork.ts';
import { project as newProject } from '../support/projects.ts';

/** A project that the person may see the analytics of: their own, which nobody else deletes. */
const project = async (ctx: ScenarioContext, me: Actor) => ({ id: await newProject(ctx, me) });

/** As a team it means all of them. */
const allTeams = '00000000-0000-0000-0000-000000000000';

export default recipes({
  getClockWorkAnalytics: {
    send: (ctx, { name }) => {
      const day = ctx.day(-1);
      const body = { startDateAsString: day, endDateAsString: day, teamId: [allTeams] };
      return name === 'all' ? { body } : {};
    },
    // The days are the reader's, whoever's time it is.
    makeAt: (ctx, _me, instants) => entriesAt(ctx, ctx.as('member'), instants),
  },
  getProjectAnalyticsDetail: {
    send: async (ctx, _sample, me) => ({ path: await project(ctx, me) }),
  },
  getProjectAnalyticsMembers: {
    send: async (ctx, _sample, me) => ({ path: await project(ctx, me) }),
  },
  getProjectTotalTime: { send: async (ctx, _sample, me) => ({ path: await project(ctx, me) }) },
  getUserLoginAnalytics: {
    send: async (ctx, _sample, me) => ({ path: { newDate: await dayOfLogins(ctx, me) } }),
  },
});
