import { rules } from '../rule/types.ts';

/** Requirements for a server: tags. */
export default rules([
  {
    id: 'tags-names',
    text: 'Tag names are unique in a tenant, ignoring case, spaces and Unicode composition; the rejection has the id of the other tag; tags are listed by name.',
    source: 'PROJ-027',
    verifiedBy: [
      'tags/tag-names-are-unique',
      'tags/twins-of-tags-are-rejected',
      'tags/getTags/record/*',
    ],
  },
  {
    id: 'tags-inherited',
    text: 'A tag that is assigned to all is inherited by sub-projects, counts for the nearest project, and can be removed only where it was assigned.',
    source: 'PROJ-026',
    verifiedBy: ['tags/sub-projects-inherit-tags', 'tags/deleted-tags-leave-projects'],
  },
  {
    id: 'tags-deleted',
    text: 'A deleted tag is removed from all projects; until then it counts the projects that it is assigned to.',
    source: 'PROJ-026',
    verifiedBy: ['tags/deleted-tags-leave-projects'],
  },
  {
    id: 'tags-teams',
    text: 'A tag of a team can be assigned only by its members and by administrators.',
    source: 'PROJ-027, PROJ-D10',
    verifiedBy: ['tags/team-tags-need-membership'],
  },
  {
    id: 'tags-changed-by-owners',
    text: 'The tags of a project are assigned and removed by those who may edit it and by administrators, a tag of a team also removed only by those who may assign it; the overview offers tags only to people with the right.',
    source: 'PROJ-026, PROJ-043',
    verifiedBy: ['tags/project-tags-belong-to-the-owner'],
  },
  {
    id: 'tags-merged',
    text: 'A merged tag gives its projects the other one; sub-projects inherit that if they inherited either; only people who may assign both merge them, and a repeated request succeeds.',
    source: 'PROJ-027, PROJ-D71',
    verifiedBy: ['tags/tags-are-merged', 'tags/merges-respect-teams'],
  },
  {
    id: 'tags-uses',
    text: 'A tag counts the projects that have it and those that only inherit it, and lists those that the person has access to; an undone deletion brings it back on its projects.',
    source: 'PROJ-027, PROJ-D70',
    verifiedBy: ['tags/tags-show-their-uses', 'tags/deleted-tags-are-restored'],
  },
  {
    id: 'tags-filters',
    text: 'Projects are found by words, by tags that they have or inherit, and by the lack of tags, with whether the person may change each.',
    source: 'PROJ-D72',
    verifiedBy: ['tags/projects-are-found-by-tags'],
  },
  {
    id: 'tags-search',
    text: 'Projects are searched with their tags in pages, limited to those that the person sees.',
    source: 'PROJ-010',
    verifiedBy: ['tags/searchProjectTags/page/*', 'tags/team-tags-need-membership'],
  },
]);
