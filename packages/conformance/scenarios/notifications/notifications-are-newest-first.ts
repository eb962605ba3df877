import { scenario } from '../../scenario/types.ts';
import { allOf, waiting } from '../../support/notifications.ts';

export default scenario({
  title: 'Notifications are listed newest first, page by page, as filtered',
  source: 'NOTIF-010',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const all = await allOf(me);
    const times = all.map(({ requestedTime }) => Date.parse(requestedTime));
    ctx.expectEqual(
      'their order',
      times,
      times.toSorted((a, b) => b - a),
    );
    ctx.expectEqual('how many differ', new Set(all.map(({ id }) => id)).size, all.length);
    const query = { skipCount: 1, filterType: 'All', isNew: false } as const;
    const rest = await me.request('listNotifications', { query });
    ctx.expectEqual('the first but one', rest.notifications[0]?.id, all[1]?.id);
    ctx.expectEqual('how many there are', rest.totalCount, all.length);
    const shown = await waiting(me);
    for (const [filterType, isSeen] of [
      ['Seen', true],
      ['UnSeen', false],
    ] as const) {
      const filtered = await me.request('listNotifications', {
        query: { filterType, isNew: true },
      });
      const expected = shown.filter((each) => each.isSeen === isSeen);
      ctx.expectEqual(`how many are ${filterType}`, filtered.totalCount, expected.length);
      const isRight = filtered.notifications.every((each) => each.isSeen === isSeen);
      ctx.expectThat(`only ${filterType} ones are listed`, isRight);
    }
    const { totalCount } = await me.request('listNotifications');
    const unseen = shown.filter(({ isSeen }) => !isSeen).length;
    ctx.expectEqual('how many are listed without a filter', totalCount, unseen);
  },
});
