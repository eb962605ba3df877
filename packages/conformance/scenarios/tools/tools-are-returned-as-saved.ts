import { scenario } from '../../scenario/types.ts';
import { toWireFormat } from '../../support/wire-format.ts';
import { tool } from '../../support/tools.ts';

export default scenario({
  title:
    'A tool is returned as it was saved, with status and license, and not found once it is deleted',
  source: 'TOOL-010, TOOL-032',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await tool(ctx, me);
    const { version: _version, ...changes } = { ...made, discription: 'Words.', status: false };
    await me.request('updateTool', { body: { ...changes, licence: true } });
    const path = { id: made.id };
    const { updateTool } = await me.request('getTool', { path });
    const expected = { ...changes, licence: true, version: made.version + 1 };
    ctx.expectEqual('updateTool', toWireFormat(updateTool), expected);
    const { name, price, userLimits } = made;
    const bare = { id: made.id, name, price, userLimits, status: true, licence: true };
    const texts = { latestVersion: '1', discription: 'Words.', url: 'https://a.test' };
    await me.request('updateTool', { body: { ...bare, ...texts } });
    await me.request('updateTool', { body: bare });
    const { updateTool: omitted } = await me.request('getTool', { path });
    ctx.expectEqual(
      'texts that are left out',
      [omitted.latestVersion, omitted.discription, omitted.url],
      [null, null, null],
    );
    await me.request('deleteTool', { path });
    await me.expectError(404, 'getTool', { path });
    const { listTools } = await me.request('getTools');
    ctx.expectThat('it is no longer listed', !listTools.some(({ id }) => id === path.id));
  },
});
