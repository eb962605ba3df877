import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { cycleBody, ids, makeCycle, makeWorkflow, now } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

type Contact = components['schemas']['ClientContact'];

/** No one answers their own review in the client's name. Source: REVW-D02. */
let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let clientId: string;
let contact: Contact;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(async () => {
  count += 1;
  cycleId = uuid(1000 + count);
  clientId = crypto.randomUUID();
  contact = { id: crypto.randomUUID(), name: 'Ada Brook', email: 'ada@client.test' };
  await server.request('chloe', 'createClient', { body: clientWith([contact]) });
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['ava', 'ben']);
});

const clientWith = (contacts: readonly Contact[]) => ({
  id: clientId,
  name: `Willow ${count}`,
  isActive: true,
  contacts,
});
const assignBody = (name: string, clientContactId: string) => ({
  cycleId,
  stepId: ids.client,
  assignments: [{ reviewId: reviews[name] ?? '', clientContactId }],
});
const assign = (name: string, personId = 'hugo', clientContactId = contact.id) =>
  server.request(personId, 'assignClientContacts', { body: assignBody(name, clientContactId) });
const assignRejected = (name: string, clientContactId = contact.id) =>
  server.expectError('hugo', 'assignClientContacts', { body: assignBody(name, clientContactId) });

describe('a reviewee who may change clients', () => {
  it('the reviewee can neither change the address of their own review’s contact nor remove the contact', async () => {
    await assign('ava');
    for (const contacts of [[{ ...contact, email: 'else@client.test' }], []]) {
      const rejected = await server.expectError('ava', 'updateClient', {
        body: clientWith(contacts),
      });
      expect(rejected).toMatchObject({ status: 403, code: 'ownClientContact' });
    }
    const renamed = { ...contact, name: 'Ada Brook-Hall' };
    const { client } = await server.request('ava', 'updateClient', { body: clientWith([renamed]) });
    expect(client.contacts).toEqual([renamed]);
  });

  it('the reviewee changes the contacts of the reviews of others', async () => {
    await assign('ben');
    const moved = { ...contact, email: 'else@client.test' };
    const { client } = await server.request('ava', 'updateClient', { body: clientWith([moved]) });
    expect(client.contacts).toEqual([moved]);
  });

  it('a review cannot be assigned to a contact whose address the reviewee has set before', async () => {
    const moved = { ...contact, email: 'else@client.test' };
    await server.request('ava', 'updateClient', { body: clientWith([moved]) });
    // Someone else saves the client without changing the address.
    await server.request('chloe', 'updateClient', { body: clientWith([moved]) });
    expect(await assignRejected('ava')).toMatchObject({ status: 400, code: 'contactOfReviewee' });
    await assign('ben');
    await server.request('chloe', 'updateClient', {
      body: clientWith([{ ...contact, email: 'third@client.test' }]),
    });
    await assign('ava');
  });
});

describe('the email address of a reviewee', () => {
  it('a review cannot be assigned to a contact with the reviewee’s email address', async () => {
    const own = { id: crypto.randomUUID(), name: 'Somebody', email: 'AVA@demo.test' };
    await server.request('chloe', 'updateClient', { body: clientWith([contact, own]) });
    const rejected = await assignRejected('ava', own.id);
    expect(rejected).toMatchObject({ status: 400, code: 'contactOfReviewee' });
    await assign('ben', 'hugo', own.id);
  });

  it('the reviewee’s email address cannot be given to the contact of their review', async () => {
    await assign('ava');
    const body = clientWith([{ ...contact, email: 'ava@demo.test' }]);
    const rejected = await server.expectError('chloe', 'updateClient', { body });
    expect(rejected).toMatchObject({ status: 400, code: 'contactIsReviewee' });
    expect(rejected.fieldErrors).toHaveProperty(['contacts.0.email']);
  });
});

describe('an administrator who is a reviewee', () => {
  const reviewees = (clientInterfacerId: string | null) => [
    { employeeId: 'employee-ava', clientInterfacerId },
    { employeeId: 'employee-ben', clientInterfacerId: 'employee-leo' },
  ];
  const edit = (clientInterfacerId: string | null) => {
    const {
      teamId: _team,
      workflowId: _workflow,
      ...head
    } = cycleBody(cycleId, `Cycle ${count}`, []);
    return { ...head, reviewees: reviewees(clientInterfacerId) };
  };
  const findInterfacerId = async (name: string) => {
    const { reviewees: members } = await server.request('hugo', 'getReviewCycle', {
      path: { cycleId },
    });
    return members.find(({ employeeId }) => employeeId === `employee-${name}`)?.clientInterfacerId;
  };

  it('a reviewed administrator cannot select their own client interfacer, but can select those of others', async () => {
    const own = await findInterfacerId('ava');
    const body = edit('employee-leo');
    const rejected = await server.expectError('ava', 'updateReviewCycle', { body });
    expect(rejected).toMatchObject({ status: 403, code: 'ownClientInterfacer' });
    await server.request('ava', 'updateReviewCycle', { body: edit(own ?? null) });
    expect([await findInterfacerId('ava'), await findInterfacerId('ben')]).toEqual([
      own,
      'employee-leo',
    ]);
  });

  it('a reviewed administrator who names no one leaves their client interfacer as it is', async () => {
    await server.request('hugo', 'updateReviewCycle', { body: edit('employee-leo') });
    await server.request('ava', 'updateReviewCycle', { body: edit(null) });
    expect(await findInterfacerId('ava')).toBe('employee-leo');
  });

  it('a reviewed administrator creates a cycle with themselves without selecting their client interfacer', async () => {
    const created = { ...cycleBody(uuid(5000 + count), `Other ${count}`, []) };
    const selected = { body: { ...created, reviewees: reviewees('employee-leo') } };
    const rejected = await server.expectError('ava', 'addReviewCycle', selected);
    expect(rejected).toMatchObject({ status: 403, code: 'ownClientInterfacer' });
    await server.request('ava', 'addReviewCycle', {
      body: { ...created, reviewees: reviewees(null) },
    });
  });

  it('a reviewed administrator cannot assign a contact to their own review', async () => {
    const body = assignBody('ava', contact.id);
    const rejected = await server.expectError('ava', 'assignClientContacts', { body });
    expect(rejected).toMatchObject({ status: 403, code: 'ownReview' });
  });
});
