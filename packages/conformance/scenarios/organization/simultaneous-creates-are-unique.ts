import { holidayFields, pageFields } from '../../support/organization.ts';
import { simultaneousCreates, uniqueCreate } from '../../support/simultaneous-creates.ts';

export default simultaneousCreates('holiday or page', [
  uniqueCreate('createHoliday', {
    source: 'API-D04',
    field: 'date',
    prepare: async (ctx, me) => {
      const { date } = await holidayFields(ctx, me);
      return {
        send: () => ({ body: { id: ctx.uuid(), name: ctx.name(), date, isOptional: false } }),
        count: async () => {
          const { holidays } = await me.request('getHolidays');
          return holidays.filter((each) => each.date === date).length;
        },
      };
    },
  }),
  uniqueCreate('createPage', {
    source: 'API-D04',
    field: 'route',
    prepare: (ctx, me) => {
      const { route } = pageFields(ctx);
      return {
        send: () => ({ body: { ...pageFields(ctx), route } }),
        count: async () => {
          const { pages } = await me.request('getPages');
          return pages.filter((each) => each.route === route).length;
        },
      };
    },
  }),
]);
