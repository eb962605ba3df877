import { expect, it } from 'vitest';
import { createMemoryStore } from '../../store/memory.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import { countUses, type CountUses } from './uses.ts';

it('the references to a record are counted over all collections', async () => {
  const members: CountUses = (db, teamId) => db.count('teamMembers', { teamId });
  const leads: CountUses = (db, id) => db.count('projectMembers', { projectId: id });
  const store = createMemoryStore(worldSchema);
  const counted = await store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    await db.put('teamMembers', { id: '1', teamId: 'red', employeeId: 'a' });
    await db.put('teamMembers', { id: '2', teamId: 'red', employeeId: 'b' });
    await db.put('teamMembers', { id: '3', teamId: 'blue', employeeId: 'a' });
    const member = { id: '4', projectId: 'red', employeeId: 'a', isActiveMember: true };
    await db.put('projectMembers', member);
    return Promise.all([
      countUses([members, leads], db, 'red'),
      countUses([members, leads], db, 'blue'),
      countUses([members, leads], db, 'green'),
      countUses([], db, 'red'),
    ]);
  });
  expect(counted).toEqual([3, 1, 0, 0]);
});
