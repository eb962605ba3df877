import { scenario } from '../../scenario/types.ts';
import { tool, toolFields } from '../../support/tools.ts';

export default scenario({
  title: 'The price of a tool has four decimals at most; it is refused otherwise, never rounded',
  source: 'the decisions on prices and quantities',
  async run(kit) {
    const me = kit.as('admin');
    const made = await tool(kit, me);
    for (const price of [0.00001, 1e-7, 49.99999]) {
      const created = { ...toolFields(kit), price };
      for (const { fieldErrors } of [
        await me.refused(400, 'createTool', { body: created }),
        await me.refused(400, 'updateTool', { body: { ...made, price } }),
      ]) {
        kit.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['price']);
      }
    }
    for (const price of [0.0001, 0.1, 49.9, 999_999_999.9999]) {
      const { id } = await me.ask('createTool', { body: { ...toolFields(kit), price } });
      const { updateTool } = await me.ask('getTool', { path: { id } });
      kit.expectEqual('the price', updateTool.price, price);
      kit.expectEqual('the version', updateTool.version, 1);
    }
  },
});
