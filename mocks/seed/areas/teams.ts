import type { AreaSeed, SeedContext } from '../areas.ts';

const names = [
  'Platform',
  'Mobile',
  'Design',
  'Support',
  'Operations',
  'Sales',
  'Finance',
  'Research',
];
const groups = ['Planning', 'Delivery', 'Care'];
const day = 86_400_000;

/** Eight teams, the last of them not active; everybody belongs to one, some to two. */
export const seedTeams: AreaSeed = async (context) => {
  const employees = await context.db.query('employees');
  for (const [at, name] of names.entries()) {
    const teamId = await putTeam(context, name, at);
    const members = employees.filter((_, number) => isMember(number, at));
    for (const { id: employeeId } of members) {
      await context.db.put('teamMembers', { id: `${teamId}:${employeeId}`, teamId, employeeId });
    }
  }
};

/** Employees take turns; every third is in the next team, too. */
function isMember(number: number, team: number): boolean {
  const own = number % names.length;
  return own === team || (number % 3 === 0 && (own + 1) % names.length === team);
}

async function putTeam({ db, random, today }: SeedContext, name: string, at: number) {
  const id = random.uuid();
  await db.put('teams', {
    id,
    teamName: name,
    description: `${name} for the whole organisation.`,
    isActive: at < names.length - 1,
    createdBy: 'Ava Stone',
    createdOn: new Date(today - (400 - at * 20) * day).toISOString(),
  });
  for (const groupName of groups.slice(0, 1 + (at % groups.length))) {
    const totalTasks = random.between(0, 12);
    await db.put('teamGroups', {
      id: random.uuid(),
      teamId: id,
      groupName,
      totalMembers: random.between(0, 6) || null,
      totalTasks,
      completedTasks: random.between(0, totalTasks),
      isActive: true,
    });
  }
  return id;
}
