/** Who may tag a project, and what each person sees of its tags. Source: PROJ-026, PROJ-043. */
import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator } from '../../core/records/access.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Project } from '../../store/world/projects.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import { isAccessible } from '../analytics/access.ts';
import type { ProjectAccess, Viewer } from '../projects/access.ts';
import { assignableTags, listProjectTags, listTeamIds, mayAssign } from './project-tags.ts';

type ProjectTag = components['schemas']['ProjectTag'];
type Tag = components['schemas']['Tag'];

/**
 * Whether a person may change the tags of a project: those who may edit it, since a tag applies to
 * all projects below it as well, and administrators, who keep the tags of all projects in order.
 */
export const isTaggable = (
  { user }: Pick<Viewer, 'user'>,
  { isOwner }: Pick<ProjectAccess, 'isOwner'>,
): boolean => isOwner || isAdministrator(user);

/** 403 for a person who may not change the tags of a project, with the name of its owner. */
export function requireTaggable(viewer: Viewer, access: ProjectAccess): void {
  if (isTaggable(viewer, access)) return;
  throw reject(403, 'tagsOfOwner', { owner: access.project.ownerName ?? '' });
}

/** 403 for a person who may not assign a tag of a team, with the name of the team. */
export async function requireAssignable(
  viewer: Viewer,
  tag: TagRecord,
  rejection: 'tagOfTeam' | 'tagOfTeamStays' | 'tagOfTeamMerged',
): Promise<void> {
  if (await mayAssign(viewer, tag)) return;
  const team = tag.teamId === null ? undefined : await viewer.db.get('teams', tag.teamId);
  throw reject(403, rejection, { team: team?.teamName ?? '…' });
}

/** The tags that a person can assign to a project, by name; none if they may not change its tags. */
export const listOfferedTags = async (viewer: Viewer, access: ProjectAccess): Promise<Tag[]> =>
  isTaggable(viewer, access) ? assignableTags(viewer) : [];

/**
 * The tags of a project, by name, with where each is inherited from, its team, and whether the
 * person may remove it here. A project that they have no access to is not named.
 */
export async function viewProjectTags(
  viewer: Viewer,
  access: ProjectAccess,
): Promise<ProjectTag[]> {
  const line = [access.project, ...access.above];
  const projectTags = await listProjectTags(viewer.db, line);
  const complete = await loadTagDetails(viewer, projectTags);
  return complete(projectTags, line, isTaggable(viewer, access));
}

/** What a person sees of the tags of a project, which is passed with all its ancestors. */
type Complete = (
  projectTags: readonly ProjectTag[],
  line: readonly Project[],
  canTag: boolean,
) => ProjectTag[];

/** Loads what `viewProjectTags` adds, for the tags of any number of projects. */
export async function loadTagDetails(
  viewer: Pick<Viewer, 'db' | 'user'>,
  projectTags: readonly ProjectTag[],
): Promise<Complete> {
  const { db, user } = viewer;
  const tags = await db.getMany(
    'tags',
    projectTags.map(({ tagId }) => tagId),
  );
  const teamIds = [...tags.values()].flatMap(({ teamId }) => teamId ?? []);
  const teams = await db.getMany('teams', teamIds);
  const own =
    teamIds.length === 0 || isAdministrator(user) ? new Set<string>() : await listTeamIds(viewer);
  return (shownTags, line, canTag) =>
    shownTags.map((each) => {
      const origin = line.find(({ id }) => id === each.projectId);
      const shown = origin && isAccessible(user, origin) ? origin : null;
      const teamId = tags.get(each.tagId)?.teamId ?? null;
      const isOfOwnTeam = teamId === null || isAdministrator(user) || own.has(teamId);
      return {
        ...each,
        projectCode: shown?.code ?? null,
        projectName: shown?.name ?? null,
        teamName: teamId === null ? null : (teams.get(teamId)?.teamName ?? null),
        isRemovable: canTag && !each.isInherited && isOfOwnTeam,
      };
    });
}
