import { rules } from '../rule/types.ts';

const own = 'decisions, "Projects, tags and reports"';

/** What the documents ask of a server of projects. */
export default rules([
  {
    id: 'projects-listing',
    text: 'The list shows the projects that a person sees, by code, in pages, narrowed by its filters, and returns for each the flags that apply to that person.',
    source: 'PROJ-005, PROJ-064, ANLYT-032',
    verifiedBy: ['projects/list-filters-narrow', 'projects/searchProjects/page/*'],
  },
  {
    id: 'projects-access',
    text: 'A person sees the projects that they own, have created or take part in, with all sub-projects; administrators see all; other projects are not found.',
    source: `PROJ-043; ${own}`,
    verifiedBy: ['projects/non-members-cannot-find-projects', 'projects/list-filters-narrow'],
  },
  {
    id: 'projects-people',
    text: 'A project shows its owner, its members and everyone who has raised an impediment with name and picture, also after they have left.',
    source: 'PROJ-004, PROJ-025',
    verifiedBy: ['projects/former-people-stay-named'],
  },
  {
    id: 'projects-days',
    text: 'The days of a project, its sub-projects and its impediments are in the reader’s time zone.',
    source: 'ENGAG-052, PROJ-023',
    verifiedBy: ['projects/days-use-the-readers-zone'],
  },
  {
    id: 'projects-codes',
    text: 'A project code is unique, ignoring case, and an id can be used only once; task codes start with the project code and are numbered consecutively.',
    source: 'PROJ-021',
    verifiedBy: ['projects/codes-and-ids-are-unique'],
  },
  {
    id: 'projects-gates',
    text: 'Only the owner changes a project, its members and its link; the owner of a project above can manage it but not edit its details; members work in it.',
    source: `PROJ-044; ${own}`,
    verifiedBy: ['projects/only-owners-edit'],
  },
  {
    id: 'projects-owner',
    text: 'Only owners change the owner; the former owner can no longer edit the project and stays a member.',
    source: 'PROJ-044',
    verifiedBy: ['projects/only-owners-change-ownership', 'projects/owner-changes-notify-owners'],
  },
  {
    id: 'projects-owner-news',
    text: 'A new owner is notified, and so is the former one if the owner of a parent project made the change; no one is notified of their own actions.',
    source: 'PROJ-028',
    verifiedBy: ['projects/owner-changes-notify-owners'],
  },
  {
    id: 'projects-members',
    text: 'Members are active employees, each only once; a member with time on the project stays as a former member, and the owner cannot be removed.',
    source: 'PROJ-086, PROJ-018',
    verifiedBy: ['projects/members-are-active-employees'],
  },
  {
    id: 'projects-apex',
    text: 'An apex project is at the top: it has no parent and cannot request one, and a linked project cannot become an apex project.',
    source: 'PROJ-030',
    verifiedBy: ['projects/apex-projects-have-no-parent', 'projects/flags-show-link-state'],
  },
  {
    id: 'projects-place',
    text: 'A project has one of four link states: linked, requested, apex or free; the flags of its overview show which.',
    source: 'PROJ-030, PROJ-023',
    verifiedBy: [
      'projects/markAsApexProject/lifecycle/*',
      'projects/requestSubProjectLink/lifecycle/*',
      'projects/linkSubProjectToOwned/lifecycle/*',
      'projects/flags-show-link-state',
    ],
  },
  {
    id: 'projects-no-ring',
    text: 'A project can never be below itself, and no project that would cause this is offered.',
    source: 'PROJ-041',
    verifiedBy: ['projects/no-project-below-itself'],
  },
  {
    id: 'projects-request',
    text: 'A user requests a link once and only as themselves from the owner of another project; the project is linked when that owner accepts, and free again when they deny.',
    source: 'PROJ-050; decisions, "Second round"',
    verifiedBy: [
      'projects/accepted-requests-link-projects',
      'projects/denied-requests-can-be-repeated',
      'projects/requests-go-to-parent-owner',
    ],
  },
  {
    id: 'projects-request-owner',
    text: 'A former owner of a project can no longer respond to requests for it; the new owner can.',
    source: own,
    verifiedBy: ['projects/requests-follow-the-new-owner'],
  },
  {
    id: 'projects-impediments',
    text: 'An impediment is resolved once; it can be deleted by the person who raised it or by the owner, and the unresolved ones are counted.',
    source: 'PROJ-037, PROJ-016',
    verifiedBy: [
      'projects/impediments-are-resolved-once',
      'projects/impediments-belong-to-the-project',
      'projects/resolveImpediment/lifecycle/*',
    ],
  },
  {
    id: 'projects-files',
    text: 'File links are listed newest upload first, and can be changed by the person who added them or by the owner.',
    source: 'PROJ-012',
    verifiedBy: ['projects/file-links-are-newest-first'],
  },
  {
    id: 'projects-watch',
    text: 'The watch list belongs to each user, and sets isWatching.',
    source: 'PROJ-035',
    verifiedBy: ['projects/file-links-are-newest-first', 'projects/list-filters-narrow'],
  },
  {
    id: 'projects-tasks',
    text: 'A task moves between projects of one owner with its time and gets a code of the new project; the time of a deleted task stays on the project.',
    source: `PROJ-040; ${own}`,
    verifiedBy: ['projects/time-follows-its-task', 'projects/tasks-move-between-projects'],
  },
  {
    id: 'projects-conversion',
    text: 'A task that becomes a project leaves the task list, is a sub-project unless a main project is requested, and takes along its time and everyone who booked it.',
    source: `PROJ-042; ${own}`,
    verifiedBy: ['projects/tasks-convert-to-projects', 'projects/tasks-move-between-projects'],
  },
  {
    id: 'projects-deletion',
    text: 'A project with sub-projects or time cannot be deleted; any other is deleted with all its parts, and is removed as a default project.',
    source: own,
    verifiedBy: [
      'projects/projects-are-deleted-with-parts',
      'projects/flags-show-link-state',
      'projects/time-follows-its-task',
      'clockwork/settings-come-with-the-day',
    ],
  },
  {
    id: 'projects-pickers',
    text: 'Pickers offer projects that the person sees, as defaults those with tasks in which the person takes part, and the most recent bookings first, each pair once, at most ten.',
    source: 'PROJ-086, PROJ-024',
    verifiedBy: ['projects/pickers-offer-accessible-work', 'projects/recent-work-comes-first'],
  },
  {
    id: 'projects-work-found',
    text: 'Search for work to book time on finds words of project and task, in pages, where the person has access.',
    source: 'PROJ-004, PROJ-047',
    verifiedBy: ['projects/work-search-finds-words'],
  },
  {
    id: 'projects-default-removed',
    text: 'A default project and task stays the default until it is removed.',
    source: 'PROJ-058',
    verifiedBy: ['projects/default-work-can-be-removed'],
  },
  {
    id: 'projects-request-moved',
    text: 'A request is rejected once its parent is below the sub-project; the person who sent it is notified when it is accepted, whoever then owns the sub-project.',
    source: 'NOTIF-022, PROJ-032',
    verifiedBy: ['projects/requests-reject-circular-links'],
  },
  {
    id: 'projects-need-an-employee',
    text: 'A user without an employee record can create no project (403), has no default work, and is offered none.',
    source: 'PROJ-045',
    verifiedBy: ['projects/projects-need-an-employee'],
  },
  {
    id: 'projects-sub-project-members',
    text: 'Each sub-project shows whether the user owns it or is an active member of it.',
    source: 'PROJ-025',
    verifiedBy: ['projects/sub-projects-show-membership'],
  },
  {
    id: 'projects-seen-alone',
    text: 'A person who sees a project without taking part in it cannot change anything there (403).',
    source: 'PROJ-045',
    verifiedBy: ['projects/viewers-cannot-change-projects'],
  },
  {
    id: 'projects-parents-seen',
    text: 'A project can be linked only below one that the person has access to; any other gets the response of an unknown one, and a parent is named only to people with access to it.',
    source: `PROJ-032, PROJ-043; ${own}`,
    verifiedBy: ['projects/parents-must-be-accessible', 'projects/requests-go-to-parent-owner'],
  },
  {
    id: 'projects-former-members',
    text: 'A person without access to a project any more sees their time under the names that they knew, and no new name of a project or task.',
    source: `PROJ-043; ${own}`,
    verifiedBy: ['projects/former-members-see-old-names'],
  },
  {
    id: 'projects-request-deleted',
    text: 'A request to link a project is completed when that project or its parent is deleted.',
    source: 'NOTIF-022, PROJ-032',
    verifiedBy: ['projects/deletion-completes-link-requests'],
  },
]);
