import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { cycleBody, ids, makeCycle, makeWorkflow, now, passOn } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let id: string;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(() => {
  count += 1;
  id = uuid(1000 + count);
  server.setNow(now);
});

const body = (more: object = {}, names = ['ben', 'leo']) => ({
  ...cycleBody(id, `Cycle ${count}`, names),
  ...more,
});
const add = (more: object = {}, names?: string[]) =>
  server.request('hugo', 'addReviewCycle', { body: body(more, names) });
const get = () => server.request('hugo', 'getReviewCycle', { path: { cycleId: id } });
const search = (cycleFilters: object = {}) => ({
  body: { page: 1, pageSize: 50, sort: 'cycleName', columnFilters: [], cycleFilters },
});
const update = (more: object = {}, names?: string[]) => {
  const { teamId: _team, workflowId: _workflow, ...sent } = body({}, names);
  return { body: { ...sent, ...more } };
};

describe('creating a cycle', () => {
  it('creating a cycle gives each reviewee a review at the first step', async () => {
    const { reviewCycle } = await add();
    expect(reviewCycle).toMatchObject({
      status: 'InProgress',
      revieweeCount: 2,
      deliveredCount: 0,
      workflowName: 'Four steps',
      paCycleStatusSummary: [{ status: 'NotStarted', count: 2 }],
      canBeDeleted: true,
    });
    const { reviewees, steps } = await get();
    expect(reviewees).toMatchObject([
      {
        employeeName: 'Ben Okafor',
        status: 'NotStarted',
        reportingToName: 'Grace Kim',
        clientInterfacerName: 'Grace Kim',
        isRemovable: true,
      },
      { employeeName: 'Leo Park' },
    ]);
    expect(steps.map(({ stepName, reviewCount }) => [stepName, reviewCount])).toEqual([
      ['Self', 2],
      ['Manager', 0],
      ['Client', 0],
      ['Final', 0],
    ]);
  });

  it('creating a cycle offers active people, teams and workflows, and the years around this one', async () => {
    const defaults = await server.request('hugo', 'getReviewCycleDefaults');
    expect(defaults.yearList).toEqual([2025, 2026, 2027]);
    expect(defaults.employees.map(({ employeeName }) => employeeName)).toContain('Ben Okafor');
    const names = defaults.workflows.map(({ value }) => value);
    expect(names).toContain('Four steps');
    expect(names).not.toContain('Self check');
  });

  it('cycle names are unique within a year, whatever their case', async () => {
    await add();
    const again = { id: uuid(2000 + count), cycleName: ` CYCLE ${count} ` };
    const rejection = await server.expectError('hugo', 'addReviewCycle', { body: body(again) });
    expect(rejection).toMatchObject({ status: 409, code: 'cycleNameTaken' });
    expect(rejection.fieldErrors).toHaveProperty('cycleName');
    await server.request('hugo', 'addReviewCycle', { body: body({ ...again, year: 2027 }) });
    const taken = await server.expectError('hugo', 'addReviewCycle', {
      body: body({ cycleName: 'Else' }),
    });
    expect(taken).toMatchObject({ status: 409, code: 'idTaken' });
  });

  it('creating a cycle rejects values that do not fit together', async () => {
    const inactive = (
      await server.request('hugo', 'getReviewWorkflows', {
        body: { page: 1, pageSize: 50, sort: null, columnFilters: [] },
      })
    ).reviewWorkflows.find(({ isActive }) => !isActive);
    const reviewee = (employeeId: string, clientInterfacerId: string | null = null) => ({
      reviewees: [{ employeeId, clientInterfacerId }],
    });
    const cases = [
      [{ cycleName: '  ' }, 'required'],
      [{ endDate: '2026-02-28' }, 'cycleEndsBeforeStart'],
      [{ workflowId: uuid(9) }, 'workflowUnknown'],
      [{ workflowId: inactive?.id }, 'workflowInactive'],
      [{ teamId: uuid(9) }, 'teamNotFound'],
      [reviewee('employee-nobody'), 'revieweeUnknown'],
      [reviewee('employee-ben', 'employee-ben'), 'interfacerIsReviewee'],
      [reviewee('employee-ben', 'nobody'), 'revieweeUnknown'],
      [{ reviewees: [] }, 'tooShort'],
      [{ year: 1999 }, 'invalid'],
    ] as const;
    for (const [more, code] of cases) {
      const rejection = await server.expectError('hugo', 'addReviewCycle', { body: body(more) });
      expect(rejection).toMatchObject({ status: 400, code });
    }
    const twice = await server.expectError('hugo', 'addReviewCycle', {
      body: body({}, ['ben', 'ben']),
    });
    expect(twice).toMatchObject({ status: 400, code: 'namedTwice' });
  });

  it('a cycle with a team accepts only people of the team', async () => {
    const { employees, teams } = await server.request('hugo', 'getReviewCycleDefaults');
    const member = employees.find(({ teamIds }) => teamIds.length > 0);
    const team = teams.find((each) => member?.teamIds.includes(each.id));
    const other = employees.find(({ teamIds }) => team && !teamIds.includes(team.id));
    const of = (employeeId = '') => ({
      teamId: team?.id,
      reviewees: [{ employeeId, clientInterfacerId: null }],
    });
    const rejection = await server.expectError('hugo', 'addReviewCycle', {
      body: body(of(other?.employeeId)),
    });
    expect(rejection).toMatchObject({ status: 400, code: 'revieweeNotInTeam' });
    const { reviewCycle } = await add(of(member?.employeeId));
    expect(reviewCycle.teamName).toBe(team?.value);
    const { cycles, teams: offered } = await server.request(
      'hugo',
      'getReviewCycles',
      search({ teamId: team?.id }),
    );
    expect(cycles.map((each) => each.id)).toContain(id);
    expect(offered.map((each) => each.id)).toContain(team?.id);
  });

  it('a cycle whose team is deleted covers the entire organization and accepts anyone', async () => {
    const { employees, teams } = await server.request('hugo', 'getReviewCycleDefaults');
    const team = teams.find(({ value }) => value === 'Design');
    const isIn = (each: { teamIds: string[] }) =>
      team !== undefined && each.teamIds.includes(team.id);
    const reviewees = [employees.find(isIn), employees.find((each) => !isIn(each))].map((each) => ({
      employeeId: each?.employeeId ?? '',
      clientInterfacerId: null,
    }));
    await add({ teamId: team?.id, reviewees: reviewees.slice(0, 1) });
    const other = body({ id: uuid(3000 + count), cycleName: 'Without a team' });
    await server.request('hugo', 'addReviewCycle', { body: other });
    await server.request('ava', 'deleteTeam', { path: { id: team?.id ?? '' } });
    const { reviewCycle } = await get();
    expect(reviewCycle).toMatchObject({ teamId: null, teamName: '', version: 2 });
    const path = { cycleId: other.id };
    const untouched = await server.request('hugo', 'getReviewCycle', { path });
    expect(untouched.reviewCycle.version).toBe(1);
    await server.request('hugo', 'updateReviewCycle', update({ reviewees }));
    expect((await get()).reviewees).toHaveLength(2);
    const { teams: offered } = await server.request('hugo', 'getReviewCycles', search());
    expect(offered.map((each) => each.id)).not.toContain(team?.id);
  });

  it('a cycle keeps the questions as they were when it was created', async () => {
    await add();
    const { reviewForm } = await server.request('hugo', 'getReviewForm', {
      path: { formId: ids.form },
    });
    const { isInUse: _used, changedBy: _by, changedOn: _on, ...form } = reviewForm;
    const questions = form.questions.map((each) => ({ ...each, questionText: 'Changed?' }));
    await server.request('hugo', 'updateReviewForm', { body: { ...form, questions } });
    const { reviewees } = await get();
    const query = { reviewId: reviewees[0]?.reviewId ?? '', stepId: ids.self };
    const { reviewDetail } = await server.request('ben', 'getReview', { query });
    const requested = reviewDetail.reviewFormDetails[0]?.questionAndAnswerItems ?? [];
    expect(requested.map(({ questionText }) => questionText)).toEqual([
      'What went well?',
      'Anything else?',
    ]);
    const { version: _version, ...back } = form;
    await server.request('hugo', 'updateReviewForm', { body: back });
  });
});

describe('changing a cycle', () => {
  it('changing a cycle adds and removes reviewees whose review has not started', async () => {
    await add();
    await server.request('hugo', 'updateReviewCycle', update({ version: 1 }, ['ben', 'grace']));
    const names = (await get()).reviewees.map(({ employeeName }) => employeeName);
    expect(names).toEqual(['Ben Okafor', 'Grace Kim']);
    const stale = await server.expectError('hugo', 'updateReviewCycle', update({ version: 1 }));
    expect(stale).toMatchObject({ status: 409, code: 'changedByOther' });
  });

  it('changing a cycle keeps a started review', async () => {
    const reviews = await makeCycle(server, id, `Cycle ${count}`, ['ben', 'leo']);
    await passOn(server, 'ben', reviews['ben'] ?? '', ids.self);
    const rejection = await server.expectError('hugo', 'updateReviewCycle', update({}, ['leo']));
    expect(rejection).toMatchObject({ status: 400, code: 'revieweeInReview' });
    expect((await get()).reviewees).toHaveLength(2);
  });

  it('changing a cycle changes the client interfacer', async () => {
    await add();
    const reviewees = [
      { employeeId: 'employee-ben', clientInterfacerId: 'employee-leo' },
      { employeeId: 'employee-leo', clientInterfacerId: null },
    ];
    await server.request('hugo', 'updateReviewCycle', update({ reviewees }));
    expect((await get()).reviewees[0]?.clientInterfacerName).toBe('Leo Park');
    const query = { cycleId: id, stepId: ids.client };
    const { clientInteractionDetails } = await server.request('leo', 'getClientInteraction', {
      query,
    });
    expect(clientInteractionDetails.reviews.map(({ employeeName }) => employeeName)).toEqual([
      'Ben Okafor',
    ]);
  });
});
