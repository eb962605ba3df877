import type { AreaSeed, SeedContext } from '../context.ts';
import { buildLastChange } from '../last-change.ts';
import { seeded } from '../seeded.ts';

interface DemoTeam {
  name: string;
  description: string;
  /** How many of the groups it has; the team with none shows the empty table. */
  groups: number;
  isActive?: boolean;
}

const teams: readonly DemoTeam[] = [
  { name: 'Platform', description: 'Runs servers, networks and databases.', groups: 1 },
  { name: 'Mobile', description: 'Builds the apps for phones and tablets.', groups: 2 },
  {
    name: 'Design',
    description: 'Designs the interface and the texts of our products.',
    groups: 3,
  },
  { name: 'Support', description: 'Answers customers by e-mail, chat and phone.', groups: 5 },
  {
    name: 'Operations',
    description:
      'Keeps the offices running: rooms, keys, phones, travel, supplier contracts, the archive, cars ' +
      'and bicycles, the canteen, visitors and desk moves. Open a request in the service desk, and ' +
      'call only in an emergency.',
    groups: 3,
  },
  { name: 'Sales', description: 'Wins new clients and looks after existing ones.', groups: 1 },
  { name: 'Finance', description: 'Handles invoices, payroll and the annual accounts.', groups: 0 },
  {
    name: 'Research',
    description: 'Prepares studies for next year. Paused until the budget is approved.',
    groups: 2,
    isActive: false,
  },
];

/** Started, but without members yet. */
const unmanned: DemoTeam = {
  name: 'Community',
  description: 'Will run user groups and events. Currently hiring.',
  groups: 0,
};

const groups = ['Planning', 'Delivery', 'Care', 'Night shift', 'Translations and accessibility'];
const day = 86_400_000;

/** Nine teams, one inactive and one without members; who works here as a user is in one or two. */
export const seed: AreaSeed = async (context) => {
  const employees = await context.db.query('employees', {
    where: { isActive: true, hasUser: true },
  });
  for (const [at, team] of teams.entries()) {
    const teamId = await putTeam(context, team, at);
    const members = employees.filter((_, number) => isMember(number, at));
    const put = (employeeId: string) =>
      context.db.put('teamMembers', { id: `${teamId}:${employeeId}`, teamId, employeeId });
    await Promise.all(members.map(({ id }) => put(id)));
  }
  await putTeam(context, unmanned, teams.length);
};

/** Employees are distributed in turn; every third is also in the next team. */
function isMember(number: number, team: number): boolean {
  const own = number % teams.length;
  return own === team || (number % 3 === 0 && (own + 1) % teams.length === team);
}

async function putTeam({ db, random, today }: SeedContext, team: DemoTeam, at: number) {
  const id = random.uuid();
  const fields = {
    id,
    teamName: team.name,
    description: team.description,
    isActive: team.isActive ?? true,
    createdBy: at % 3 === 0 ? 'Kira Novak' : 'Ava Stone',
    createdOn: new Date(today - (400 - at * 20) * day).toISOString(),
  };
  await db.put('teams', seeded(fields, today, buildLastChange(at)));
  for (const [number, groupName] of groups.slice(0, team.groups).entries()) {
    const totalTasks = random.between(0, 12);
    const group = {
      id: random.uuid(),
      teamId: id,
      groupName,
      totalMembers: random.between(0, 6) || null,
      totalTasks,
      completedTasks: random.between(0, totalTasks),
      isActive: true,
    };
    const record = { ...group, ...oddities[number] };
    await db.put('teamGroups', seeded(record, today, buildLastChange(number)));
  }
  return id;
}

/** States of the later groups: all done; unknown numbers and inactive. */
const oddities: Readonly<Record<number, object>> = {
  3: { totalTasks: 9, completedTasks: 9 },
  4: { totalMembers: null, totalTasks: null, completedTasks: null, isActive: false },
};
