import { scenario } from '../../scenario/types.ts';
import { service, serviceFields } from '../../support/services.ts';

export default scenario({
  title: 'Texts of a service have no length limit on add, and up to 250 characters on edit',
  source: 'SERV-022',
  async run(ctx) {
    const me = ctx.as('admin');
    const long = 'a'.repeat(251);
    const texts = { latestVersion: long, description: long, url: long };
    await me.request('createService', { body: { ...serviceFields(ctx), ...texts } });
    const made = await service(ctx, me);
    for (const field of ['latestVersion', 'description', 'url'] as const) {
      const body = { ...made, [field]: long };
      const { fieldErrors } = await me.expectError(400, 'updateService', { body });
      ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), [field]);
    }
    await me.request('updateService', { body: { ...made, description: long.slice(1) } });
    const { viewService } = await me.request('getServiceView', { path: { id: made.id } });
    ctx.expectEqual('the description', viewService.description, long.slice(1));
  },
});
