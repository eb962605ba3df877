import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleClock, noReport } from '../shared/review-form.fixtures.ts';
import { getProgress, getTextName, listItems, listMissing } from '../shared/review-form.ts';
import type { FormReport } from '../shared/review-form.setup.ts';
import { loadClientReview } from './client-review.actors.ts';
import { clientReviewFormMachine } from './client-review-form.machine.ts';
import { testModel } from './client-review-form.test-model.ts';
import { openClientLink } from './client-link.fixtures.ts';

testPaths(testModel);

async function openForm(report: { send: (event: FormReport) => void } = noReport) {
  const { link } = await openClientLink();
  const loading = createActor(loadClientReview, { input: { link } }).start();
  const { output } = await waitFor(loading, ({ status }) => status === 'done');
  const forms = output?.review?.reviewFormDetails ?? [];
  const input = { link, clock: exampleClock, report, forms, drafts: {} };
  const actor = createActor(clientReviewFormMachine, { input }).start();
  const read = () => actor.getSnapshot();
  return { actor, read, items: listItems(forms), link, forms };
}

it('the form counts what is typed, and stores it until it is on the server', async () => {
  const { actor, read, items } = await openForm();
  const item = items.find(
    ({ answerKind, answerText }) => answerKind === 'Text' && answerText === '',
  );
  if (!item) throw new Error('The demo form has no unanswered question.');
  const before = getProgress(read().context, items).answered;
  const child = read().children[getTextName(item.id)];
  child?.send({ type: 'text.change', text: 'Pleasant' });
  expect(read().value).toBe('pending');
  expect(read().context.typed).toEqual({
    [item.id]: { answerId: item.id, text: 'Pleasant', version: item.version },
  });
  expect(getProgress(read().context, items).answered).toBe(before + 1);
  actor.send({ type: 'form.flush' });
  await waitFor(actor, ({ value }) => value === 'settled');
  expect(read().context.typed).toEqual({});
});

it('a comment gets an actor of its own, and leaves with it', async () => {
  const { actor, read, items } = await openForm();
  const [{ id: answerId } = { id: '' }] = items;
  const id = crypto.randomUUID();
  actor.send({ type: 'comment.add', answerId, id });
  const child = read().children[getTextName(id)];
  child?.send({ type: 'text.change', text: 'On time' });
  expect(read().context.typed[id]).toEqual({ answerId, text: 'On time', version: null });
  actor.send({ type: 'form.flush' });
  await waitFor(actor, ({ value }) => value === 'settled');
  child?.send({ type: 'text.delete' });
  await waitFor(actor, ({ context }) => context.statuses[id] === 'stored');
  child?.send({ type: 'dismiss' });
  await waitFor(actor, ({ context }) => !(id in context.statuses));
  expect(read().context.comments[answerId] ?? []).not.toContain(id);
});

it('a stored comment that was never saved is offered again with the form', async () => {
  const { link, forms, items } = await openForm();
  const [{ id: answerId } = { id: '' }] = items;
  const id = crypto.randomUUID();
  const drafts = { [id]: { answerId, text: 'Typed offline', version: null } };
  const input = { link, clock: exampleClock, report: noReport, forms, drafts };
  const actor = createActor(clientReviewFormMachine, { input }).start();
  await waitFor(actor, ({ context }) => Object.keys(context.typed).length === 0);
  expect(actor.getSnapshot().context.comments[answerId]).toContain(id);
});

it('the report of a settled form names the required questions without an answer', async () => {
  const reports: FormReport[] = [];
  const { actor, read } = await openForm({ send: (event) => reports.push(event) });
  reports.length = 0;
  actor.send({ type: 'form.flush' });
  const missing = listMissing(read().context).map(({ id }) => id);
  expect(reports).toEqual([{ type: 'form.settled', missing }]);
});
