import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../../testing/paths.suite.ts';
import { loadClientReview } from './client-review.actors.ts';
import { clientReviewPdfMachine } from './client-review-pdf.machine.ts';
import { testModel } from './client-review-pdf.test-model.ts';
import { openClientLink } from './client-link.fixtures.ts';

testPaths(testModel);

it('a client downloads what they wrote as a PDF', async () => {
  const { link } = await openClientLink();
  const loading = createActor(loadClientReview, { input: { link } }).start();
  const { output } = await waitFor(loading, ({ status }) => status === 'done');
  const files: Blob[] = [];
  const actor = createActor(clientReviewPdfMachine);
  actor.on('file.ready', ({ file }) => files.push(file));
  actor.start();
  actor.send({ type: 'EXPORT', requested: { link, reviewId: output?.review?.reviewId ?? '' } });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(new TextDecoder().decode((await files[0]?.bytes())?.slice(0, 4))).toBe('%PDF');
});
