import { scenario } from '../../scenario/types.ts';
import { asSent } from '../../support/as-sent.ts';
import { tool } from '../../support/tools.ts';

export default scenario({
  title: 'A tool is read as it was saved, with status and licence, and goes when it is deleted',
  source: 'document 3, sections 3 and 7',
  async run(kit) {
    const me = kit.as('admin');
    const made = await tool(kit, me);
    const { version: _version, ...changes } = { ...made, discription: 'Words.', status: false };
    await me.ask('updateTool', { body: { ...changes, licence: true } });
    const path = { id: made.id };
    const { updateTool } = await me.ask('getTool', { path });
    const expected = { ...changes, licence: true, version: made.version + 1 };
    kit.expectEqual('updateTool', asSent(updateTool), expected);
    await me.ask('deleteTool', { path });
    await me.refused(404, 'getTool', { path });
    const { listTools } = await me.ask('getTools');
    kit.expectThat('it is listed no more', !listTools.some(({ id }) => id === path.id));
  },
});
