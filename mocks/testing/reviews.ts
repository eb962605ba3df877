import type { components } from '@atrium/contract/generated/types.ts';
import { requestFor, type RequestInput, type TestServer } from './harness.ts';
import { uuid } from './timesheets.ts';
import type { OperationId } from '@atrium/contract/generated/operations.ts';

/** The time of the review tests: a Wednesday afternoon in Berlin. */
export const now = '2026-03-11T15:00:00.000Z';

/** Ids of the records that `startCycle` creates. */
export const ids = {
  form: uuid(100),
  clientForm: uuid(101),
  self: uuid(110),
  manager: uuid(111),
  client: uuid(112),
  release: uuid(113),
  workflow: uuid(120),
  cycle: uuid(130),
};

const question = (number: number, questionText: string, isRequired: boolean) => ({
  id: uuid(number),
  questionText,
  isRequired,
});

type Executor = 'Reviewee' | 'ReportingTo' | 'Client' | 'PaAdmin';

const steps: readonly [string, string, Executor][] = [
  [ids.self, 'Self', 'Reviewee'],
  [ids.manager, 'Manager', 'ReportingTo'],
  [ids.client, 'Client', 'Client'],
  [ids.release, 'Final', 'PaAdmin'],
];

/**
 * Forms, steps and a workflow of four steps, created by Hugo; each step except the last has
 * questions.
 */
export async function makeWorkflow(server: TestServer): Promise<void> {
  await server.request('hugo', 'addReviewForm', {
    body: {
      id: ids.form,
      name: 'Two questions',
      description: '',
      isActive: true,
      questions: [question(140, 'What went well?', true), question(141, 'Anything else?', false)],
    },
  });
  await server.request('hugo', 'addReviewForm', {
    body: {
      id: ids.clientForm,
      name: 'For clients',
      description: '',
      isActive: true,
      questions: [question(142, 'How is it?', true)],
    },
  });
  for (const [at, [id, stepName, executorType]] of steps.entries()) {
    const stepNudges = [
      { id: uuid(150 + at * 2), targetAudience: 'ReportingTo', afterDays: 5 },
      ...(executorType === 'Client'
        ? [{ id: uuid(151 + at * 2), targetAudience: 'Client', afterDays: 7 }]
        : []),
    ];
    const body = { id, stepName, stepStyle: 'primary', executorType, stepNudges };
    await server.request('hugo', 'addReviewStep', { body });
  }
  await server.request('hugo', 'addReviewWorkflow', {
    body: {
      id: ids.workflow,
      name: 'Four steps',
      description: '',
      isActive: true,
      steps: [
        { stepId: ids.self, formId: ids.form },
        { stepId: ids.manager, formId: ids.form },
        { stepId: ids.client, formId: ids.clientForm },
        { stepId: ids.release, formId: null },
      ],
    },
  });
}

/** The body of a started cycle for some people. */
export const cycleBody = (id: string, cycleName: string, names: readonly string[]) => ({
  id,
  cycleName,
  period: 'First quarter',
  year: 2026,
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  teamId: null,
  workflowId: ids.workflow,
  reviewees: names.map((name) => ({
    employeeId: `employee-${name}`,
    clientInterfacerId: null,
  })),
});

/** Creates a cycle as Hugo; returns the id of each person's review, by name. */
export async function makeCycle(
  server: TestServer,
  id: string,
  cycleName: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  await server.request('hugo', 'addReviewCycle', { body: cycleBody(id, cycleName, names) });
  const { reviewees } = await server.request('hugo', 'getReviewCycle', { path: { cycleId: id } });
  return Object.fromEntries(
    reviewees.map(({ employeeId, reviewId }) => [employeeId.replace('employee-', ''), reviewId]),
  );
}

/** The answers of a review's step, as a person sees them. */
export async function listAnswersAt(
  server: TestServer,
  personId: string,
  reviewId: string,
  stepId: string,
) {
  const sent = { query: { reviewId, stepId } };
  const { reviewDetail } = await server.request(personId, 'getReview', sent);
  const form = reviewDetail.reviewFormDetails.find((each) => each.stepId === stepId);
  return form?.questionAndAnswerItems ?? [];
}

/** Answers all questions of a step and passes the review on. */
export async function passOn(
  server: TestServer,
  personId: string,
  reviewId: string,
  stepId: string,
): Promise<void> {
  for (const { id } of await listAnswersAt(server, personId, reviewId, stepId)) {
    const body = { id, answerText: `An answer by ${personId}.` };
    await server.request(personId, 'saveReviewAnswer', { body });
  }
  await server.request(personId, 'promoteReview', { path: { reviewId }, query: { stepId } });
}

/** A page of a cycle's reviews, as a person's list contains them. */
export const listReviews = (
  { request }: Pick<TestServer, 'request'>,
  personId: string,
  cycleId: string,
  more: object = {},
) =>
  request(personId, 'getReviews', {
    body: {
      page: 1,
      pageSize: 50,
      sort: 'employeeName',
      columnFilters: [],
      cycleFilters: { cycleId },
      showActionableItem: false,
      ...more,
    },
  });

/** A call without a token, as clients send it. */
export const publicly = (
  { apiAddress, fetch }: Pick<TestServer, 'apiAddress' | 'fetch'>,
  id: OperationId,
  sent: RequestInput = {},
): Promise<Response> => fetch(requestFor(apiAddress, id, sent));

/** The calls of clients: bodies of successes and errors. */
export function clientCalls(server: Pick<TestServer, 'apiAddress' | 'fetch'>) {
  return {
    /** The body of a successful call. Throws if it is rejected. */
    request: async <Body>(id: OperationId, sent: RequestInput): Promise<Body> => {
      const response = await publicly(server, id, sent);
      if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Body;
    },
    expectError: async (id: OperationId, sent: RequestInput) => {
      const response = await publicly(server, id, sent);
      const body = (await response.json()) as components['schemas']['ErrorAnswer'];
      return { status: response.status, code: body.code, messages: body.errorMessages };
    },
  };
}
