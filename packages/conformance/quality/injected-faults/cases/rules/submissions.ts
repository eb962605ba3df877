import type { World } from '@atrium/reference-server/world';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, asAnotherPerson, like } from '../../response-mutations.ts';

const area = 'reviews';

/** Changes the answers of the reviews that a call assigns contacts to, before or after it. */
const withEditedAnswers =
  (
    when: 'before' | 'after',
    edit: (answer: World['reviewAnswers']) => World['reviewAnswers'],
  ): InjectedFault['response'] =>
  async (call) => {
    // The request need not match the contract.
    const sent = JSON.stringify(call.sent ?? {});
    const reviewIds = [...sent.matchAll(/"reviewId":"([0-9a-f-]{36})"/g)].map(([, id = '']) => id);
    const editAnswers = () =>
      call.server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        for (const reviewId of reviewIds) {
          for (const answer of await db.query('reviewAnswers', { where: { reviewId } })) {
            await db.put('reviewAnswers', edit(answer));
          }
        }
      });
    if (when === 'before') await editAnswers();
    const right = await call.pass();
    if (when === 'after' && right.ok) await editAnswers();
    return right;
  };

/** Marks a draft as submitted by its client. */
const submitted = (answer: World['reviewAnswers']): World['reviewAnswers'] => {
  const by = { clientContactId: '', clientContactName: 'Mara Quist', clientName: 'Harbour Bank' };
  const { answerText, clientAnswers = [] } = answer;
  const given = { ...by, submittedOn: '2026-01-01T00:00:00.000Z', answerText, comments: [] };
  return answerText === '' ? answer : { ...answer, clientAnswers: [given, ...clientAnswers] };
};

/** One link opens everything that all links of its contact in the cycle open. */
const withOtherLinks: InjectedFault['response'] = async (call) => {
  const right = await call.pass(call.request.clone());
  if (!right.ok) return right;
  const url = new URL(call.request.url);
  const linkId = url.searchParams.get('clientAssignmentId') ?? '';
  const others = await call.server.store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    const [own] = await db.query('clientAssignments', { where: { linkId } });
    if (!own) return [];
    const { clientContactId, cycleId } = own;
    const all = await db.query('clientAssignments', { where: { clientContactId, cycleId } });
    return all.filter(({ id }) => id !== own.id);
  });
  const reviews: unknown[] = [];
  for (const other of others) {
    url.searchParams.set('clientAssignmentId', other.linkId);
    const opened = await call.pass(new Request(url, call.request));
    if (opened.ok) reviews.push(...((await opened.json()) as { reviews: unknown[] }).reviews);
  }
  const opened = (await right.clone().json()) as { reviews: unknown[] };
  return like(right, { ...opened, reviews: [...opened.reviews, ...reviews] });
};

/** Faults in reviews with client answers: links, drafts, submissions and addresses. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'one link opens all reviews of a contact',
    kind: 'isolation',
    area,
    on: 'getClientReviewAssignment',
    response: withOtherLinks,
  },
  {
    name: 'a draft is read once its client is asked no more',
    kind: 'isolation',
    area,
    on: 'assignClientContacts',
    response: withEditedAnswers('before', submitted),
  },
  {
    name: 'what a client has submitted is erased with the contact',
    kind: 'state',
    area,
    on: 'assignClientContacts',
    response: withEditedAnswers('after', (answer) => ({ ...answer, clientAnswers: [] })),
  },
  {
    name: 'a reviewee chooses who deals with their client',
    kind: 'authorization',
    area,
    on: 'updateReviewCycle',
    response: asAnotherPerson('ownClientInterfacer', 'ava'),
  },
  {
    name: 'a contact answers from the address of the reviewee',
    kind: 'validation',
    area,
    on: 'assignClientContacts',
    response: accepting('contactOfReviewee'),
  },
];
