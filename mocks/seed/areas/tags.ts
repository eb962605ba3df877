import type { ProjectTagRecord } from '../../store/world/tags.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';

interface DemoTag {
  name: string;
  color: string;
  /** The only team whose people can assign it. */
  team?: string;
}

const demoTags: readonly DemoTag[] = [
  { name: 'Strategic', color: '#7C3AED' },
  { name: 'Client work', color: '#0369A1' },
  { name: 'Internal', color: '#4B5563' },
  { name: 'Regulatory', color: '#B45309' },
  { name: 'Maintenance', color: '#15803D' },
  { name: 'Quick win', color: '#DB2777' },
  { name: 'Needs design', color: '#BE123C', team: 'Design' },
  { name: 'Field trial', color: '#0F766E', team: 'Research' },
];

/** No project has this tag. */
const unused: DemoTag = { name: 'Not used yet', color: '#A16207' };

const day = 86_400_000;

/**
 * Tags, two of them of a team and one unused. Most main projects pass theirs on to sub-projects;
 * every fifth project has one of its own.
 */
export const seed: AreaSeed = async (context) => {
  const { db } = context;
  const ids: string[] = [];
  for (const [at, tag] of demoTags.entries()) ids.push(await putTag(context, tag, at));
  await putTag(context, unused, demoTags.length);
  const projects = (await db.query('projects')).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const assigned = projects.flatMap(({ id, parentId }, at) => {
    const isMain = parentId === null;
    if (!isMain && at % 5 !== 0) return [];
    const of = (step: number, assignedToAll: boolean) =>
      assignment(id, ids[(at + step) % ids.length], assignedToAll);
    return isMain ? [...of(0, at % 3 !== 2), ...of(3, false)] : of(5, false);
  });
  await Promise.all(assigned.map((record) => db.put('projectTags', record)));
};

function assignment(
  projectId: string,
  tagId: string | undefined,
  assignedToAll: boolean,
): ProjectTagRecord[] {
  return tagId === undefined
    ? []
    : [{ id: `${projectId}:${tagId}`, projectId, tagId, assignedToAll }];
}

async function putTag({ db, random, today }: SeedContext, tag: DemoTag, at: number) {
  const id = random.uuid();
  const [team] = tag.team ? await db.query('teams', { where: { teamName: tag.team } }) : [];
  const { name, color } = tag;
  const createdOn = new Date(today - (300 - at * 10) * day).toISOString();
  await db.put('tags', seeded({ id, name, color, createdOn, teamId: team?.id ?? null }, today));
  return id;
}
