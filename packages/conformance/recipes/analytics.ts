import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { dayOfLogins } from '../support/analytics.ts';
import { entriesAt } from '../support/clockwork.ts';
import { project as newProject } from '../support/projects.ts';

/** A project whose analytics the person may see: their own, which no one else deletes. */
const project = async (ctx: ScenarioContext, me: Actor) => ({ id: await newProject(ctx, me) });

/** The team id that stands for all teams. */
const allTeams = '00000000-0000-0000-0000-000000000000';

export default recipes({
  getClockWorkAnalytics: {
    send: (ctx, { name }) => {
      const day = ctx.day(-1);
      const body = { startDateAsString: day, endDateAsString: day, teamId: [allTeams] };
      return name === 'all' ? { body } : {};
    },
    // Days start at midnight in the reader's time zone, for other people's time, too.
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
