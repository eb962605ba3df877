import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleClock } from '../shared/review-form.fixtures.ts';
import { getTextName, listItems } from '../shared/review-form.ts';
import type { ClientLink } from '../shared/saved-text.ts';
import { clientReviewMachine, type MissingFound } from './client-review.machine.ts';
import { testModel } from './client-review.test-model.ts';
import { openClientLink, replaceContact } from './client-link.fixtures.ts';

testPaths(testModel);

let server: ServerWithScenario;
let link: ClientLink;

beforeEach(async () => {
  ({ server, link } = await openClientLink());
});

async function openPage(over: ClientLink = link) {
  const input = { link: over, clock: exampleClock, drafts: {} };
  const actor = createActor(clientReviewMachine, { input });
  const found: MissingFound[] = [];
  actor.on('missing.found', (event) => found.push(event));
  actor.start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  const read = () => actor.getSnapshot();
  const form = () => {
    const { form: child } = read().children;
    if (!child) throw new Error('The page shows no form.');
    return child;
  };
  return { actor, found, read, form };
}

type Page = Awaited<ReturnType<typeof openPage>>;

function answerAll({ read, form }: Page) {
  const forms = read().context.assignment?.review?.reviewFormDetails ?? [];
  for (const { id, answerKind, choices } of listItems(forms)) {
    const text = { Text: 'Fine.', Rating: '4', Choice: choices[0] ?? '' }[answerKind];
    form().getSnapshot().children[getTextName(id)]?.send({ type: 'text.change', text });
  }
}

const reach = ({ actor }: Page, state: string) =>
  waitFor(actor, (snapshot) => JSON.stringify(snapshot.value).includes(state));

describe('the submission of a client', () => {
  it('required answers that are missing are shown, and nothing is submitted', async () => {
    const page = await openPage();
    page.actor.send({ type: 'SUBMIT' });
    await reach(page, 'answering');
    const { isMissingShown } = page.read().context;
    expect(isMissingShown).toBe(true);
    expect(page.found).toHaveLength(1);
  });

  it('what was typed last is saved before the confirmation, then all is submitted and read-only', async () => {
    const page = await openPage();
    answerAll(page);
    page.actor.send({ type: 'SUBMIT' });
    await reach(page, 'confirming');
    page.actor.send({ type: 'YES' });
    await reach(page, 'reading');
    const { assignment, hasSubmitted } = page.read().context;
    expect([assignment?.review?.isReviewReadOnly, hasSubmitted]).toEqual([true, true]);
    const again = await openPage();
    expect(again.read().value).toEqual({ open: 'reading' });
    const forms = again.read().context.assignment?.review?.reviewFormDetails ?? [];
    expect(listItems(forms).every(({ answerText }) => answerText !== '')).toBe(true);
  });

  it('nothing is submitted while an answer is on this device only', async () => {
    const page = await openPage();
    answerAll(page);
    page.form().send({ type: 'form.flush' });
    await waitFor(page.form(), ({ value }) => value === 'settled');
    server.setScenario(down);
    const [first] = Object.keys(page.form().getSnapshot().context.statuses);
    const name = getTextName(first ?? '');
    page.form().getSnapshot().children[name]?.send({ type: 'text.change', text: 'Offline' });
    page.actor.send({ type: 'SUBMIT' });
    await waitFor(page.actor, ({ context }) => context.hasUnsaved);
    expect(page.read().value).toEqual({ open: 'answering' });
    server.setScenario(healthy);
    page.actor.send({ type: 'network.returned' });
    await waitFor(page.form(), ({ value }) => value === 'settled');
  });

  it('a review that was submitted in another tab is shown read-only', async () => {
    const [page, other] = [await openPage(), await openPage()];
    answerAll(other);
    other.actor.send({ type: 'SUBMIT' });
    await reach(other, 'confirming');
    other.actor.send({ type: 'YES' });
    await reach(other, 'reading');
    page.actor.send({ type: 'tab.returned' });
    await reach(page, 'reading');
    expect(page.read().context.assignment?.review?.isReviewReadOnly).toBe(true);
  });
});

describe('a submission that is not found', () => {
  it('a response without the reason of a link leaves the form open, to try again', async () => {
    const page = await openPage();
    answerAll(page);
    page.actor.send({ type: 'SUBMIT' });
    await reach(page, 'confirming');
    const { fetch } = server;
    server.fetch = () => Promise.resolve(new Response(null, { status: 404 }));
    page.actor.send({ type: 'YES' });
    await reach(page, 'answering');
    expect(page.read().context.failure?.kind).toBe('notFound');
    server.fetch = fetch;
    page.actor.send({ type: 'SUBMIT' });
    await reach(page, 'confirming');
    page.actor.send({ type: 'YES' });
    await reach(page, 'reading');
    expect(page.read().context.failure).toBeNull();
  });
});

describe('a link that does not open', () => {
  it('each link that does not open has its reason', async () => {
    const expired = await openClientLink('Hugo Silva', 'ava');
    ({ server } = expired);
    expect((await openPage(expired.link)).read().context.linkProblem).toBe('clientLinkExpired');
    const unknown = await openPage({ tenantId: 'aster', linkId: crypto.randomUUID() });
    expect(unknown.read().context.linkProblem).toBe('clientLinkUnknown');
    const inOtherTenant = await openPage({ ...link, tenantId: 'birch' });
    expect(inOtherTenant.read().context.linkProblem).toBe('clientLinkUnknown');
  });

  it('the page can be loaded again when the server is back', async () => {
    server.setScenario(down);
    const page = await openPage();
    expect([page.read().value, page.read().context.cause]).toEqual(['unavailable', 'down']);
    server.setScenario(healthy);
    page.actor.send({ type: 'retry' });
    await reach(page, 'answering');
  });

  it('what was typed stays on the page when its link ends meanwhile', async () => {
    const page = await openPage();
    const [first = ''] = Object.keys(page.form().getSnapshot().context.statuses);
    await replaceContact(server);
    page
      .form()
      .getSnapshot()
      .children[getTextName(first)]?.send({ type: 'text.change', text: 'Late' });
    page.form().send({ type: 'form.flush' });
    await reach(page, 'linkProblem');
    expect(page.form().getSnapshot().context.typed).toMatchObject({ [first]: { text: 'Late' } });
  });

  it('a typed text can still be copied when the link opens again', async () => {
    const page = await openPage();
    const [first = ''] = Object.keys(page.form().getSnapshot().context.statuses);
    const { fetch } = server;
    const body = { errorMessages: ['This link has expired.'], code: 'clientLinkExpired' };
    server.fetch = () => Promise.resolve(Response.json(body, { status: 404 }));
    const answer = page.form().getSnapshot().children[getTextName(first)];
    answer?.send({ type: 'text.change', text: 'Late' });
    page.form().send({ type: 'form.flush' });
    await reach(page, 'linkProblem');
    server.fetch = fetch;
    page.actor.send({ type: 'retry' });
    await reach(page, 'answering');
    const after = page.form().getSnapshot().children[getTextName(first)];
    expect(after?.getSnapshot()).toMatchObject({ value: 'denied', context: { text: 'Late' } });
  });
});
