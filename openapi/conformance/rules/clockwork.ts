import { rules } from '../rule/types.ts';

const own = 'decisions, "ClockWork server rules"';
const reports = 'decisions, "ClockWork’s reports and the analytics"';

/** What the documents ask of a server in ClockWork. */
export default rules([
  {
    id: 'clockwork-one-running',
    text: 'A person has at most one running entry, and a start ends the one that runs.',
    source: own,
    proofs: ['clockwork/one-running-entry', 'clockwork/booked-on-work-that-fits'],
  },
  {
    id: 'clockwork-overlap',
    text: 'Two entries of a person never overlap, neither by adding nor by changing one.',
    source: own,
    proofs: ['clockwork/overlap-is-refused', 'clockwork/overlap-by-change-is-refused'],
  },
  {
    id: 'clockwork-touch',
    text: 'Entries that touch in the same minute do not overlap: the later one begins where the earlier one ends.',
    source: own,
    proofs: ['clockwork/touching-is-no-overlap'],
  },
  {
    id: 'clockwork-limits',
    text: 'An entry begins in the year 2000 at the earliest and lasts 31 days at most.',
    source: own,
    proofs: ['clockwork/entries-have-limits'],
  },
  {
    id: 'clockwork-versions',
    text: 'A change that names the version it was made from is refused once the entry has another.',
    source: 'decisions, "Answers and failures"',
    proofs: ['clockwork/a-change-is-of-what-was-seen', 'clockwork/mini-timer-ends-as-it-was-seen'],
  },
  {
    id: 'clockwork-neighbours',
    text: 'A change answers the entries beside what has changed, with their gaps.',
    source: 'document 2, section 2',
    proofs: ['clockwork/neighbours-come-with-a-change'],
  },
  {
    id: 'clockwork-times',
    text: 'An entry ends after it starts and never lies ahead of the clock.',
    source: `document 2, section 5; ${own}`,
    proofs: ['clockwork/times-that-cannot-be', 'clockwork/refusals-name-their-field'],
  },
  {
    id: 'clockwork-refusals',
    text: 'A time that cannot be is refused at its field, and an overlap names the other entry and its times.',
    source: own,
    proofs: ['clockwork/refusals-name-their-field'],
  },
  {
    id: 'clockwork-clocks',
    text: 'A device may be a minute ahead of the server, and five minutes off for the mini timer, whose entries begin by the server’s clock.',
    source: `document 2, section 4; ${own}`,
    proofs: ['clockwork/clocks-may-differ-a-little'],
  },
  {
    id: 'clockwork-id-once',
    text: 'The id of an entry is taken once, by whomever.',
    source: 'document 2, section 3',
    proofs: ['clockwork/an-id-is-taken-once'],
  },
  {
    id: 'clockwork-elsewhere',
    text: 'The timer tells in which other tenants it runs for the person, and of no tenant that they may not enter.',
    source: own,
    proofs: ['clockwork/a-timer-elsewhere-is-told'],
  },
  {
    id: 'clockwork-break',
    text: 'A break ends the running entry, which is told as what to continue until something starts.',
    source: `document 2, section 4; ${own}`,
    proofs: ['clockwork/break-ends-the-running-entry', 'clockwork/break-is-remembered'],
  },
  {
    id: 'clockwork-restart',
    text: 'Restart starts a new entry with the same description, project and task.',
    source: own,
    proofs: ['clockwork/restart-copies'],
  },
  {
    id: 'clockwork-update',
    text: 'An update changes what it names and leaves the rest.',
    source: 'document 2, section 4',
    proofs: ['clockwork/update-keeps-the-rest'],
  },
  {
    id: 'clockwork-fill',
    text: 'Where there is a gap of a minute or more to a neighbour of the same day, up-fill moves the start of an entry to it, and down-fill the end.',
    source: `document 2, section 2; ${own}`,
    proofs: [
      'clockwork/upfill-moves-the-start',
      'clockwork/downfill-moves-the-end',
      'clockwork/no-gap-no-fill',
      'clockwork/gaps-begin-with-a-minute',
      'clockwork/stopped-at-once-hides-no-gap',
    ],
  },
  {
    id: 'clockwork-crossover',
    text: 'A crossover splits an entry at midnight in the person’s time zone, and is refused where there is none.',
    source: own,
    proofs: [
      'clockwork/midnight-crossover-splits',
      'clockwork/crossover-needs-a-midnight',
      'clockwork/stale-entry-is-split-or-deleted',
    ],
  },
  {
    id: 'clockwork-stale',
    text: 'While an entry runs that began on an earlier day, nothing starts, stops or restarts until it is adjusted, split or deleted.',
    source: 'document 2, sections 2, 4 and 9',
    proofs: [
      'clockwork/stale-entry-must-be-fixed',
      'clockwork/stale-entry-is-split-or-deleted',
      'clockwork/mini-timer-stops-as-it-is-told',
    ],
  },
  {
    id: 'clockwork-mnco',
    text: 'The flag isMnco comes with a running entry alone; true, each day gets its own part.',
    source: 'document 2, section 7',
    proofs: ['clockwork/mnco-is-for-what-runs'],
  },
  {
    id: 'clockwork-split',
    text: 'An entry of two minutes or less, or one that ends now, is not split; another is split inside its times, and the first part keeps the id.',
    source: 'document 2, sections 2 and 5',
    proofs: [
      'clockwork/split-makes-two',
      'clockwork/split-needs-length',
      'clockwork/split-of-just-over-two-minutes',
    ],
  },
  {
    id: 'clockwork-several',
    text: 'Entries that are adjusted or deleted together are changed all or none, each once.',
    source: `document 2, section 7; ${own}`,
    proofs: [
      'clockwork/adjust-many-or-none',
      'clockwork/several-at-once-hold-together',
      'clockwork/delete-all-or-none',
    ],
  },
  {
    id: 'clockwork-restore',
    text: 'What a person has deleted comes back as it was, all or none, and never over what lies there now.',
    source: own,
    proofs: ['clockwork/deleted-comes-back'],
  },
  {
    id: 'clockwork-own',
    text: 'Nobody sees or changes entries of others without a right to.',
    source: 'document 2, sections 6 and 7',
    proofs: ['clockwork/only-own-entries', 'clockwork/own-day-alone'],
  },
  {
    id: 'clockwork-work',
    text: 'Time is booked on a project that the person sees and on one of its tasks, or on none; isMember tells whether the person takes part there.',
    source: 'document 2, sections 3 and 7, and decisions on projects',
    proofs: ['clockwork/time-on-seen-projects-alone', 'clockwork/booked-on-work-that-fits'],
  },
  {
    id: 'clockwork-day',
    text: 'A day holds the entries that start on it in the person’s time zone, newest first, and apart from them those that last into it.',
    source: 'document 2, section 7; decisions, "Addresses"',
    proofs: ['clockwork/day-is-newest-first', 'clockwork/getClockWorkDay/zone/*'],
  },
  {
    id: 'clockwork-days',
    text: 'An entry over midnight counts on each of its days, in days, summaries and reports alike.',
    source: own,
    proofs: ['clockwork/over-midnight-counts-on-each-day'],
  },
  {
    id: 'clockwork-target',
    text: 'A day tells its time, and what the organization works on it.',
    source: 'decisions, "Screens"',
    proofs: ['clockwork/day-tells-total-and-target'],
  },
  {
    id: 'clockwork-settings',
    text: 'The day tells the default project and task, the weekly mail and the work from the office, as they were saved.',
    source: 'document 2, sections 3 and 7',
    proofs: ['clockwork/settings-come-with-the-day', 'clockwork/work-place-holds'],
  },
  {
    id: 'clockwork-shown',
    text: 'Times are shown in the person’s time zone, lengths in hours and whole minutes, never rounded up; a running entry counts until now.',
    source: 'document 2, sections 3 and 9',
    proofs: ['clockwork/lengths-and-times-are-the-persons', 'clockwork/shown-lengths-are-cut'],
  },
  {
    id: 'clockwork-mini',
    text: 'The mini timer shows, changes and stops the entry that runs since today, and shows apart one of an earlier day.',
    source: 'document 2, sections 2, 4 and 7',
    proofs: [
      'clockwork/mini-timer',
      'clockwork/mini-timer-stops-as-it-is-told',
      'clockwork/stale-entry-must-be-fixed',
    ],
  },
  {
    id: 'clockwork-summaries',
    text: 'Summaries add up the day and its week, as the organization begins it, by project, longest first, with their shares.',
    source: 'document 2, sections 2, 3 and 7',
    proofs: [
      'clockwork/summaries-add-up',
      'clockwork/summaries-are-by-project',
      'clockwork/weeks-begin-as-the-organization-says',
      'clockwork/getClockWorkProjectSummaries/zone/*',
    ],
  },
  {
    id: 'clockwork-week',
    text: 'A week tells its seven days, and what the organization works on each.',
    source: 'decisions, "Screens"',
    proofs: ['clockwork/week-tells-what-is-worked'],
  },
  {
    id: 'clockwork-search',
    text: 'Search finds the person’s own entries by description, project and task, whatever the case, of all days or some, newest first in pages of 20; the most recent are counted, too.',
    source: `document 2, sections 2 and 7; ${own}`,
    proofs: [
      'clockwork/search-finds-own-entries',
      'clockwork/recent-and-found-newest-first',
      'clockwork/search-narrows-to-days-and-project',
    ],
  },
  {
    id: 'clockwork-report',
    text: 'A time report holds the entries of its days and projects, newest first, adds up to its total over all pages and groups, and agrees when it is cumulative; it covers 366 days at most.',
    source: `document 2, sections 3 and 7; ${reports}`,
    proofs: [
      'clockwork/report-adds-up',
      'clockwork/report-narrows-and-adds-up',
      'clockwork/report-pages-and-groups',
      'clockwork/report-days-come-newest-first',
      'clockwork/getTimeReport/total/*',
      'clockwork/getTimeReport/zone/*',
    ],
  },
  {
    id: 'clockwork-report-sight',
    text: 'A time report is the person’s own; the team’s is for whoever leads one, and everybody’s for whoever may see who is running a timer.',
    source: `document 2, section 7; ${reports}`,
    proofs: ['clockwork/report-is-of-whom-one-may-see'],
  },
  {
    id: 'clockwork-report-file',
    text: 'The time report as Excel is named after its days and refused as the report is.',
    source: 'document 2, sections 2, 7 and 9',
    proofs: ['clockwork/report-file-is-the-report'],
  },
  {
    id: 'clockwork-central',
    text: 'Centralised ClockWork lists who runs a timer by name, and a member’s day in the member’s own time zone.',
    source: `document 1, section 6; ${reports}`,
    proofs: [
      'clockwork/central-shows-who-works',
      'clockwork/listCentralMembers/page/*',
      'clockwork/getCentralMemberDay/zone/*',
      'clockwork/getCentralMemberDay/total/*',
    ],
  },
  {
    id: 'clockwork-central-hub',
    text: 'Listeners of centralised ClockWork hear of timers as they start, change and stop, and of nothing else.',
    source: 'document 1, section 7',
    proofs: ['clockwork/central-hears-of-timers'],
  },
  {
    id: 'clockwork-member-day',
    text: 'A member’s day in centralised ClockWork is cut in the member’s own time zone.',
    source: 'document 1, section 6, and the decisions on ClockWork',
    proofs: ['clockwork/a-members-day-is-their-own'],
  },
  {
    id: 'clockwork-longest-first',
    text: 'Summaries and groups come with the most time first, projects of a report by code, adjusted entries newest first, in whatever order they were recorded.',
    source: 'document 2, sections 2, 3 and 7',
    proofs: ['clockwork/longest-first-whenever-it-was'],
  },
]);
