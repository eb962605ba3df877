import { scenario } from '../../scenario/types.ts';
import { menuEntry, page, readMenu } from '../../support/organization.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title:
    'The default menu is restored against the version seen, and everyone is notified of a menu',
  source: 'ADMIN-004, ADMIN-024',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('member')];
    const before = await readMenu(me);
    const made = await page(ctx, me);
    const observe = async (act: () => Promise<unknown>) => {
      const from = await readLastEventId(other, hub);
      await act();
      const events = await eventsAfter(other, hub, from);
      return events.filter(({ event }) => event === 'menuChanged').length;
    };
    const appMenus = [menuEntry(ctx, made.route)];
    try {
      const saved = await observe(() => me.request('saveMenu', { body: { appMenus } }));
      ctx.expectEqual('events of a saved menu', saved, 1);
      const seen = { version: before.version };
      await me.expectError(409, 'restoreMenu', { body: seen });
      ctx.expectEqual('the menu after a conflict', (await readMenu(me)).appMenus, appMenus);
      const version = before.version + 1;
      const restored = await observe(() => me.request('restoreMenu', { body: { version } }));
      ctx.expectEqual('events of a restored menu', restored, 1);
      const { appMenus: shown, version: next } = await readMenu(me);
      ctx.expectEqual('its version', next, version + 1);
      ctx.expectThat('the default menu has pages', shown.length > 1);
      const ids = shown.map(({ id }) => id);
      ctx.expectThat('it lacks the former entry', !ids.includes(appMenus[0]?.id ?? ''));
    } finally {
      await me.call('saveMenu', { body: { appMenus: before.appMenus } });
      await me.request('deletePage', { path: { id: made.id } });
    }
  },
});
