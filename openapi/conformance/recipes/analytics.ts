import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';

/** A project that the person may see the analytics of. */
async function project(kit: Kit, me: Actor): Promise<{ id: string }> {
  const { projectAnalytics } = await me.ask('getProjectAnalytics');
  return { id: kit.pick(projectAnalytics).id };
}

/** A day as the address of the user logins has it, such as `02-Mar-2026 00:00:00 AM`. */
function loginDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const month = at.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3);
  return `${day.slice(8)}-${month}-${day.slice(0, 4)} 00:00:00 AM`;
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
