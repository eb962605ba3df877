import type { CycleEditorForm, EditorChoices } from './cycle-editor.ts';
import type { Candidate } from './people/cycle-people.ts';
import type { Cycle, CycleDetail, Reviewee } from './cycle.ts';

export const exampleCycle: Cycle = {
  id: 'c1c1e000-0000-4000-8000-000000000001',
  cycleName: 'Half-year review 2026',
  period: 'First half of 2026',
  year: 2026,
  startDate: '2026-01-01',
  endDate: '2026-03-31',
  teamId: null,
  teamName: '',
  workflowId: 'c1c1e000-0000-4000-8000-000000000002',
  workflowName: 'Full review with client',
  status: 'InProgress',
  revieweeCount: 24,
  deliveredCount: 9,
  paCycleStatusSummary: [
    { status: 'NotStarted', count: 4 },
    { status: 'Answered', count: 6 },
    { status: 'Promoted', count: 5 },
    { status: 'Delivered', count: 9 },
  ],
  canBeDeleted: false,
  version: 3,
};

export const exampleCycles: readonly Cycle[] = [
  exampleCycle,
  {
    ...exampleCycle,
    id: 'c1c1e000-0000-4000-8000-000000000003',
    cycleName: 'Autumn review 2026',
    startDate: '2026-09-01',
    endDate: '2026-10-31',
    teamId: 'c1c1e000-0000-4000-8000-000000000004',
    teamName: 'Platform',
    status: 'NotStarted',
    revieweeCount: 8,
    deliveredCount: 0,
    paCycleStatusSummary: [{ status: 'NotStarted', count: 8 }],
    canBeDeleted: true,
    version: 1,
  },
  {
    ...exampleCycle,
    id: 'c1c1e000-0000-4000-8000-000000000005',
    cycleName: 'Year review 2025',
    period: 'The year 2025',
    year: 2025,
    startDate: '2025-11-01',
    endDate: '2025-12-31',
    status: 'Completed',
    deliveredCount: 24,
    paCycleStatusSummary: [{ status: 'Delivered', count: 24 }],
  },
];

export const exampleReviewee: Reviewee = {
  reviewId: 'c1c1e000-0000-4000-8000-000000000011',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  employeeDesignation: 'Developer',
  profileImageURL: null,
  stepId: 'c1c1e000-0000-4000-8000-000000000021',
  stepName: 'Self assessment',
  executorType: 'Reviewee',
  status: 'Answered',
  reportingToName: 'Grace Kim',
  clientInterfacerId: 'employee-grace',
  clientInterfacerName: 'Grace Kim',
  isRemovable: false,
  isClosed: false,
  waitingFor: { part: 'Reviewee', names: ['Ben Okafor'] },
  waitingSince: '2026-02-11T09:00:00.000Z',
  isOverdue: true,
  deliveredOn: null,
  acknowledgedOn: null,
  meetingStatus: null,
};

export const exampleReviewees: readonly Reviewee[] = [
  exampleReviewee,
  {
    ...exampleReviewee,
    reviewId: 'c1c1e000-0000-4000-8000-000000000012',
    employeeId: 'employee-chloe',
    employeeName: 'Chloe Dubois',
    stepId: 'c1c1e000-0000-4000-8000-000000000022',
    stepName: 'Manager review',
    executorType: 'ReportingTo',
    status: 'Promoted',
    waitingFor: { part: 'ReportingTo', names: ['Grace Kim'] },
    isOverdue: false,
    meetingStatus: 'Created',
  },
  {
    ...exampleReviewee,
    reviewId: 'c1c1e000-0000-4000-8000-000000000013',
    employeeId: 'employee-leo',
    employeeName: 'Leo Park',
    stepId: 'c1c1e000-0000-4000-8000-000000000023',
    stepName: 'Release',
    executorType: 'PaAdmin',
    status: 'Delivered',
    waitingFor: null,
    waitingSince: null,
    isOverdue: false,
    deliveredOn: '2026-03-02T10:00:00.000Z',
    acknowledgedOn: '2026-03-03T10:00:00.000Z',
  },
  {
    ...exampleReviewee,
    reviewId: 'c1c1e000-0000-4000-8000-000000000014',
    employeeId: 'employee-jon',
    employeeName: 'Jon Bell',
    status: 'NotStarted',
    isRemovable: true,
    isOverdue: false,
  },
];

const step = (stepId: string, stepName: string, stepOrder: number, reviewCount: number) => ({
  stepId: `c1c1e000-0000-4000-8000-0000000000${stepId}`,
  stepName,
  stepOrder,
  stepStyle: 'primary' as const,
  executorType: 'PaAdmin' as const,
  formName: '',
  reviewCount,
});

export const exampleDetail: CycleDetail = {
  reviewCycle: exampleCycle,
  steps: [
    { ...step('21', 'Self assessment', 1, 8), executorType: 'Reviewee' },
    { ...step('22', 'Manager review', 2, 5), stepStyle: 'info', executorType: 'ReportingTo' },
    { ...step('23', 'Release', 3, 11), stepStyle: 'success' },
  ],
  reviewees: [...exampleReviewees],
  progress: Array.from({ length: 20 }, (_, at) => ({
    day: `2026-02-${String(at + 1).padStart(2, '0')}`,
    stepCounts: [24 - at, Math.ceil(at / 2), Math.floor(at / 4)],
    deliveredCount: at - Math.ceil(at / 2) - Math.floor(at / 4),
  })),
};

export const exampleCandidate: Candidate = {
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  employeeDesignation: 'Developer',
  reportingToName: 'Grace Kim',
  teamIds: [],
  checks: [],
};

export const exampleCandidates: readonly Candidate[] = [
  exampleCandidate,
  {
    ...exampleCandidate,
    employeeId: 'employee-grace',
    employeeName: 'Grace Kim',
    employeeDesignation: 'Team lead',
    reportingToName: '',
    checks: ['NoManager'],
  },
  {
    ...exampleCandidate,
    employeeId: 'employee-nora',
    employeeName: 'Nora New',
    employeeDesignation: '',
    checks: ['NoUser'],
  },
];

export const exampleChoices: EditorChoices = {
  teams: [
    { id: 'c1c1e000-0000-4000-8000-000000000004', value: 'Platform' },
    { id: 'c1c1e000-0000-4000-8000-000000000006', value: 'Research' },
  ],
  workflows: [
    {
      id: exampleCycle.workflowId,
      value: exampleCycle.workflowName,
      executorTypes: ['Reviewee', 'ReportingTo', 'PaAdmin'],
      steps: exampleDetail.steps.map(({ stepId, stepName, stepStyle, executorType }) => ({
        stepId,
        stepName,
        stepStyle,
        executorType,
        formName: executorType === 'PaAdmin' ? '' : 'Looking back',
        questionCount: executorType === 'PaAdmin' ? 0 : 3,
      })),
    },
  ],
  yearList: [2025, 2026, 2027],
  defaultWorkflowId: exampleCycle.workflowId,
};

export const exampleNewCycle: CycleEditorForm = {
  teamId: '',
  employeeIds: ['employee-ben'],
  interfacers: [],
  workflowId: exampleCycle.workflowId,
  cycleName: 'Spring review 2026',
  period: 'Spring 2026',
  year: '2026',
  startDate: '2026-04-01',
  endDate: '2026-05-31',
};
