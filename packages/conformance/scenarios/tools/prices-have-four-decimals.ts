import { scenario } from '../../scenario/types.ts';
import { tool, toolFields } from '../../support/tools.ts';

export default scenario({
  title: 'The price of a tool has at most four decimals; any other is rejected, never rounded',
  source: 'TOOL-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await tool(ctx, me);
    for (const price of [0.00001, 1e-7, 49.99999]) {
      const created = { ...toolFields(ctx), price };
      for (const { fieldErrors } of [
        await me.expectError(400, 'createTool', { body: created }),
        await me.expectError(400, 'updateTool', { body: { ...made, price } }),
      ]) {
        ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['price']);
      }
    }
    for (const price of [0.0001, 0.1, 49.9, 999_999_999.9999]) {
      const { id } = await me.request('createTool', { body: { ...toolFields(ctx), price } });
      const { updateTool } = await me.request('getTool', { path: { id } });
      ctx.expectEqual('the price', updateTool.price, price);
      ctx.expectEqual('the version', updateTool.version, 1);
    }
  },
});
