import { rules } from '../rule/types.ts';

const own = 'decisions, "Projects, tags and reports"';

/** What the documents ask of a server of projects. */
export default rules([
  {
    id: 'projects-listing',
    text: 'The listing shows the projects that a person sees, by code, in pages, narrowed by its filters, and says of each what is so for that person.',
    source: 'PROJ-005, PROJ-064, ANLYT-032',
    verifiedBy: ['projects/listed-by-filter', 'projects/searchProjects/page/*'],
  },
  {
    id: 'projects-access',
    text: 'A person sees the projects that they own, have made or take part in, with all below them; administrators see all; others are not found.',
    source: `PROJ-043; ${own}`,
    verifiedBy: ['projects/strangers-do-not-find-it', 'projects/listed-by-filter'],
  },
  {
    id: 'projects-people',
    text: 'A project shows its owner, members and whoever has raised an impediment with name and picture, also once they have left.',
    source: 'PROJ-004, PROJ-025',
    verifiedBy: ['projects/people-keep-names-and-pictures'],
  },
  {
    id: 'projects-days',
    text: 'The days of a project, of its sub-projects and of its impediments are those of the reader’s time zone.',
    source: 'ENGAG-052, PROJ-023',
    verifiedBy: ['projects/days-are-the-persons'],
  },
  {
    id: 'projects-codes',
    text: 'A code is one project’s, whatever its case, and an id is taken once; the codes of tasks begin with it and count on.',
    source: 'PROJ-021',
    verifiedBy: ['projects/codes-and-ids-are-taken-once'],
  },
  {
    id: 'projects-gates',
    text: 'Only the owner changes a project, its members and its place; an owner above governs it; members work in it.',
    source: `PROJ-044; ${own}`,
    verifiedBy: ['projects/owners-edit-members-take-part'],
  },
  {
    id: 'projects-owner',
    text: 'Only owners change the owner; the former one is no owner and editor any more and stays a member.',
    source: 'PROJ-044',
    verifiedBy: ['projects/only-owners-change-ownership', 'projects/owners-change-and-hear-of-it'],
  },
  {
    id: 'projects-owner-news',
    text: 'A new owner hears of it, and the former one when somebody above has done it; nobody hears of what they did themselves.',
    source: 'PROJ-028',
    verifiedBy: ['projects/owners-change-and-hear-of-it'],
  },
  {
    id: 'projects-members',
    text: 'Members are active employees, each once; one with time on the project stays as a former one, and the owner stays.',
    source: 'PROJ-086, PROJ-018',
    verifiedBy: ['projects/members-come-and-go'],
  },
  {
    id: 'projects-apex',
    text: 'An apex project stands at the top: it is linked nowhere and asks nobody, and a linked one does not become one.',
    source: 'PROJ-030',
    verifiedBy: ['projects/apex-stands-at-the-top', 'projects/places-among-others'],
  },
  {
    id: 'projects-place',
    text: 'A project has one place: linked, asked for, at the top or free; the flags of its overview say which.',
    source: 'PROJ-030, PROJ-023',
    verifiedBy: [
      'projects/markAsApexProject/lifecycle/*',
      'projects/requestSubProjectLink/lifecycle/*',
      'projects/linkSubProjectToOwned/lifecycle/*',
      'projects/places-among-others',
    ],
  },
  {
    id: 'projects-no-ring',
    text: 'No project comes to lie below itself, and none is offered that would make it so.',
    source: 'PROJ-041',
    verifiedBy: ['projects/no-project-below-itself'],
  },
  {
    id: 'projects-request',
    text: 'A link is asked for in one’s own name of the owner of another project, once; it links when that owner accepts it, and frees the project when they deny it.',
    source: 'PROJ-050; decisions, "Second round"',
    verifiedBy: [
      'projects/request-links-once-accepted',
      'projects/denied-request-frees-the-project',
      'projects/requests-are-asked-of-others',
    ],
  },
  {
    id: 'projects-request-owner',
    text: 'Whoever owned a project answers no request for it any more; the new owner does.',
    source: own,
    verifiedBy: ['projects/former-owner-answers-nothing'],
  },
  {
    id: 'projects-impediments',
    text: 'An impediment is resolved once; it is deleted by who raised it or by the owner, and the unresolved are counted.',
    source: 'PROJ-037, PROJ-016',
    verifiedBy: [
      'projects/impediment-is-resolved-once',
      'projects/impediments-are-the-projects',
      'projects/resolveImpediment/lifecycle/*',
    ],
  },
  {
    id: 'projects-files',
    text: 'File links are listed newest uploaded first, and changed by who added them or by the owner.',
    source: 'PROJ-012',
    verifiedBy: ['projects/files-and-watches'],
  },
  {
    id: 'projects-watch',
    text: 'The watch list is the person’s own, and sets isWatching.',
    source: 'PROJ-035',
    verifiedBy: ['projects/files-and-watches', 'projects/listed-by-filter'],
  },
  {
    id: 'projects-tasks',
    text: 'A task moves between projects of one owner with its time and a code of the new one; deleted, its time stays on the project.',
    source: `PROJ-040; ${own}`,
    verifiedBy: ['projects/time-follows-its-task', 'projects/tasks-move-and-become-projects'],
  },
  {
    id: 'projects-conversion',
    text: 'A task that becomes a project leaves the task list, is a sub-project unless it is to be a main one, and takes its time and whoever booked it along.',
    source: `PROJ-042; ${own}`,
    verifiedBy: ['projects/task-becomes-a-project', 'projects/tasks-move-and-become-projects'],
  },
  {
    id: 'projects-deletion',
    text: 'A project with sub-projects or time is not deleted; any other goes with all its parts and as the default of whoever had it.',
    source: own,
    verifiedBy: [
      'projects/deleted-with-all-its-parts',
      'projects/places-among-others',
      'projects/time-follows-its-task',
      'clockwork/settings-come-with-the-day',
    ],
  },
  {
    id: 'projects-pickers',
    text: 'Pickers offer projects that the person sees, defaults among those with tasks in which they take part, and what was booked last first, each pair once, ten at most.',
    source: 'PROJ-086, PROJ-024',
    verifiedBy: ['projects/what-is-offered-again', 'projects/recent-work-comes-first'],
  },
  {
    id: 'projects-work-found',
    text: 'Work to book time on is found by words of project and task, in pages, where the person has access.',
    source: 'PROJ-004, PROJ-047',
    verifiedBy: ['projects/work-is-found-by-words'],
  },
  {
    id: 'projects-default-removed',
    text: 'A default project and task is one until it is removed.',
    source: 'PROJ-058',
    verifiedBy: ['projects/default-work-is-removed'],
  },
  {
    id: 'projects-request-moved',
    text: 'A request is refused once its parent lies below the sub-project; whoever has asked hears that it was accepted, whoever owns the sub-project by then.',
    source: 'NOTIF-022, PROJ-032',
    verifiedBy: ['projects/requests-follow-what-has-moved'],
  },
  {
    id: 'projects-need-an-employee',
    text: 'Who has no employee record makes no project (403), has no default work, and is offered none.',
    source: 'PROJ-045',
    verifiedBy: ['projects/needs-an-employee'],
  },
  {
    id: 'projects-sub-project-members',
    text: 'Of each sub-project it is told whether one owns it or is an active member of it.',
    source: 'PROJ-025',
    verifiedBy: ['projects/sub-projects-tell-who-takes-part'],
  },
  {
    id: 'projects-seen-alone',
    text: 'Whoever sees a project without taking part in it changes nothing there (403).',
    source: 'PROJ-045',
    verifiedBy: ['projects/seeing-is-no-taking-part'],
  },
  {
    id: 'projects-parents-seen',
    text: 'A project is linked below one that the person has access to; any other is answered as an unknown one, and a parent is named to those alone who have access to it.',
    source: `PROJ-032, PROJ-043; ${own}`,
    verifiedBy: ['projects/parents-are-those-one-sees', 'projects/requests-are-asked-of-others'],
  },
  {
    id: 'projects-former-members',
    text: 'Who has no access to a project any more reads their time under the names that they knew, and no new name of project or task.',
    source: `PROJ-043; ${own}`,
    verifiedBy: ['projects/former-members-read-nothing-new'],
  },
  {
    id: 'projects-request-deleted',
    text: 'A request to link a project is completed when that project or its parent is deleted.',
    source: 'NOTIF-022, PROJ-032',
    verifiedBy: ['projects/deleted-requests-wait-no-more'],
  },
]);
