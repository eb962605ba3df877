import type { Migration } from '../store/store.ts';

/**
 * The steps of the world since version 16; earlier versions can only be rebuilt.
 *
 * 17: the columns have types, and names have keys. Impediments have versions, and a word on how they
 * were resolved; the other records stay as they are. Events restart their order, since no reader
 * waits for those of a stopped server.
 *
 * 18: assets, projects and tasks have indexes for more orders, and collections marks of their last
 * change; the records stay as they are.
 *
 * 19: tasks are found by their assignee and due date; the records stay as they are.
 *
 * 20: tasks are ordered as the work view shows them; the records stay as they are.
 *
 * 21: notes, documents, action items and project types have versions, and activities an order.
 *
 * 22: users are listed by the names of their employees; the records stay as they are.
 *
 * 23: reviews name who acts for people who have left, and are closed when the reviewee has. Projects
 * have a history, which begins empty.
 *
 * 24: questions of reviews have a kind of answer, choices, a section and an explanation: those asked
 * before take a text.
 *
 * 25: an audit log, which begins empty. Users are searched by name, role, status and last sign-in, and
 * invitations expire; users whose name was not stored are searched by that of their employee.
 * Employees are found by whether they lead a team and have a user, clients by their use.
 *
 * 26: views as another user are found by their end, and have the address from which they were started.
 * Zip codes are ordered and filtered by cached columns, and videos are searched by their texts.
 * Employees are found by their shift. Runs of the HRMS import and absences begin empty.
 */
export const migrations: readonly Migration[] = [
  { to: 17, dropped: ['events'], records: { impediments: toVersionedImpediment } },
  { to: 18 },
  { to: 19 },
  { to: 20 },
  {
    to: 21,
    records: {
      engagementActivities: toOrderedActivity,
      activityNotes: toVersioned,
      activityDocs: toVersioned,
      activityActions: toVersioned,
      projectTypes: toVersioned,
    },
  },
  { to: 22 },
  { to: 23 },
  {
    to: 24,
    records: {
      reviewForms: toFormWithKinds,
      reviewCycles: toCycleWithKinds,
      reviewAnswers: toQuestionWithKind,
    },
  },
  { to: 25, records: { calendarConnections: toConnection } },
  { to: 26, records: { sessionViews: toViewWithOrigin, employees: toEmployeeWithShift } },
];

/** Nobody knows from where it was started. */
function toViewWithOrigin(view: Readonly<Record<string, unknown>>): object {
  return { ipAddress: '', ...view };
}

/** No one has an older version of it, so that no conflict names the author. */
function toVersionedImpediment(impediment: Readonly<Record<string, unknown>>): object {
  const change = { changedByName: '', changedOn: impediment['createdOn'], changedFields: [] };
  return { ...impediment, resolution: '', version: 1, ...change };
}

/** Before accounts were known, it was connected and read once. */
function toConnection(connection: Readonly<Record<string, unknown>>): object {
  return { account: '', scopes: [], lastSyncedOn: connection['connectedOn'], ...connection };
}

/** Only those whose shift the HRMS had imported had one. */
function toEmployeeWithShift(employee: Readonly<Record<string, unknown>>): object {
  return { shift: '', ...employee };
}

/** Nobody knows who wrote it, and when. */
function toVersioned(record: Readonly<Record<string, unknown>>): object {
  const change = { changedByName: '', changedOn: '', changedFields: [] };
  return { ...record, version: 1, ...change };
}

/** Activities were in the order in which they were added. */
function toOrderedActivity(activity: Readonly<Record<string, unknown>>): object {
  return { ...activity, displayOrder: activity['added'] };
}

/** Before there were kinds of answers, each was a text. */
function toQuestionWithKind(question: Readonly<Record<string, unknown>>): object {
  return { answerKind: 'Text', choices: [], sectionName: '', helpText: '', ...question };
}

function toFormWithKinds(form: Readonly<Record<string, unknown>>): object {
  return { ...form, questions: withKinds(form['questions']) };
}

function toCycleWithKinds(cycle: Readonly<Record<string, unknown>>): object {
  const steps = Array.isArray(cycle['steps']) ? cycle['steps'] : [];
  return {
    ...cycle,
    steps: steps.map((step: Readonly<Record<string, unknown>>) => ({
      ...step,
      questions: withKinds(step['questions']),
    })),
  };
}

const withKinds = (questions: unknown): object[] =>
  Array.isArray(questions) ? questions.map(toQuestionWithKind) : [];
