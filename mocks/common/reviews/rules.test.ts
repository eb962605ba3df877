import { describe, expect, it } from 'vitest';
import type { CycleStepRecord, ReviewRecord } from '../../store/world/reviews.ts';
import {
  findClientStep,
  getParts,
  getReviewFlags,
  readableSteps,
  type Me,
  type ReviewCase,
} from './rules.ts';

const marks = { version: 1, changedByName: '', changedOn: '', changedFields: [] };
const today = '2026-03-11';

const step = (stepId: string, executorType: CycleStepRecord['executorType']): CycleStepRecord => ({
  stepId,
  stepName: stepId,
  stepStyle: 'primary',
  executorType,
  stepNudges: [],
  formName: '',
  questions: [],
});

const four = [
  step('self', 'Reviewee'),
  step('manager', 'ReportingTo'),
  step('client', 'Client'),
  step('release', 'PaAdmin'),
];

interface Given extends Partial<ReviewRecord> {
  steps?: CycleStepRecord[];
  hasClient?: boolean;
  startDate?: string;
  isArchived?: boolean;
}

const buildCase = ({
  steps = four,
  hasClient = false,
  startDate = '2026-03-01',
  isArchived = false,
  ...review
}: Given = {}): ReviewCase => ({
  cycle: {
    id: 'cycle',
    cycleName: 'Cycle',
    period: '',
    year: 2026,
    startDate,
    endDate: '2026-03-31',
    teamId: null,
    workflowId: 'workflow',
    workflowName: '',
    steps,
    isArchived,
    ...marks,
  },
  review: {
    id: 'review',
    cycleId: 'cycle',
    revieweeId: 'ben',
    reportingToId: 'grace',
    clientInterfacerId: 'leo',
    stepIndex: 0,
    status: 'NotStarted',
    enteredStepOn: '2026-03-01T08:00:00.000Z',
    isClientDone: false,
    deliveredOn: null,
    isDeliveredToAll: false,
    rejections: [],
    stepEntries: [],
    ...marks,
    ...review,
  },
  hasClient,
});

const me = (employeeId: string | null, ...rights: ('cycle.basic' | 'archives.viewAllReviews')[]) =>
  ({
    personId: employeeId ?? 'kira',
    name: '',
    employeeId,
    profileImageUrl: null,
    rights: new Set(rights),
  }) satisfies Me;

const ben = me('ben');
const grace = me('grace');
const leo = me('leo');
const hugo = me('hugo', 'cycle.basic');
const stranger = me('jon');

const setFlags = (of: ReviewCase, who: Me, day = today) =>
  Object.entries(getReviewFlags(of, who, day))
    .filter(([, isSet]) => isSet)
    .map(([name]) => name)
    .toSorted();

describe('review roles', () => {
  it.each([
    ['the reviewee', ben, ['Reviewee']],
    ['the reporting manager', grace, ['ReportingTo']],
    ['the client interfacer', leo, ['ClientInterfacer']],
    ['the performance-review admin', hugo, ['PaAdmin']],
    ['anyone else', stranger, []],
  ])('%s has the matching role in the review', (_, who, parts) => {
    expect([...getParts(buildCase(), who)]).toEqual(parts);
  });

  it('the performance-review admin stands in for a missing manager and interfacer', () => {
    const of = buildCase({ reportingToId: null, clientInterfacerId: null });
    const all = ['PaAdmin', 'ReportingTo', 'ClientInterfacer'];
    expect([...getParts(of, hugo)]).toEqual(all);
    expect([...getParts(of, me(null, 'cycle.basic'))]).toEqual(all);
    expect(getParts(of, me(null)).size).toBe(0);
  });

  it('no one administers the review of themselves', () => {
    expect([...getParts(buildCase(), me('ben', 'cycle.basic'))]).toEqual(['Reviewee']);
  });
});

describe('the review flags', () => {
  it.each([
    ['the reviewee answers and promotes at the first step', {}, ben, ['isReviewPromotable']],
    [
      'the manager promotes or rejects at the second',
      { stepIndex: 1 },
      grace,
      ['isReviewPromotable', 'isReviewRejectable'],
    ],
    [
      'the admin delivers or rejects at the last',
      { stepIndex: 3 },
      hugo,
      ['isReviewDeliverable', 'isReviewDownloadable', 'isReviewRejectable'],
    ],
  ] as const)('the review flags allow the matching actions: %s', (_, review, who, flags) => {
    const others = ['isReviewDownloadable', 'needsAction'];
    expect(setFlags(buildCase(review), who)).toEqual(
      [...new Set([...flags, ...others])].toSorted(),
    );
  });

  it('a review is read-only for users who do not carry out its step, and waits only for that step', () => {
    for (const [of, who] of [
      [buildCase(), grace],
      [buildCase({ stepIndex: 1 }), ben],
      [buildCase({ stepIndex: 3 }), grace],
    ] as const) {
      const flags = getReviewFlags(of, who, today);
      expect(flags.isReviewReadOnly).toBe(true);
      expect(flags.noActionsToTake).toBe(true);
      expect(flags.needsAction).toBe(false);
    }
  });

  it('no action is available before the cycle starts, or after it is archived', () => {
    for (const of of [buildCase({ startDate: '2026-03-12' }), buildCase({ isArchived: true })]) {
      expect(getReviewFlags(of, ben, today).noActionsToTake).toBe(true);
    }
  });

  it('an unassigned client must be assigned by the interfacer, who may also skip the step', () => {
    const of = buildCase({ stepIndex: 2 });
    for (const who of [leo, hugo]) {
      expect(getReviewFlags(of, who, today)).toMatchObject({
        isMakeClientAssignment: true,
        isReviewClientAssignable: true,
        isReviewPromotable: true,
        isReviewReadOnly: true,
        noActionsToTake: false,
        needsAction: true,
      });
    }
    expect(getReviewFlags(of, grace, today).isReviewClientAssignable).toBe(false);
  });

  it('an assigned client can be changed, and only the client promotes', () => {
    const of = buildCase({ stepIndex: 2, hasClient: true });
    expect(getReviewFlags(of, leo, today)).toMatchObject({
      isMakeClientAssignment: false,
      isReviewClientAssignable: true,
      isReviewPromotable: false,
      needsAction: false,
    });
  });

  it('the client can be assigned before the review reaches that step, and not after', () => {
    expect(getReviewFlags(buildCase(), leo, today).isReviewClientAssignable).toBe(true);
    expect(getReviewFlags(buildCase({ stepIndex: 3 }), leo, today).isReviewClientAssignable).toBe(
      false,
    );
  });

  it('client contacts are assigned at the present or next step of the client, else at its last', () => {
    const steps = [step('first', 'Client'), step('self', 'Reviewee'), step('second', 'Client')];
    const at = (stepIndex: number) => findClientStep(buildCase({ steps, stepIndex }))?.stepId;
    expect([at(0), at(1), at(2)]).toEqual(['first', 'second', 'second']);
    expect(findClientStep(buildCase({ stepIndex: 3 }))?.stepId).toBe('client');
    expect(findClientStep(buildCase({ steps: [step('self', 'Reviewee')] }))).toBeNull();
  });

  it('a last step of the client is deliverable after the client has answered', () => {
    const steps = [step('self', 'Reviewee'), step('client', 'Client')];
    const waiting = buildCase({ steps, stepIndex: 1, hasClient: true });
    expect(getReviewFlags(waiting, hugo, today)).toMatchObject({
      isDeliverablePostClientAssignment: true,
      isReviewDeliverable: false,
    });
    const done = buildCase({ steps, stepIndex: 1, hasClient: true, isClientDone: true });
    expect(getReviewFlags(done, hugo, today)).toMatchObject({
      isDeliverablePostClientAssignment: false,
      isReviewDeliverable: true,
      needsAction: true,
    });
  });

  it('a review that was delivered to the reviewee can still be delivered to all', () => {
    const only = buildCase({ stepIndex: 3, status: 'Delivered' });
    expect(getReviewFlags(only, hugo, today).isReviewDeliverable).toBe(true);
    const toAll = buildCase({ stepIndex: 3, status: 'Delivered', isDeliveredToAll: true });
    expect(getReviewFlags(toAll, hugo, today).isReviewDeliverable).toBe(false);
  });

  it('the manager delivers when the last step is the manager’s, the reviewee never does', () => {
    const steps = [step('self', 'Reviewee'), step('manager', 'ReportingTo')];
    expect(
      getReviewFlags(buildCase({ steps, stepIndex: 1 }), grace, today).isReviewDeliverable,
    ).toBe(true);
    const own = buildCase({ steps: steps.toReversed(), stepIndex: 1 });
    expect(getReviewFlags(own, ben, today).isReviewDeliverable).toBe(false);
  });
});

describe('the access to the answers of a step', () => {
  const read = (of: ReviewCase, who: Me) => readableSteps(of, who).map(({ stepId }) => stepId);

  it('managers and administrators read the steps that are completed, up to their last step', () => {
    expect(read(buildCase(), grace)).toEqual(['manager']);
    expect(read(buildCase({ stepIndex: 1 }), grace)).toEqual(['self', 'manager']);
    expect(read(buildCase({ stepIndex: 3 }), grace)).toEqual(['self', 'manager']);
    expect(read(buildCase({ stepIndex: 2, isClientDone: true }), hugo)).toEqual([
      'self',
      'manager',
      'client',
      'release',
    ]);
  });

  it('those who deal with the client read only what the client has submitted', () => {
    expect(read(buildCase({ stepIndex: 2 }), leo)).toEqual([]);
    expect(read(buildCase({ stepIndex: 3 }), leo)).toEqual(['client']);
    const toAll = buildCase({ stepIndex: 3, status: 'Delivered', isDeliveredToAll: true });
    expect(read(toAll, leo)).toHaveLength(4);
  });

  it('the reviewee reads only their answers until the review is delivered', () => {
    expect(read(buildCase({ stepIndex: 3 }), ben)).toEqual(['self']);
    expect(read(buildCase({ stepIndex: 3, status: 'Delivered' }), ben)).toHaveLength(4);
  });

  it('all participants read everything once it is delivered to all', () => {
    const only = buildCase({ stepIndex: 3, status: 'Delivered' });
    expect(read(only, grace)).toEqual(['self', 'manager']);
    const toAll = buildCase({ stepIndex: 3, status: 'Delivered', isDeliveredToAll: true });
    expect(read(toAll, grace)).toHaveLength(4);
    expect(read(toAll, stranger)).toEqual([]);
  });

  it('the right to view all archived reviews gives access to those of others', () => {
    const of = buildCase({ stepIndex: 3, status: 'Delivered', isArchived: true });
    expect(read(of, me('jon', 'archives.viewAllReviews'))).toHaveLength(4);
    expect(read(of, stranger)).toEqual([]);
  });
});
