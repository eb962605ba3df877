import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord, World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import {
  at,
  findEntries,
  entry,
  retainOnly,
  now,
  spans,
  today,
  uuid,
} from '../../testing/timesheets.ts';

/** Source: CLOCK-013, CLOCK-081. */
let server: TestServer;
let task: World['tasks'];
let project: World['projects'];

beforeAll(async () => {
  server = await startServer(now);
  await server.store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    const [first] = await db.query('tasks', { order: { by: 'code' }, limit: 1 });
    const its = first && (await db.get('projects', first.projectId));
    if (!first || !its) throw new Error('There is no task.');
    task = first;
    project = its;
  });
});

beforeEach(() => server.setNow(now));

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const readStored = async () => spans(await findEntries(server, 'ben'));
const list = (...numbers: number[]) => numbers.map((number) => ({ id: uuid(number) }));

describe('adjusting multiple entries', () => {
  const change = (number: number, start: string, end?: string) => ({
    entryId: uuid(number),
    newStartTime: at(start),
    ...(end !== undefined && { newEndTime: at(end) }),
  });
  const adjust = (...body: object[]) =>
    server.request('ben', 'adjustMultipleClockWorkEntries', { body });
  const notAdjusted = (...body: object[]) =>
    server.expectError('ben', 'adjustMultipleClockWorkEntries', { body });

  it('the bulk adjustment moves the border between two neighbors', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '11:00'));
    const response = await adjust(change(1, '09:00', '10:30'), change(2, '10:30'));
    expect(response.successMessages).toEqual(['2 entries were adjusted.']);
    expect(spans(response.clockWorkEntries)).toEqual(['10:30-11:00', '09:00-10:30']);
    expect(await readStored()).toEqual(['09:00-10:30', '10:30-11:00']);
  });

  it('the bulk-adjusted entries can be swapped, since they are validated after all have moved', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '11:00'));
    await adjust(change(1, '10:00', '11:00'), change(2, '09:00', '10:00'));
    const entries = await findEntries(server, 'ben');
    expect(entries.map(({ id }) => id)).toEqual([uuid(2), uuid(1)]);
  });

  it.each([
    ['overlap each other', [change(1, '09:00', '10:30'), change(2, '10:00', '11:00')]],
    ['overlap a third', [change(1, '09:00', '10:00'), change(2, '10:30', '12:15')]],
  ])('the bulk adjustment moves none of the entries when they %s', async (_, body) => {
    await given(entry(1, '08:00', '08:30'), entry(2, '10:00', '11:00'), entry(3, '12:00', '13:00'));
    expect(await notAdjusted(...body)).toMatchObject({ status: 400, code: 'entryOverlaps' });
    expect(await readStored()).toEqual(['08:00-08:30', '10:00-11:00', '12:00-13:00']);
  });

  it('the bulk adjustment’s rejection names the entries that are invalid, and their fields', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '11:00'));
    const backwards = await notAdjusted(change(1, '09:00'), change(2, '10:30', '10:15'));
    expect(backwards).toMatchObject({ code: 'endNotAfterStart' });
    expect(Object.keys(backwards.fieldErrors ?? {})).toEqual(['1.newEndTime']);
    const ahead = await notAdjusted(change(1, '16:00', '17:00'));
    expect(ahead).toMatchObject({ code: 'entryInFuture' });
    expect(Object.keys(ahead.fieldErrors ?? {})).toEqual(['0.newStartTime']);
    const twice = await notAdjusted(change(1, '09:00'), change(1, '09:15'));
    expect(twice).toMatchObject({ status: 400, code: 'adjustedTwice' });
    expect(Object.keys(twice.fieldErrors ?? {})).toEqual(['1.entryId']);
  });

  it('the bulk adjustment moves no entries when one is unknown, and requires at least one', async () => {
    await given(entry(1, '09:00', '10:00'));
    const errorBody = await notAdjusted(change(1, '09:15'), change(9, '11:00'));
    expect(errorBody).toMatchObject({ status: 404, code: 'entryUnknown' });
    expect(await readStored()).toEqual(['09:00-10:00']);
    expect(await notAdjusted()).toMatchObject({ status: 400, code: 'tooShort' });
  });
});

describe('assigning entries to a task', () => {
  const assign = (taskId: string, body: unknown) =>
    server.request('ben', 'assignClockWorkEntries', { query: { taskId }, body });

  it('the task assignment books the entries on the task and its project', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null), entry(3, '11:00', '12:00'));
    const { clockWorkEntries, successMessages } = await assign(task.id, list(1, 2, 1));
    expect(successMessages).toEqual([`2 entries were assigned to ${task.code} ${task.name}.`]);
    expect(clockWorkEntries).toMatchObject([
      { id: uuid(2), projectId: project.id, taskDisplayString: `${task.code} ${task.name}` },
      { id: uuid(1), taskId: task.id, projectDisplayString: `${project.code} ${project.name}` },
    ]);
    const entries = await findEntries(server, 'ben');
    expect(entries.map(({ taskId }) => taskId)).toEqual([task.id, null, task.id]);
  });

  it('the task assignment books no entries when one entry or the task is unknown', async () => {
    await given(entry(1, '09:00', '10:00'));
    const query = { taskId: task.id };
    const noEntry = { query, body: list(1, 9) };
    expect(await server.expectError('ben', 'assignClockWorkEntries', noEntry)).toMatchObject({
      status: 404,
      code: 'entryUnknown',
    });
    const noTask = { query: { taskId: uuid(9) }, body: list(1) };
    expect(await server.expectError('ben', 'assignClockWorkEntries', noTask)).toMatchObject({
      status: 404,
      errorMessages: ['This task was not found.'],
    });
    expect((await findEntries(server, 'ben'))[0]).toMatchObject({ taskId: null });
  });

  it('the task assignment accepts at least one entry, and at most a hundred', async () => {
    const query = { taskId: task.id };
    const none = await server.expectError('ben', 'assignClockWorkEntries', { query, body: [] });
    expect(none).toMatchObject({ status: 400, code: 'tooShort' });
    const body = list(...Array.from({ length: 101 }, (_, number) => number));
    const many = await server.expectError('ben', 'assignClockWorkEntries', { query, body });
    expect(many).toMatchObject({ status: 400, code: 'tooLong' });
  });

  it('the task assignment’s response shows whether the user is a member of the project', async () => {
    await given(entry(1, '09:00', '10:00'));
    const isMember = async () => (await assign(task.id, list(1))).clockWorkEntries[0]?.isMember;
    const membership = { id: 'm', projectId: project.id, employeeId: 'employee-ben' };
    const change = (isActiveMember: boolean) =>
      server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        const where = { projectId: project.id, employeeId: 'employee-ben' };
        for (const { id } of await db.query('projectMembers', { where })) {
          await db.remove('projectMembers', id);
        }
        await db.put('projects', { ...project, ownerId: 'employee-ava' });
        await db.put('projectMembers', { ...membership, isActiveMember });
      });
    await change(false);
    expect(await isMember()).toBe(false);
    await change(true);
    expect(await isMember()).toBe(true);
    await server.store.transaction('write', async (tx) => {
      await tx.tenant('aster').remove('projectMembers', 'm');
      await tx.tenant('aster').put('projects', { ...project, ownerId: 'employee-ben' });
    });
    expect(await isMember()).toBe(true);
  });
});

describe('the workplace status', () => {
  const update = (isWFO: boolean, body: unknown) =>
    server.request('ben', 'updateWorkStatus', { query: { isWFO: String(isWFO) }, body });
  const day = () => server.request('ben', 'getClockWorkDay', { path: { date: today } });

  it('the workplace status marks the entries, and applies to new ones from now on', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '11:00'));
    const { clockWorkEntries, successMessages } = await update(true, list(1));
    expect(successMessages).toEqual(['You’re working from the office.']);
    expect(clockWorkEntries).toMatchObject([{ id: uuid(1), entryAtWork: true }]);
    expect(await day()).toMatchObject({ isWFO: true });
    const query = { taskId: task.id, taskName: 'Review' };
    const started = await server.request('ben', 'addEntryUnderTask', { query });
    expect(started.clockWorkEntries).toMatchObject([{ entryAtWork: true }]);
  });

  it('the workplace status can be set without any entry', async () => {
    expect((await update(false, [])).successMessages).toEqual([
      'You’re working away from the office.',
    ]);
    expect(await day()).toMatchObject({ isWFO: false });
  });

  it('the workplace status keeps the other settings', async () => {
    const settings = (isClockWorkSetWeeklyMail: boolean) => ({
      id: 'employee-ben',
      defaultProjectId: project.id,
      defaultTaskId: null,
      isClockWorkSetWeeklyMail,
      isWFO: false,
      brokenEntryId: null,
    });
    await server.store.transaction('write', (tx) =>
      tx.tenant('aster').put('clockWorkSettings', settings(true)),
    );
    await update(true, []);
    expect(await day()).toMatchObject({
      isWFO: true,
      isClockWorkSetWeeklyMail: true,
      defaultProject: { projectId: project.id },
    });
  });

  it('the workplace status changes nothing when an entry is unknown, and is required', async () => {
    await update(false, []);
    const query = { isWFO: 'true' };
    const unknown = await server.expectError('ben', 'updateWorkStatus', { query, body: list(9) });
    expect(unknown).toMatchObject({ status: 404, code: 'entryUnknown' });
    expect(await day()).toMatchObject({ isWFO: false });
    const none = await server.expectError('ben', 'updateWorkStatus', { body: [] });
    expect(none.fieldErrors).toEqual({ isWFO: ['isWFO is required'] });
  });
});

describe('starting an entry under a task', () => {
  const start = (taskName: string, taskId = task.id) => ({ query: { taskId, taskName } });

  it('an entry under a task starts now with the name as description, and ends the running one', async () => {
    await given(entry(1, '14:00', null));
    const { clockWorkEntries, successMessages } = await server.request(
      'ben',
      'addEntryUnderTask',
      start(' Review '),
    );
    expect(successMessages).toEqual(['The entry was started.']);
    expect(clockWorkEntries).toMatchObject([
      { startTime: now, endTime: null, description: 'Review', taskId: task.id },
      { id: uuid(1), endTime: now },
    ]);
  });

  it('the response of a start under a task has no-store, since the request is a GET that changes state', async () => {
    await given();
    const response = await server.send('ben', 'addEntryUnderTask', start('Review'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await findEntries(server, 'ben')).toHaveLength(1);
  });

  it('the start under a task is rejected for an unknown task, a blank name, and while a stale entry is running', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null));
    const unknown = await server.expectError('ben', 'addEntryUnderTask', start('Review', uuid(9)));
    expect(unknown).toMatchObject({ status: 404, code: 'workUnknown' });
    const blank = await server.expectError('ben', 'addEntryUnderTask', start('  '));
    expect(blank).toMatchObject({
      status: 400,
      fieldErrors: { taskName: ['taskName is required'] },
    });
    const stale = await server.expectError('ben', 'addEntryUnderTask', start('Review'));
    expect(stale).toMatchObject({ status: 400, code: 'staleRunning' });
    expect(await findEntries(server, 'ben')).toHaveLength(1);
  });
});
