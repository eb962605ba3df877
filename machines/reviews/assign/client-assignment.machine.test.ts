import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { openAssignPage } from './assign.fixtures.ts';
import { clientAssignmentMachine } from './client-assignment.machine.ts';
import { testModel } from './client-assignment.test-model.ts';

testPaths(testModel);

let page: Awaited<ReturnType<typeof openAssignPage>>;

beforeEach(async () => {
  page = await openAssignPage();
});

async function openChoices() {
  const actor = createActor(clientAssignmentMachine, {
    input: { step: page.step, choices: {} },
  });
  let saves = 0;
  actor.on('assignments.saved', () => (saves += 1));
  actor.start();
  const { clientInteractionDetails } = await api.getClientInteraction({ query: page.step });
  const contacts = clientInteractionDetails.clients.flatMap((client) => client.contacts);
  const toContact = (name: string) => {
    const contact = contacts.find((each) => each.name === name);
    return { clientContactId: contact?.clientContactId ?? '', contactName: name };
  };
  const select = async (employeeNames: readonly string[], contactName: string | null) => {
    const rows = await Promise.all(employeeNames.map(page.readRow));
    actor.send({ type: 'contact.open', rows });
    const none = { clientContactId: null, contactName: '' };
    const selected = contactName === null ? none : toContact(contactName);
    actor.send({ type: 'contact.select', ...selected });
  };
  const save = async () => {
    actor.send({ type: 'SAVE' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, select, save, getSaves: () => saves, read: () => actor.getSnapshot().context };
}

describe('the selection of contacts', () => {
  it('contacts of several reviews are saved with one call, and the rows are loaded again', async () => {
    const { select, save, getSaves, read } = await openChoices();
    await select(['Ines Costa', 'Leo Park'], 'Theo Lang');
    page.getObserved().calls.length = 0;
    await save();
    expect(page.getObserved().calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect([getSaves(), read().choices]).toEqual([1, {}]);
    expect((await page.readRow('Leo Park')).clientContactName).toBe('Theo Lang');
  });

  it('the contact that is assigned already is no change', async () => {
    const { actor, select, read } = await openChoices();
    await select(['Ines Costa'], 'Theo Lang');
    await select(['Ines Costa'], 'Mara Quist');
    expect(read().choices).toEqual({});
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false);
  });

  it('a review whose client has submitted is left out', async () => {
    const { select, read } = await openChoices();
    await select(['Grace Kim', 'Leo Park'], 'Mara Quist');
    expect(Object.values(read().choices).map(({ employeeName }) => employeeName)).toEqual([
      'Leo Park',
    ]);
  });

  it('the selection stays while the server is down, and is saved later', async () => {
    const { select, save, read } = await openChoices();
    await select(['Leo Park'], 'Mara Quist');
    page.server.setScenario(down);
    await save();
    expect(read().failure?.kind).toBe('down');
    expect(Object.keys(read().choices)).toHaveLength(1);
    page.server.setScenario(healthy);
    await save();
    expect(read().failure).toBeNull();
  });

  it('an impossible contact is named at its review, and nothing is saved', async () => {
    const { actor, select, save, read } = await openChoices();
    await select(['Leo Park'], 'Mara Quist');
    const row = await page.readRow('Ines Costa');
    actor.send({ type: 'contact.open', rows: [row] });
    const clientContactId = crypto.randomUUID();
    actor.send({ type: 'contact.select', clientContactId, contactName: 'Nobody' });
    await save();
    expect(read().errors).toEqual({ [row.reviewId]: 'This client contact was not found.' });
    expect((await page.readRow('Leo Park')).clientContactId).toBeNull();
    actor.send({ type: 'choice.reset', reviewId: row.reviewId });
    expect(read().errors).toEqual({});
  });
});
