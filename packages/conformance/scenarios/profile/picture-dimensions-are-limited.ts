import { scenario } from '../../scenario/types.ts';
import { imagesOfPixels, maxPixels } from '../../support/images.ts';

export default scenario({
  title: 'A profile picture has a width and a height, of at most 8,192 pixels',
  source: 'PROF-D14',
  async run(ctx) {
    const me = ctx.as('member');
    const upload = 'uploadProfileImage';
    for (const file of imagesOfPixels(maxPixels, maxPixels))
      await me.request(upload, { body: { file } });
    const wide = imagesOfPixels(maxPixels + 1, 1);
    const high = imagesOfPixels(1, maxPixels + 1);
    for (const file of [...wide, ...high, ...imagesOfPixels(60_000, 60_000)]) {
      await me.expectError(413, upload, { body: { file } });
    }
    for (const file of [
      ...imagesOfPixels(0, 0),
      ...imagesOfPixels(1, 0),
      ...imagesOfPixels(0, 1),
    ]) {
      await me.expectError(415, upload, { body: { file } });
    }
    await me.request(upload, { body: { file: ctx.file('png') } });
  },
});
