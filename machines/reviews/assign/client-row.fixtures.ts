import type { ClientAssignment, ClientFacets, ClientRow } from './client-row.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const exampleStep = { cycleId: uuid(1), stepId: uuid(2) };

export const exampleAssignment: ClientAssignment = {
  id: uuid(20),
  clientContactId: 'mara',
  clientContactName: 'Mara Quist',
  clientName: 'Harbour Bank',
  email: 'mara.quist@client.test',
  isAutoNudge: true,
  lastNudgedOn: '2026-03-02T08:00:00.000Z',
  linkExpiresOn: '2026-04-01T08:00:00.000Z',
  nextNudgeOn: null,
  version: 1,
};

/** A review that waits for its client. */
export const exampleRow: ClientRow = {
  reviewId: uuid(10),
  employeeName: 'Ines Costa',
  employeeDesignation: 'Developer',
  profileImageURL: null,
  status: 'Answered',
  isAtStep: true,
  assignmentId: exampleAssignment.id,
  clientContactId: 'mara',
  clientContactName: 'Mara Quist',
  hasClientPromoted: false,
  waitingSince: '2026-02-28T08:00:00.000Z',
  submittedOn: null,
  isReviewClientAssignable: true,
  assignmentBlock: null,
  assignment: exampleAssignment,
};

/** A review without a contact. */
export const unassignedRow: ClientRow = {
  ...exampleRow,
  reviewId: uuid(11),
  employeeName: 'Jon Berg',
  status: 'Promoted',
  assignmentId: null,
  clientContactId: null,
  clientContactName: '',
  waitingSince: null,
  assignment: null,
};

/** A review whose client has submitted. */
export const submittedRow: ClientRow = {
  ...exampleRow,
  reviewId: uuid(12),
  employeeName: 'Grace Kim',
  status: 'Promoted',
  hasClientPromoted: true,
  waitingSince: null,
  submittedOn: '2026-03-03T10:00:00.000Z',
  isReviewClientAssignable: false,
  assignmentBlock: 'ClientSubmitted',
  assignmentId: uuid(21),
  assignment: { ...exampleAssignment, id: uuid(21) },
};

export const exampleFacets: ClientFacets = {
  cycleName: 'Half-year review 2026',
  stepName: 'Client feedback',
  clients: [
    {
      clientId: 'harbour',
      clientName: 'Harbour Bank',
      contacts: [{ clientContactId: 'mara', name: 'Mara Quist', email: 'mara.quist@client.test' }],
    },
    {
      clientId: 'lumen',
      clientName: 'Lumen Energy',
      contacts: [{ clientContactId: 'theo', name: 'Theo Lang', email: 'theo.lang@client.test' }],
    },
  ],
  executor: {
    ...exampleStep,
    operatingStepId: exampleStep.stepId,
    cycleName: 'Half-year review 2026',
    stepName: 'Client feedback',
    executorType: 'Client',
    isExecutor: true,
    reviews: [],
  } as never,
};
