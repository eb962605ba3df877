import { scenario } from '../../scenario/types.ts';
import { fieldsOf } from '../../support/clockwork.ts';
import { isInOrder } from '../../support/order.ts';
import { app, appFields, appsOf, product } from '../../support/products.ts';

export default scenario({
  title:
    'An app’s texts are required and trimmed, its name its own in its product, and apps are listed by name',
  source: 'PROD-020, PROD-030',
  async run(kit) {
    const me = kit.as('admin');
    const made = await app(kit, me);
    const { productId } = made;
    const same = { ...appFields(kit, productId), appName: ` ${made.appName.toUpperCase()} ` };
    kit.expectEqual('the field', fieldsOf(await me.refused(409, 'saveApp', { body: same })), [
      'appName',
    ]);
    for (const field of ['appName', 'url', 'type'] as const) {
      const refused = await me.refused(400, 'saveApp', { body: { ...made, [field]: '  ' } });
      kit.expectEqual('the field', fieldsOf(refused), [field]);
    }
    await me.refused(404, 'saveApp', { body: appFields(kit, kit.uuid()) });
    await me.refused(404, 'saveApp', { body: { ...made, appsId: kit.uuid() } });
    const elsewhere = await product(kit, me);
    await me.ask('saveApp', {
      body: { ...same, productId: elsewhere.id, url: ' https://a.test ' },
    });
    const [other] = await appsOf(me, elsewhere.id);
    kit.expectEqual(
      'trimmed',
      [other?.appName, other?.url],
      [made.appName.toUpperCase(), 'https://a.test'],
    );
    for (const letter of ['b', 'A', 'c']) {
      const body = { ...appFields(kit, productId), appName: `${letter} ${kit.uuid()}` };
      await me.ask('saveApp', { body });
    }
    const names = (await appsOf(me, productId)).map(({ appName }) => appName);
    kit.expectThat('they are listed by name', names.length === 4 && isInOrder(names));
  },
});
