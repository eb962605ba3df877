import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { loginDay } from '../support/analytics.ts';

/** A project that the person may see the analytics of. */
async function project(kit: Kit, me: Actor): Promise<{ id: string }> {
  const { projectAnalytics } = await me.ask('getProjectAnalytics');
  return { id: kit.pick(projectAnalytics).id };
}

export default recipes({
  getProjectAnalyticsDetail: {
    send: async (kit, _sample, me) => ({ path: await project(kit, me) }),
  },
  getProjectAnalyticsMembers: {
    send: async (kit, _sample, me) => ({ path: await project(kit, me) }),
  },
  getProjectTotalTime: { send: async (kit, _sample, me) => ({ path: await project(kit, me) }) },
  getUserLoginAnalytics: {
    send: (kit, _sample, me) => ({ path: { newDate: loginDay(kit.day(-1, me.timeZone)) } }),
  },
});
