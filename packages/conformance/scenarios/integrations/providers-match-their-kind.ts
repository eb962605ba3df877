import { scenario } from '../../scenario/types.ts';
import { readSelectedProviders } from '../../support/integrations.ts';

export default scenario({
  title: 'A provider can be selected only for what it provides',
  source: 'INTEG-013',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readSelectedProviders(me);
    const { providers } = await me.request('getIntegrations');
    const names = providers.map(({ name }) => name.toLowerCase());
    ctx.expectEqual('the order', names, names.toSorted());
    for (const kind of ['hrms', 'calendar']) {
      const ofKind = providers.filter((each) => each.kind === kind);
      const empty = ofKind.filter(({ isEmpty }) => isEmpty).length;
      ctx.expectEqual(`how many providers stand for no ${kind}`, empty, 1);
      ctx.expectThat(`there is a ${kind} to choose`, ofKind.length > empty);
    }
    const calendarProviderId = providers.find(({ kind }) => kind === 'hrms')?.id ?? '';
    const hrmsProviderId = providers.find(({ kind }) => kind === 'calendar')?.id ?? '';
    for (const wrong of [
      { calendarProviderId },
      { hrmsProviderId },
      { calendarProviderId: ctx.uuid() },
      { hrmsProviderId: ctx.uuid() },
    ]) {
      const rejected = await me.expectError(400, 'saveIntegrations', {
        body: { ...before, ...wrong },
      });
      const fields = Object.keys(rejected.fieldErrors ?? {});
      ctx.expectEqual('the field of the error', fields, Object.keys(wrong));
    }
    ctx.expectEqual('the choice', await readSelectedProviders(me), before);
  },
});
