import type { World } from '../store/world.ts';
import type { Random } from './random.ts';

type Project = World['projects'];
type Task = World['tasks'];

const subjects = [
  'Portal',
  'Billing',
  'Mobile app',
  'Warehouse',
  'Onboarding',
  'Reporting',
  'Intranet',
  'Website',
];
const parts = ['Design', 'Interface', 'Services', 'Migration', 'Rollout'];
const work = ['Review', 'Implementation', 'Meeting', 'Testing', 'Documentation', 'Support'];

/** What people type when they time their work. */
export const descriptions: readonly string[] = [
  'Daily stand-up',
  'Review of the pull requests',
  'Call with the client',
  'Fix the import of addresses',
  'Write the release notes',
  'Plan the next two weeks',
  'Test the new sign-in',
  'Answer support questions',
  'Prepare the workshop',
  'Update the price list',
  '',
];

/** `count` projects, three levels deep, and three tasks each. */
export function projectsOf(random: Random, prefix: string, count: number) {
  const projects: Project[] = [];
  const tasks: Task[] = [];
  for (let number = 1; number <= count; number += 1) {
    const parent = number > count / 5 ? (projects[Math.floor((number - 1) / 3)] ?? null) : null;
    const project: Project = {
      id: random.uuid(),
      code: `${prefix}-${String(number).padStart(3, '0')}`,
      name: parent ? `${parent.name}: ${random.pick(parts)}` : random.pick(subjects),
      parentId: parent?.id ?? null,
    };
    projects.push(project);
    for (let task = 1; task <= 3; task += 1) {
      tasks.push({
        id: random.uuid(),
        code: `${project.code}-T${task}`,
        name: random.pick(work),
        description: '',
        projectId: project.id,
      });
    }
  }
  return { projects, tasks };
}
