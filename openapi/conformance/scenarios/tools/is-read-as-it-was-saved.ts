import { scenario } from '../../scenario/types.ts';
import { asSent } from '../../support/as-sent.ts';
import { tool } from '../../support/tools.ts';

export default scenario({
  title: 'A tool is read as it was saved, with status and licence, and goes when it is deleted',
  source: 'TOOL-010, TOOL-032',
  async run(kit) {
    const me = kit.as('admin');
    const made = await tool(kit, me);
    const { version: _version, ...changes } = { ...made, discription: 'Words.', status: false };
    await me.ask('updateTool', { body: { ...changes, licence: true } });
    const path = { id: made.id };
    const { updateTool } = await me.ask('getTool', { path });
    const expected = { ...changes, licence: true, version: made.version + 1 };
    kit.expectEqual('updateTool', asSent(updateTool), expected);
    const { name, price, userLimits } = made;
    const bare = { id: made.id, name, price, userLimits, status: true, licence: true };
    const texts = { latestVersion: '1', discription: 'Words.', url: 'https://a.test' };
    await me.ask('updateTool', { body: { ...bare, ...texts } });
    await me.ask('updateTool', { body: bare });
    const { updateTool: leftOut } = await me.ask('getTool', { path });
    kit.expectEqual(
      'texts that are left out',
      [leftOut.latestVersion, leftOut.discription, leftOut.url],
      [null, null, null],
    );
    await me.ask('deleteTool', { path });
    await me.refused(404, 'getTool', { path });
    const { listTools } = await me.ask('getTools');
    kit.expectThat('it is listed no more', !listTools.some(({ id }) => id === path.id));
  },
});
