import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { commentLimit } from '../shared/create-answer.ts';
import { listItems, toNewSource } from '../shared/review-form.ts';
import { exampleClock } from '../shared/review-form.fixtures.ts';
import type { ClientLink, TextReport, TextRemoved } from '../shared/saved-text.ts';
import { clientCommentMachine } from './client-comment.machine.ts';
import { testModel } from './client-comment.test-model.ts';
import { openClientLink } from './client-link.fixtures.ts';

testPaths(testModel);

let server: ServerWithScenario;
let calls: string[];
let link: ClientLink;
let answerId: string;

async function readItem() {
  const { tenantId, linkId: clientAssignmentId } = link;
  const { reviews } = await api.getClientReviewAssignment({
    query: { tenantId, clientAssignmentId },
  });
  const { reviewId = '', stepId = '' } = reviews[0] ?? {};
  const { clientReview } = await api.getClientReview({ query: { tenantId, reviewId, stepId } });
  const [item] = listItems(clientReview.reviewFormDetails);
  if (!item) throw new Error('The demo form has no question.');
  return item;
}

const readComments = async () =>
  (await readItem()).clientCommentItems.map(({ comments }) => comments);

beforeEach(async () => {
  const opened = await openClientLink();
  ({ server, link } = opened);
  ({ calls } = opened.observed);
  answerId = (await readItem()).id;
  calls.length = 0;
});

function openComment() {
  const reports: (TextReport | TextRemoved)[] = [];
  const timer = new SimulatedClock();
  const source = toNewSource(crypto.randomUUID(), answerId, true);
  const report = { send: (event: TextReport | TextRemoved) => reports.push(event) };
  const input = { link, source, draft: null, clock: exampleClock, report };
  const actor = createActor(clientCommentMachine, { input, clock: timer }).start();
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  const write = async (text: string) => {
    actor.send({ type: 'text.change', text });
    actor.send({ type: 'text.flush' });
    await reach('saved');
  };
  return { actor, timer, reports, reach, write };
}

describe('a comment', () => {
  it('a new comment is saved as typed, and changed under the same id', async () => {
    const before = await readComments();
    const { write } = openComment();
    await write('Always on time.');
    await write('Nearly always on time.');
    expect(await readComments()).toEqual([...before, 'Nearly always on time.']);
  });

  it('a comment that was not typed is removed without a call', () => {
    const { actor, reports } = openComment();
    actor.send({ type: 'text.delete' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(reports.at(-1)?.type).toBe('text.removed');
    expect(calls).toEqual([]);
  });

  it('a comment is deleted rather than cleared, and one that is too long stays in its field', async () => {
    const { actor, write } = openComment();
    await write('Always on time.');
    for (const [text, rule] of [
      ['', 'required'],
      ['x'.repeat(commentLimit + 1), 'max'],
    ] as const) {
      actor.send({ type: 'text.change', text });
      actor.send({ type: 'text.flush' });
      expect(actor.getSnapshot()).toMatchObject({
        value: 'rejected',
        context: { text, error: { rule } },
      });
    }
  });
});

describe('a deleted comment', () => {
  it('the comment is restored by Undo', async () => {
    const before = await readComments();
    const { actor, reach, write } = openComment();
    await write('Always on time.');
    actor.send({ type: 'text.delete' });
    await reach('deleted');
    expect(await readComments()).toEqual(before);
    actor.send({ type: 'undo' });
    await reach('saved');
    expect(await readComments()).toEqual([...before, 'Always on time.']);
  });

  it('the offer to restore it ends after a while', async () => {
    const { actor, timer, reach, write, reports } = openComment();
    await write('Always on time.');
    actor.send({ type: 'text.delete' });
    await reach('deleted');
    timer.increment(10_000);
    expect([actor.getSnapshot().value, reports.at(-1)?.type]).toEqual(['removed', 'text.removed']);
  });

  it('the comment is shown again when it could not be deleted', async () => {
    const { actor, reach, write } = openComment();
    await write('Always on time.');
    server.setScenario(down);
    actor.send({ type: 'text.delete' });
    await reach('unchanged');
    server.setScenario(healthy);
    expect(await readComments()).toContain('Always on time.');
  });
});

it('the fifty-first comment on an answer is rejected, and stays in its field', async () => {
  const { tenantId, linkId: clientAssignmentId } = link;
  const count = (await readComments()).length;
  for (let at = count; at < 50; at += 1) {
    const comment = { id: crypto.randomUUID(), comments: `Comment ${at}` };
    const body = { ...comment, clientAssignmentId, paCycleReviewAnswerId: answerId };
    await api.saveClientComment({ path: { tenantId }, body });
  }
  const { actor, reach } = openComment();
  actor.send({ type: 'text.change', text: 'One more' });
  actor.send({ type: 'text.flush' });
  const { context } = await reach('rejected');
  expect(context.text).toBe('One more');
  expect(context.error).toMatchObject({ message: expect.stringContaining('50') });
});
