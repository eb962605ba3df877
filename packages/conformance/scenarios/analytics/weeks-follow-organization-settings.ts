import { scenario } from '../../scenario/types.ts';
import { parseMinutes } from '../../support/analytics.ts';
import { book, withEntries, workPlace } from '../../support/booked.ts';
import { settingsFields, getWeekday } from '../../support/organization.ts';

export default scenario({
  title: 'The weeks of project analytics start on the weekday that the organization has set',
  source: 'ANLYT-050, ANLYT-D05',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { version: _version, ...before } = await settingsFields(ctx, me);
    const { projectId, taskId } = await workPlace(ctx, me);
    const [today, yesterday, dayBefore] = [0, -1, -2].map((at) => ctx.day(at, me.timeZone)) as [
      string,
      string,
      string,
    ];
    const spent = async (operation: 'thisWeek' | 'lastWeek') => {
      const sent = { path: { id: projectId }, query: { operation } };
      const { memberDetails } = await me.request('getProjectAnalyticsMembers', sent);
      return memberDetails.reduce((sum, each) => sum + parseMinutes(each.timeEffortAsString), 0);
    };
    await withEntries(me, async (track) => {
      const pieces = [
        { day: yesterday, at: '23:05', seconds: 60 },
        { day: dayBefore, at: '23:05', seconds: 120 },
      ];
      track(await book(ctx, me, taskId, pieces));
      try {
        for (const [first, thisWeek, lastWeek] of [
          [today, 0, 3],
          [yesterday, 1, 2],
          [dayBefore, 3, 0],
        ] as const) {
          const weekStart = getWeekday(first);
          await me.request('saveOrganizationSettings', { body: { ...before, weekStart } });
          const actual = [await spent('thisWeek'), await spent('lastWeek')];
          ctx.expectEqual(`weeks that start on ${weekStart}`, actual, [thisWeek, lastWeek]);
          const { projectDetail } = await me.request('getProjectAnalyticsDetail', {
            path: { id: projectId },
          });
          ctx.expectEqual('the first day of this week', projectDetail.firstDayOfWeek, first);
        }
      } finally {
        await me.request('saveOrganizationSettings', { body: before });
      }
    });
  },
});
