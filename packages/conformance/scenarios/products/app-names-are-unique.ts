import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';
import { isInOrder } from '../../support/order.ts';
import { app, appFields, fetchApps, product } from '../../support/products.ts';

export default scenario({
  title:
    'An app’s name is unique within its product; its texts are required and trimmed, and apps are listed by name',
  source: 'PROD-020, PROD-030',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await app(ctx, me);
    const { productId } = made;
    const same = { ...appFields(ctx, productId), appName: ` ${made.appName.toUpperCase()} ` };
    ctx.expectEqual('the field', getFields(await me.expectError(409, 'saveApp', { body: same })), [
      'appName',
    ]);
    for (const field of ['appName', 'url', 'type'] as const) {
      const rejected = await me.expectError(400, 'saveApp', { body: { ...made, [field]: '  ' } });
      ctx.expectEqual('the field', getFields(rejected), [field]);
    }
    await me.expectError(404, 'saveApp', { body: appFields(ctx, ctx.uuid()) });
    await me.expectError(404, 'saveApp', { body: { ...made, appsId: ctx.uuid() } });
    const otherProduct = await product(ctx, me);
    await me.request('saveApp', {
      body: { ...same, productId: otherProduct.id, url: ' https://a.test ' },
    });
    const [other] = await fetchApps(me, otherProduct.id);
    ctx.expectEqual(
      'trimmed',
      [other?.appName, other?.url],
      [made.appName.toUpperCase(), 'https://a.test'],
    );
    for (const letter of ['b', 'A', 'c']) {
      const body = { ...appFields(ctx, productId), appName: `${letter} ${ctx.uuid()}` };
      await me.request('saveApp', { body });
    }
    const names = (await fetchApps(me, productId)).map(({ appName }) => appName);
    ctx.expectThat('they are listed by name', names.length === 4 && isInOrder(names));
  },
});
