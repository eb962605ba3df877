import { encloseId } from '../common/search-keys.ts';
import { compareNames } from '../store/sort-key.ts';
import type { Derivation, Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Project } from '../store/world/projects.ts';
import type { ProjectTagRecord, TagRecord } from '../store/world/tags.ts';
import { computedProjects, listIdsBelow, readLine } from './projects.ts';

type Reading = Pick<Scope<World>, 'get' | 'query' | 'count'>;

/** What lists of projects show, with the names of the tags. Source: PROJ-027. */
export const computedTaggedProjects: Derivation<World, Project> = {
  compute: async (scope, project) => {
    const [shown, tags] = await Promise.all([
      computedProjects.compute(scope, project),
      listTags(scope, project),
    ]);
    return {
      ...shown,
      tagNames: tags.map(({ name }) => name).join(', '),
      tagIds: tags.length > 0 ? encloseId(tags.map(({ id }) => id).join('|')) : '',
    };
  },
  from: {
    ...computedProjects.from,
    projectTags: {
      fields: ['tagId', 'assignedToAll'],
      where: async (assigned, scope) => [{ id: await listTagged(scope, assigned) }],
    },
    tags: {
      fields: ['name'],
      where: async ({ id }, scope) => {
        const assigned = await scope.query('projectTags', { where: { tagId: id } });
        const ids = await Promise.all(assigned.map((each) => listTagged(scope, each)));
        return [{ id: ids.flat() }];
      },
    },
  },
};

/** A project's own tags and those that it inherits, by name. */
async function listTags(scope: Reading, project: Project): Promise<TagRecord[]> {
  const line = await readLine(scope, project);
  const assigned = await Promise.all(
    line.map(({ id: projectId }) => scope.query('projectTags', { where: { projectId } })),
  );
  const shown = assigned
    .flat()
    .filter(({ projectId, assignedToAll }) => assignedToAll || projectId === project.id);
  const ids = [...new Set(shown.map(({ tagId }) => tagId))];
  const tags = await Promise.all(ids.map((id) => scope.get('tags', id)));
  return tags.flatMap((tag) => tag ?? []).toSorted((a, b) => compareNames(a.name, b.name));
}

/** The ids of the projects that an assignment gives a tag, or gave it before. */
const listTagged = async (
  scope: Pick<Scope<World>, 'query'>,
  { projectId }: Pick<ProjectTagRecord, 'projectId'>,
): Promise<string[]> => [projectId, ...(await listIdsBelow(scope, projectId))];
