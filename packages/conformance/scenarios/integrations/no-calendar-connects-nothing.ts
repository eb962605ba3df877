import { scenario } from '../../scenario/types.ts';
import {
  isConnected,
  obtainCode,
  readSelectedProviders,
  restoreProviders,
  selectCalendar,
  setConnected,
} from '../../support/integrations.ts';

export default scenario({
  title: 'While the tenant uses no calendar, none is connected, and nothing can be synced',
  source: 'INTEG-013',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const providers = await readSelectedProviders(me);
    const before = await isConnected(me);
    try {
      await selectCalendar(me, false);
      await setConnected(ctx, me, true);
      const body = await obtainCode(ctx, me);
      await me.request('syncCalendar');
      await selectCalendar(me, true);
      const { calendarConnection } = await me.request('getCalendarConnection');
      const { isGoogleCalendarSynced, providerName, accountEmail } = calendarConnection;
      const shown = [isGoogleCalendarSynced, providerName, accountEmail];
      ctx.expectEqual('the connection without a provider', shown, [false, null, null]);
      const redirectUri = ctx.appAddress('/google/auth');
      const started = await me.expectError(400, 'startCalendarConnection', {
        body: { redirectUri },
      });
      const codes = [
        started.code,
        (await me.expectError(400, 'connectCalendar', { body })).code,
        (await me.expectError(400, 'syncCalendar')).code,
      ];
      ctx.expectEqual('the codes', codes, [
        'calendarProviderMissing',
        'calendarProviderMissing',
        'calendarProviderMissing',
      ]);
    } finally {
      await selectCalendar(me, false);
      await setConnected(ctx, me, before);
      await restoreProviders(me, providers);
    }
  },
});
