import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';
import { toolFields } from '../../support/tools.ts';

export default scenario({
  title:
    'A new tool is active and without a license; blank texts are stored as none, and limits are integers',
  source: 'TOOL-014, TOOL-010',
  async run(ctx) {
    const me = ctx.as('admin');
    const fields = toolFields(ctx);
    const texts = { latestVersion: ' 1.2 ', discription: '  ', url: ' https://a.test ' };
    const name = ` ${fields.name} `;
    const { id } = await me.request('createTool', { body: { ...fields, ...texts, name } });
    const { updateTool: made } = await me.request('getTool', { path: { id } });
    ctx.expectEqual('its name', made.name, fields.name);
    ctx.expectEqual(
      'whether it is active and licensed',
      [made.status, made.licence],
      [true, false],
    );
    ctx.expectEqual(
      'its texts',
      [made.latestVersion, made.discription, made.url],
      ['1.2', null, 'https://a.test'],
    );
    for (const wrong of [
      { userLimits: 1.5 },
      { userLimits: -1 },
      { price: -0.01 },
      { name: ' ' },
    ]) {
      const rejected = await me.expectError(400, 'createTool', { body: { ...fields, ...wrong } });
      ctx.expectEqual('the field', getFields(rejected), Object.keys(wrong));
    }
    await me.request('createTool', { body: { ...toolFields(ctx), price: 0, userLimits: 0 } });
  },
});
