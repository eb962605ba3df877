import { scenario } from '../../scenario/types.ts';
import { largest, createPng, renamed } from '../../support/images.ts';

export default scenario({
  title: 'The type of a picture is detected by its content, and its size is at most 2 MB',
  source: 'PROF-019, PROF-018',
  async run(ctx) {
    const me = ctx.as('member');
    const upload = 'uploadProfileImage';
    const png = ctx.file('png');
    const text = ctx.file('txt');
    await me.expectError(415, upload, { body: { file: text } });
    await me.expectError(415, upload, { body: { file: renamed(text, 'a.png', 'image/png') } });
    await me.expectError(415, upload, { body: { file: renamed(png, 'a.pdf', 'image/png') } });
    await me.expectError(415, upload, { body: { file: ctx.file('pdf') } });
    await me.expectError(413, upload, { body: { file: createPng(largest + 1) } });
    await me.request(upload, { body: { file: createPng(largest) } });
    await me.request(upload, { body: { file: ctx.file('svg') } });
    // The content type of the part is ignored.
    await me.request(upload, { body: { file: renamed(png, 'a.PNG', 'text/plain') } });
  },
});
