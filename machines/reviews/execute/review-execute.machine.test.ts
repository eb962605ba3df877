import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { getTextName, listComments, listItems } from '../shared/review-form.ts';
import { reviewExecuteMachine, type ReviewExecuteActor } from './review-execute.machine.ts';
import { testModel } from './review-execute.test-model.ts';
import type { Review } from './review.ts';

testPaths(testModel);

const now = '2026-03-11T15:00:00.000Z';
const clock = { now: () => Date.parse(now) };

/** The demo review of a person in the running cycle, opened at its present step by someone. */
async function openReview(employeeName: string, personId: string, drafts = {}) {
  const server = await createNodeServer({ clock });
  const observed = connectAs(server, 'hugo', 'aster');
  const list = {
    page: 1,
    pageSize: 50 as const,
    sort: null,
    columnFilters: [],
    cycleFilters: {},
  };
  const { reviews } = await api.getReviews({ body: { ...list, showActionableItem: false } });
  const found = reviews.find(
    ({ employeeName: name, reviewCycleName, status, blockedActions }) =>
      name === employeeName &&
      reviewCycleName.startsWith('Performance') &&
      status !== 'Delivered' &&
      blockedActions.every(({ reason }) => reason !== 'CycleNotStarted'),
  );
  if (!found) throw new Error(`Expected an open demo review of ${employeeName}, found none.`);
  connectAs(server, personId, 'aster');
  return { server, observed, actor: await openFound(found, drafts), found };
}

/** A review, opened at its present step. */
async function openFound({ cycleId, stepId, id: reviewId }: Review, drafts = {}) {
  const input = { cycleId, stepId, reviewId, clock, drafts };
  const actor = createActor(reviewExecuteMachine, { input }).start();
  await waitFor(actor, (state) => state.hasTag('shown'));
  return actor;
}

const getForm = (actor: ReviewExecuteActor) => {
  const { form } = actor.getSnapshot().children;
  if (!form) throw new Error('Expected a form, found none: open a review that can be written.');
  return form;
};

/** The answers of the step that can be written, with their actors. */
const listWritten = (actor: ReviewExecuteActor) =>
  listItems(
    getForm(actor)
      .getSnapshot()
      .context.forms.filter(({ isEditable }) => isEditable),
  );

function type(actor: ReviewExecuteActor, id: string, text: string) {
  getForm(actor).getSnapshot().children[getTextName(id)]?.send({ type: 'text.change', text });
}

/** Answers all questions of the step. */
function answerAll(actor: ReviewExecuteActor) {
  for (const { id, answerKind, choices } of listWritten(actor)) {
    type(actor, id, { Text: 'Steady work.', Rating: '4', Choice: choices[0] ?? '' }[answerKind]);
  }
}

const inWork = (state: SnapshotFrom<typeof reviewExecuteMachine>, work: string) =>
  state.matches({ content: { work } } as never);

describe('a review that is submitted', () => {
  it('what was typed last is saved first, then the review moves on and waits for the next', async () => {
    const { actor } = await openReview('Ben Okafor', 'ben');
    answerAll(actor);
    actor.send({ type: 'PROMOTE' });
    await waitFor(actor, (state) => inWork(state, 'promoting'));
    expect(getForm(actor).getSnapshot().context.typed).toEqual({});
    const { promotion } = actor.getSnapshot().children;
    expect(promotion?.getSnapshot().value).toBe('confirming');
    promotion?.send({ type: 'YES' });
    const { context } = await waitFor(
      actor,
      (state) => state.context.detail?.review.status === 'Promoted',
    );
    expect(context.notice).toBe('promote');
    expect(context.detail?.review.waitingFor?.part).toBe('ReportingTo');
    expect(context.detail?.forms.every(({ isEditable }) => !isEditable)).toBe(true);
  });

  it('required answers that are missing are named, and the page goes to the one that is selected', async () => {
    const { actor } = await openReview('Ben Okafor', 'ben');
    const opened: string[] = [];
    actor.on('answer.open', ({ id }) => opened.push(id));
    actor.send({ type: 'PROMOTE' });
    await waitFor(actor, (state) => inWork(state, 'promoting'));
    const { promotion } = actor.getSnapshot().children;
    const { missing } = promotion?.getSnapshot().context ?? { missing: [] };
    const expected = listWritten(actor).filter((item) => item.isRequired && item.answerText === '');
    expect(missing.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(missing.length).toBeGreaterThan(0);
    promotion?.send({ type: 'answer.open', id: missing[0]?.id ?? '' });
    await waitFor(actor, (state) => inWork(state, 'writing'));
    expect(opened).toEqual([missing[0]?.id]);
  });

  it('a review that was submitted in another tab is shown at its new step, and nothing is lost', async () => {
    const { actor, found } = await openReview('Ben Okafor', 'ben');
    answerAll(actor);
    actor.send({ type: 'PROMOTE' });
    await waitFor(actor, (state) => inWork(state, 'promoting'));
    await api.promoteReview({ path: { reviewId: found.id }, query: { stepId: found.stepId } });
    const { promotion } = actor.getSnapshot().children;
    promotion?.send({ type: 'YES' });
    if (promotion) await waitFor(promotion, ({ value }) => value === 'movedOn');
    promotion?.send({ type: 'CANCEL' });
    const { context } = await waitFor(
      actor,
      (state) => state.context.detail?.review.stepId !== found.stepId,
    );
    expect(context.notice).toBeNull();
  });

  it('a review does not move on while the server is away, and what was typed stays', async () => {
    const { actor, server } = await openReview('Ben Okafor', 'ben');
    const [item] = listWritten(actor);
    server.setScenario(down);
    type(actor, item?.id ?? '', 'Typed while the server is away.');
    actor.send({ type: 'PROMOTE' });
    await waitFor(actor, (state) => inWork(state, 'unsaved'));
    expect(Object.values(getForm(actor).getSnapshot().context.typed)).toMatchObject([
      { text: 'Typed while the server is away.' },
    ]);
    server.setScenario(healthy);
    actor.send({ type: 'CANCEL' });
    actor.send({ type: 'network.returned' });
    await waitFor(getForm(actor), ({ value }) => value === 'settled');
  });
});

describe('a review that two people work on', () => {
  it('an answer that is being typed while the review is sent back stays, to be copied', async () => {
    const { actor, found } = await openReview('Chloe Martin', 'grace');
    const [item] = listWritten(actor);
    type(actor, item?.id ?? '', 'Half a sen');
    const { id: reviewId, stepId } = found;
    await api.rejectReview({ body: { reviewId, stepId, rejectedReason: 'Once more, please.' } });
    getForm(actor).send({ type: 'form.flush' });
    const form = getForm(actor);
    await waitFor(form, ({ context }) => context.statuses[item?.id ?? ''] === 'denied');
    expect(form.getSnapshot().context.typed[item?.id ?? '']?.text).toBe('Half a sen');
    await waitFor(actor, (state) => state.context.detail?.review.stepId !== stepId);
  });

  it('two people who comment at once keep both comments', async () => {
    const { actor } = await openReview('Chloe Martin', 'grace');
    const form = getForm(actor);
    const [item] = listItems(form.getSnapshot().context.forms);
    const answerId = item?.id ?? '';
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [at, id] of ids.entries()) {
      form.send({ type: 'comment.add', answerId, id });
      form.getSnapshot().children[getTextName(id)]?.send({
        type: 'text.change',
        text: `Comment ${at}`,
      });
    }
    form.send({ type: 'form.flush' });
    await waitFor(form, ({ value }) => value === 'settled');
    actor.send({ type: 'review.changed' });
    const { context } = await waitFor(actor, (state) =>
      ids.every((id) =>
        listItems(state.context.detail?.forms ?? [])
          .flatMap(listComments)
          .some((comment) => comment.id === id),
      ),
    );
    expect(context.cause).toBeNull();
  });
});

describe('a review that is released or sent back', () => {
  it('a review at its last step is delivered to the reviewee or to all, and twice does no harm', async () => {
    const { actor } = await openReview('Grace Kim', 'hugo');
    for (const deliverToAll of [false, true]) {
      actor.send({ type: 'DELIVER' });
      await waitFor(actor, (state) => inWork(state, 'delivering'));
      const { delivery } = actor.getSnapshot().children;
      if (deliverToAll) delivery?.send({ type: 'audience.change', deliverToAll });
      delivery?.send({ type: 'YES' });
      const { context } = await waitFor(
        actor,
        (state) =>
          state.context.detail?.review.isDeliveredToAll === deliverToAll &&
          state.context.detail.review.status === 'Delivered',
      );
      expect(context.notice).toBe('deliver');
    }
    expect(actor.getSnapshot().can({ type: 'DELIVER' })).toBe(false);
  });

  it('a review is sent back with its reason, which the previous step reads', async () => {
    const { actor } = await openReview('Chloe Martin', 'grace');
    actor.send({ type: 'REJECT' });
    await waitFor(actor, (state) => inWork(state, 'rejecting'));
    const { rejection } = actor.getSnapshot().children;
    rejection?.send({ type: 'submit' });
    expect(rejection?.getSnapshot().context.error).toEqual({ rule: 'required' });
    rejection?.send({ type: 'reason.change', reason: 'Please name an example.' });
    rejection?.send({ type: 'submit' });
    const { context } = await waitFor(
      actor,
      (state) => state.context.detail?.review.status === 'Rejected',
    );
    expect(context.detail?.rejections[0]?.rejectedReason).toBe('Please name an example.');
  });
});

describe('a review that its reviewee confirms', () => {
  /** Hugo has delivered the review of Grace, who opens it. */
  async function openDelivered() {
    const { server, found } = await openReview('Grace Kim', 'hugo');
    const query = { deliverToAll: false };
    await api.deliverReview({ path: { reviewId: found.id }, query });
    connectAs(server, 'grace', 'aster');
    const actor = await openFound(found);
    actor.send({ type: 'ACKNOWLEDGE' });
    return { server, found, actor, dialog: actor.getSnapshot().children.acknowledgement };
  }

  it('the reviewee confirms a delivered review once, and its history shows it', async () => {
    const { actor, dialog } = await openDelivered();
    dialog?.send({ type: 'comments.change', comments: 'Thank you.' });
    dialog?.send({ type: 'submit' });
    const { context } = await waitFor(
      actor,
      (state) => (state.context.detail?.review.acknowledgedOn ?? null) !== null,
    );
    expect(context.notice).toBe('acknowledge');
    expect(context.detail?.review.acknowledgedComments).toBe('Thank you.');
    expect(context.detail?.history.at(-1)).toMatchObject({
      kind: 'Acknowledged',
      byName: 'Grace Kim',
    });
    expect(actor.getSnapshot().can({ type: 'ACKNOWLEDGE' })).toBe(false);
  });

  it('a delivery that is taken back meanwhile is not confirmed', async () => {
    const { server, found, actor, dialog } = await openDelivered();
    connectAs(server, 'hugo', 'aster');
    await api.recallReviews({ body: { reviewIds: [found.id] } });
    connectAs(server, 'grace', 'aster');
    dialog?.send({ type: 'submit' });
    if (dialog) await waitFor(dialog, ({ value }) => value === 'recalled');
    dialog?.send({ type: 'CANCEL' });
    const { context } = await waitFor(
      actor,
      (state) => state.context.detail?.review.status !== 'Delivered',
    );
    expect(context.notice).toBeNull();
  });
});

describe('a review that can only be read', () => {
  it('a review of an archived cycle is shown without actions', async () => {
    const server = await createNodeServer({ clock });
    connectAs(server, 'hugo', 'aster');
    const { archivedReviews } = await api.getArchivedReviews({
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], cycleFilters: {} },
    });
    const [archived] = archivedReviews;
    const { reviewFormDetails } = await api.getReviewForDisplay({
      query: { reviewId: archived?.reviewId ?? '' },
    });
    const input = {
      cycleId: archived?.cycleId ?? '',
      stepId: reviewFormDetails[0]?.stepId ?? '',
      reviewId: archived?.reviewId ?? '',
      clock,
      drafts: {},
    };
    const actor = createActor(reviewExecuteMachine, { input }).start();
    const { context } = await waitFor(actor, (state) => state.matches('display'));
    expect(context.detail?.review.noActionsToTake).toBe(true);
    expect(context.detail?.forms.length).toBeGreaterThan(0);
  });

  it('the first review that waits for the person is named in the address', async () => {
    const { found } = await openReview('Chloe Martin', 'grace');
    const { cycleId, stepId } = found;
    const input = { cycleId, stepId, reviewId: null, clock, drafts: {} };
    const actor = createActor(reviewExecuteMachine, { input });
    const chosen: string[] = [];
    actor.on('review.chosen', ({ reviewId }) => chosen.push(reviewId));
    actor.start();
    await waitFor(actor, (state) => state.matches('chosen'));
    expect(chosen).toEqual([found.id]);
  });
});
