import { createActor, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { answerLimit } from '../shared/create-answer.ts';
import { listItems, toAnswerSource } from '../shared/review-form.ts';
import { exampleClock } from '../shared/review-form.fixtures.ts';
import type { ClientLink, TextDraft, TextReport, TextRemoved } from '../shared/saved-text.ts';
import { clientAnswerMachine } from './client-answer.machine.ts';
import { testModel } from './client-answer.test-model.ts';
import { openClientLink } from './client-link.fixtures.ts';

testPaths(testModel);

let server: ServerWithScenario;
let calls: string[];
let link: ClientLink;

beforeEach(async () => {
  const opened = await openClientLink();
  ({ server, link } = opened);
  ({ calls } = opened.observed);
});

async function readReview() {
  const query = { tenantId: link.tenantId, clientAssignmentId: link.linkId };
  const { reviews } = await api.getClientReviewAssignment({ query });
  const { reviewId = '', stepId = '' } = reviews[0] ?? {};
  return (await api.getClientReview({ query: { tenantId: link.tenantId, reviewId, stepId } }))
    .clientReview;
}

/** The answer to the first question, or to the first that is required or not. */
async function readItem(isRequired = true) {
  const items = listItems((await readReview()).reviewFormDetails);
  const item = items.find((each) => each.isRequired === isRequired && each.answerKind === 'Text');
  if (!item) throw new Error('The demo form has no such question.');
  return item;
}

async function openAnswer({
  draft = null,
  isRequired = true,
}: { draft?: TextDraft | null; isRequired?: boolean } = {}) {
  const reports: (TextReport | TextRemoved)[] = [];
  const timer = new SimulatedClock();
  const source = toAnswerSource(await readItem(isRequired));
  const report = { send: (event: TextReport | TextRemoved) => reports.push(event) };
  const input = { link, source, draft, clock: exampleClock, report };
  calls.length = 0;
  const actor = createActor(clientAnswerMachine, { input, clock: timer }).start();
  const reach = (state: SnapshotFrom<typeof clientAnswerMachine>['value']) =>
    waitFor(actor, (snapshot) => snapshot.value === state);
  const type = (text: string) => actor.send({ type: 'text.change', text });
  return { actor, reports, timer, source, type, reach };
}

const saves = () => calls.filter((call) => call.startsWith('POST'));

/** Another tab of the same client saves the answer. */
async function saveInOtherTab(id: string, answerText: string) {
  const body = { clientAssignmentId: link.linkId, id, answerText };
  await api.saveClientAnswer({ path: { tenantId: link.tenantId }, body });
  calls.length = 0;
}

describe('an answer that is typed', () => {
  it('the answer is saved once, when typing pauses, and shows the time', async () => {
    const { actor, timer, type, reach } = await openAnswer();
    type('Pl');
    timer.increment(1400);
    type('Pleasant');
    timer.increment(1400);
    expect(saves()).toEqual([]);
    timer.increment(100);
    const { context } = await reach('saved');
    expect(saves()).toHaveLength(1);
    expect(context.savedAt).toBe(exampleClock.now());
    expect((await readItem()).answerText).toBe('Pleasant');
    actor.stop();
  });

  it('the answer is saved at once when its field is left', async () => {
    const { actor, type, reach } = await openAnswer();
    type('Pleasant');
    actor.send({ type: 'text.flush' });
    await reach('saved');
    expect((await readItem()).answerText).toBe('Pleasant');
  });

  it('what is typed during a save is saved afterwards', async () => {
    const { actor, timer, type, reach } = await openAnswer();
    type('Pleasant');
    actor.send({ type: 'text.flush' });
    type('Pleasant and reliable');
    expect(actor.getSnapshot().value).toBe('saving');
    await reach('typing');
    timer.increment(1500);
    await reach('saved');
    expect((await readItem()).answerText).toBe('Pleasant and reliable');
  });

  it('nothing is sent when the text is as before, whatever blanks surround it', async () => {
    await saveInOtherTab((await readItem()).id, 'Fine');
    const { actor, source, type } = await openAnswer();
    type(`${source.text}  `);
    actor.send({ type: 'text.flush' });
    expect(actor.getSnapshot().value).toBe('unchanged');
    expect(actor.getSnapshot().context.text).toBe(`${source.text}  `);
    expect(saves()).toEqual([]);
  });

  it('an answer in Arabic with emoji, and one of 5,000 words, are saved as typed', async () => {
    const { actor, type, reach } = await openAnswer();
    for (const text of ['رعاية ممتازة 🚀', 'word '.repeat(5000).trim()]) {
      type(text);
      actor.send({ type: 'text.flush' });
      await reach('saved');
      expect((await readItem()).answerText).toBe(text);
    }
  });
});

describe('an answer that cannot be saved', () => {
  it('a required answer is not cleared: the error shows until it is typed again', async () => {
    await saveInOtherTab((await readItem()).id, 'Fine');
    const { actor, type, reach } = await openAnswer();
    type(' ');
    actor.send({ type: 'text.flush' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { error: { rule: 'answer' }, text: ' ' },
    });
    type('Good');
    expect(actor.getSnapshot().context.error).toBeNull();
    actor.send({ type: 'text.flush' });
    await reach('saved');
  });

  it('an answer that is too long stays in its field, and is not sent', async () => {
    const { actor, type } = await openAnswer();
    type('x'.repeat(answerLimit + 1));
    actor.send({ type: 'text.flush' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.text.length]).toEqual(['rejected', answerLimit + 1]);
    expect(context.error).toEqual({ rule: 'max', values: { max: answerLimit } });
    expect(saves()).toEqual([]);
  });

  it('the answer waits on the device while the server is down, and is sent again after a while', async () => {
    const { actor, timer, type, reach, reports } = await openAnswer();
    server.setScenario(down);
    type('Pleasant');
    actor.send({ type: 'text.flush' });
    await reach('waiting');
    type('Pleasant, still');
    expect(reports.at(-1)).toMatchObject({ status: 'waiting', text: 'Pleasant, still' });
    server.setScenario(healthy);
    timer.increment(5000);
    await reach('saved');
    expect((await readItem()).answerText).toBe('Pleasant, still');
  });

  it('the answer is sent as soon as the device is online again', async () => {
    const { actor, type, reach } = await openAnswer();
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { problems } = connectAs({ ...server, fetch: offline }, 'hugo');
    type('Pleasant');
    actor.send({ type: 'text.flush' });
    await reach('waiting');
    expect(problems).toEqual([]);
    connectAs(server, 'hugo');
    actor.send({ type: 'network.returned' });
    await reach('saved');
  });

  it('the answer of a review that was submitted in another tab stays, to be copied', async () => {
    const { actor, source, type, reach, reports } = await openAnswer();
    const { reviewId, clientContactId, reviewFormDetails } = await readReview();
    for (const { id, answerKind, choices } of listItems(reviewFormDetails)) {
      const answerText = { Text: 'Fine.', Rating: '4', Choice: choices[0] ?? '' }[answerKind];
      await saveInOtherTab(id, answerText);
    }
    const path = { tenantId: link.tenantId, reviewId };
    await api.promoteClientReview({ path, query: { clientContactId } });
    type('Late');
    actor.send({ type: 'text.flush' });
    const { context } = await reach('denied');
    expect(context.text).toBe('Late');
    expect(context.denial).toMatch(/already been submitted/);
    expect(reports.at(-1)).toMatchObject({ id: source.id, status: 'denied', text: 'Late' });
    actor.send({ type: 'dismiss' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unchanged',
      context: { text: source.text },
    });
  });

  it('an answer that is denied although its form is open is not sent again, but can be copied', async () => {
    const { actor, source, type, reach } = await openAnswer();
    const denied = () => Promise.resolve(new Response(null, { status: 403 }));
    const observed = connectAs({ ...server, fetch: denied }, 'hugo');
    type('Pleasant');
    actor.send({ type: 'text.flush' });
    await reach('denied');
    actor.send({ type: 'text.loaded', source });
    expect(actor.getSnapshot()).toMatchObject({ value: 'denied', context: { text: 'Pleasant' } });
    expect(observed.calls).toHaveLength(1);
    connectAs(server, 'hugo');
    actor.send({ type: 'dismiss' });
    type('Prompt');
    actor.send({ type: 'text.flush' });
    await reach('saved');
  });

  it('an answer that was denied is sent again when its form was locked, and is open again', async () => {
    const { actor, source, type, reach } = await openAnswer();
    const denied = () => Promise.resolve(new Response(null, { status: 403 }));
    connectAs({ ...server, fetch: denied }, 'hugo');
    type('Pleasant');
    actor.send({ type: 'text.flush' });
    await reach('denied');
    connectAs(server, 'hugo');
    actor.send({ type: 'text.loaded', source: { ...source, isEditable: false } });
    expect(actor.getSnapshot().value).toBe('denied');
    actor.send({ type: 'text.loaded', source });
    const { context } = await reach('saved');
    expect(context.stored.text).toBe('Pleasant');
  });
});

describe('an answer that was saved in another tab', () => {
  it('both texts are shown; mine is saved over theirs, or theirs is used', async () => {
    for (const keeps of ['keepMine', 'useTheirs'] as const) {
      const { actor, source, type, reach } = await openAnswer();
      await saveInOtherTab(source.id, `Theirs ${keeps}`);
      type(`Mine ${keeps}`);
      actor.send({ type: 'text.flush' });
      const { context } = await reach('conflict');
      expect([context.text, context.theirs?.text]).toEqual([`Mine ${keeps}`, `Theirs ${keeps}`]);
      actor.send({ type: `conflict.${keeps}` });
      await reach(keeps === 'keepMine' ? 'saved' : 'unchanged');
      const { answerText } = await readItem();
      expect(answerText).toBe(keeps === 'keepMine' ? 'Mine keepMine' : 'Theirs useTheirs');
    }
  });

  it('no conflict is shown when both tabs saved the same text', async () => {
    const { actor, source, type, reach } = await openAnswer();
    await saveInOtherTab(source.id, 'Same');
    type('Same');
    actor.send({ type: 'text.flush' });
    await reach('unchanged');
    expect(actor.getSnapshot().context.stored.text).toBe('Same');
  });
});

describe('a draft of an answer', () => {
  it('the draft is sent when the page opens again', async () => {
    const { version } = await readItem();
    const { reach } = await openAnswer({ draft: { text: 'From the device', version } });
    await reach('saved');
    expect((await readItem()).answerText).toBe('From the device');
  });

  it('a draft typed over an earlier version is compared, not saved unseen', async () => {
    const { id, version } = await readItem();
    await saveInOtherTab(id, 'Newer');
    const { reach } = await openAnswer({ draft: { text: 'Older', version } });
    const { context } = await reach('conflict');
    expect([context.text, context.theirs?.text]).toEqual(['Older', 'Newer']);
  });
});

it('an optional answer can be cleared', async () => {
  const { id } = await readItem(false);
  await saveInOtherTab(id, 'Something');
  const { actor, type, reach } = await openAnswer({ isRequired: false });
  type('');
  actor.send({ type: 'text.flush' });
  await reach('saved');
  expect((await readItem(false)).answerText).toBe('');
});
