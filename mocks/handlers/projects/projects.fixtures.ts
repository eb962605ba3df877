import { seeded } from '../../seed/seeded.ts';
import type { Project } from '../../store/world/projects.ts';
import type { TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';

/** The projects of the tests, by name. */
export const ids = {
  portal: uuid(201),
  design: uuid(202),
  icons: uuid(203),
  billing: uuid(204),
  secret: uuid(205),
  shop: uuid(206),
  draw: uuid(211),
  review: uuid(212),
  sketch: uuid(213),
  unknown: uuid(299),
};

/** Id of a demo person's employee record. */
export const employee = (personId: string): string => `employee-${personId}`;

const emptied = [
  'projects',
  'projectMembers',
  'tasks',
  'projectFiles',
  'projectWatches',
  'projectTags',
  'impediments',
  'subProjectRequests',
  'notifications',
  'clockWorkSettings',
  'tags',
] as const;

/**
 * Ben owns Portal, with Leo as a member. Below it is Grace's Design, and below that Leo's Icons.
 * Ava owns Billing, with Grace as a member, and Secret without members; Grace owns Shop. Ben and
 * Leo have booked time on the task Draw of Portal, Grace on Sketch of Design.
 */
export async function givenProjects(server: TestServer): Promise<void> {
  // Makes the server seed the areas' demo data first.
  await server.request('ava', 'getActiveUsers');
  await server.request('ava', 'getNotificationCounts');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const name of emptied) {
      for (const { id } of await db.query(name)) await db.remove(name, id);
    }
    const today = Date.parse(now);
    const project = async (id: string, code: string, name: string, more: Partial<Project>) => {
      const ownerId = more.ownerId ?? employee('ava');
      const fields = {
        id,
        code,
        name,
        parentId: null,
        description: `About ${name}`,
        ownerId,
        createdById: ownerId,
        createdOn: at('09:00', '2026-01-05'),
        dueOn: null,
        isApexProject: false,
        ...more,
      };
      await db.put('projects', seeded(fields, today));
      await member(id, ownerId);
    };
    const member = (projectId: string, employeeId: string) => {
      const id = `${projectId}:${employeeId}`;
      return db.put('projectMembers', { id, projectId, employeeId, isActiveMember: true });
    };
    const task = (id: string, code: string, name: string, projectId: string) =>
      db.put('tasks', seeded({ id, code, name, description: `To ${name}`, projectId }, today));
    await project(ids.portal, 'T-1', 'Portal', { ownerId: employee('ben'), dueOn: '2026-05-01' });
    const below = { ownerId: employee('grace'), parentId: ids.portal };
    await project(ids.design, 'T-2', 'Design', below);
    await project(ids.icons, 'T-3', 'Icons', { ownerId: employee('leo'), parentId: ids.design });
    await project(ids.billing, 'T-4', 'Billing', {});
    await project(ids.secret, 'T-5', 'Secret', {});
    await project(ids.shop, 'T-6', 'Shop', { ownerId: employee('grace') });
    await member(ids.portal, employee('leo'));
    await member(ids.billing, employee('grace'));
    await task(ids.draw, 'T-1-T1', 'Draw', ids.portal);
    await task(ids.review, 'T-1-T2', 'Review', ids.portal);
    await task(ids.sketch, 'T-2-T1', 'Sketch', ids.design);
  });
  const drawing = { projectId: ids.portal, taskId: ids.draw };
  await retainOnly(server, 'ava', []);
  await retainOnly(server, 'ben', [entry(1, '08:00', '09:00', drawing)]);
  await retainOnly(server, 'leo', [entry(2, '08:00', '08:30', drawing)]);
  const sketching = { projectId: ids.design, taskId: ids.sketch };
  await retainOnly(server, 'grace', [entry(3, '08:00', '10:05', sketching)]);
}

/** Makes a person a member of a project, without a notification. */
export async function addMember(
  { store }: TestServer,
  projectId: string,
  personId: string,
): Promise<void> {
  const employeeId = employee(personId);
  const id = `${projectId}:${employeeId}`;
  await store.transaction('write', (tx) =>
    tx.tenant('aster').put('projectMembers', { id, projectId, employeeId, isActiveMember: true }),
  );
}

/** Changes an employee's record. */
export async function changeEmployee(
  { store }: TestServer,
  personId: string,
  change: { isActive?: boolean; profileImageUrl?: string | null },
): Promise<void> {
  await store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const record = await db.get('employees', employee(personId));
    if (!record)
      throw new Error(
        `Expected ${personId} to be an employee, found no record; use a demo person with one.`,
      );
    await db.put('employees', { ...record, ...change });
  });
}

/** A person's notifications since the projects were created: type and data, oldest first. */
export async function listNotifications({ store }: TestServer, personId: string) {
  const records = await store.transaction('read', (tx) =>
    tx.tenant('aster').query('notifications', { where: { recipientId: personId } }),
  );
  return records.map(({ componentName, notificationData, state, senderId }) => {
    return { type: componentName, senderId, state, ...notificationData };
  });
}
