import { seeded } from '../../seed/seeded.ts';
import type { TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';

/** The projects in the tests of project analytics. */
export const ids = {
  portal: uuid(81),
  design: uuid(82),
  icons: uuid(83),
  billing: uuid(84),
  secret: uuid(85),
};

const { portal, design, icons, billing, secret } = ids;

/**
 * Ben owns Portal, with Design and Icons below it; he is a member of Billing and has no access to
 * Secret. Employees have the right to project analytics, which only administrators have by default.
 */
export async function givenProjects(server: TestServer): Promise<void> {
  await server.request('ava', 'getProjectAnalytics');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const employee = await db.get('roles', 'employee');
    if (!employee)
      throw new Error(
        'Expected a role for employees in the demo data, found none; add it to the seed.',
      );
    const privileges = [...employee.privileges, 'projectAnalytics.basic' as const];
    await db.put('roles', { ...employee, privileges });
    const emptied = ['projects', 'projectMembers', 'tasks', 'projectFiles', 'impediments'] as const;
    for (const name of emptied) {
      for (const { id } of await db.query(name)) await db.remove(name, id);
    }
    const project = async (id: string, name: string, code: string, more: object = {}) => {
      const fields = {
        id,
        code,
        name,
        parentId: null,
        description: '',
        ownerId: 'employee-ava',
        createdById: 'employee-ava',
        createdOn: at('09:00', '2026-01-05'),
        dueOn: null,
        isApexProject: false,
        ...more,
      };
      await db.put('projects', seeded(fields, Date.parse(now)));
    };
    await project(portal, 'Portal', 'T-1', { ownerId: 'employee-ben' });
    await project(design, 'Design', 'T-2', { parentId: portal, dueOn: '2026-04-30' });
    await project(icons, 'Icons', 'T-3', { parentId: design });
    await project(billing, 'Billing', 'T-4');
    await project(secret, 'Secret', 'T-5');
    const member = (projectId: string, personId: string, isActiveMember = true) => {
      const employeeId = `employee-${personId}`;
      return db.put('projectMembers', {
        id: `${projectId}:${employeeId}`,
        projectId,
        employeeId,
        isActiveMember,
      });
    };
    await member(billing, 'ben');
    await member(secret, 'ben', false);
    await member(design, 'leo');
    await db.put('projectWatches', {
      id: uuid(61),
      projectId: icons,
      employeeId: 'employee-ben',
    });
    const text = { impediments: 'No room', resolution: '' };
    const raised = { createdBy: 'employee-ava', createdOn: now };
    const impediment = seeded({ ...text, ...raised }, Date.parse(now));
    const open = { ...impediment, resolvedBy: null, resolvedOn: null };
    await db.put('impediments', { ...open, id: uuid(62), projectId: billing });
    await db.put('impediments', { ...open, id: uuid(63), projectId: secret });
    const resolved = { ...impediment, resolvedBy: 'employee-ben', resolvedOn: now };
    await db.put('impediments', { ...resolved, id: uuid(64), projectId: portal });
    const task = { id: uuid(65), code: 'T-2-1', name: 'Draw', description: '', projectId: design };
    await db.put('tasks', seeded(task, Date.parse(now)));
    const file = {
      id: uuid(66),
      projectId: design,
      name: 'Sketch',
      url: 'https://files.test/sketch',
      employeeId: 'employee-ben',
      uploadedOn: now,
    };
    await db.put('projectFiles', seeded(file, Date.parse(now)));
    for (const person of ['ava', 'leo', 'grace', 'kira']) {
      const where = { employeeId: `employee-${person}` };
      for (const { id } of await db.query('entries', { where })) await db.remove('entries', id);
    }
  });
  const on = (number: number, day: string, projectId: string, minutes = 60) =>
    entry(number, at('08:00', day), at(`0${8 + minutes / 60}:00`, day), { projectId });
  await retainOnly(server, 'ben', [
    on(1, '2026-01-15', design),
    on(2, '2026-02-20', design, 0),
    on(3, '2026-03-04', design), // last week
    on(4, '2026-03-10', design), // this week
    on(5, '2026-03-01', billing), // more than a week ago, less than two
    on(6, '2026-02-02', icons),
    entry(7, '14:30', null, { projectId: design }),
  ]);
  await retainOnly(server, 'grace', [
    entry(8, at('09:00', '2026-03-03'), at('09:05', '2026-03-03'), { projectId: design }),
  ]);
}
