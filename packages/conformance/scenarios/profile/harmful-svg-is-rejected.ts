import { scenario } from '../../scenario/types.ts';
import { buildSvg } from '../../support/images.ts';

export default scenario({
  title: 'An SVG that runs scripts, or refers to external content, is rejected',
  source: 'PROF-016, PROF-D04',
  async run(ctx) {
    const me = ctx.as('member');
    const harmful = [
      '<script>alert(1)</script>',
      '<rect onclick="alert(1)"/>',
      '<foreignObject><p/></foreignObject>',
      '<image href="https://elsewhere.test/a.png"/>',
      '<a href="javascript:alert(1)"><rect/></a>',
      '<style>@import "https://elsewhere.test/a.css";</style>',
    ];
    for (const inner of harmful) {
      await me.expectError(415, 'uploadProfileImage', { body: { file: buildSvg(inner) } });
    }
    const harmless = '<rect width="4" height="4" fill="#0a0"/>';
    await me.request('uploadProfileImage', { body: { file: buildSvg(harmless) } });
  },
});
