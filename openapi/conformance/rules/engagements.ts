import { rules } from '../rule/types.ts';

/** What the documents ask of a server in client engagements. */
export default rules([
  {
    id: 'engagements-base-or-blank',
    text: 'A new engagement begins blank, or with copies of the template’s stages and activities that are records of their own.',
    source: 'ENGAG-060, and the decisions on engagements',
    verifiedBy: ['engagements/base-copies-the-template', 'engagements/template-is-copied-whole'],
  },
  {
    id: 'engagements-template-order',
    text: 'The template’s stages and activities stand by display order, equal ones as they were added; a new stage is visible and stands at 0, a new activity is hidden.',
    source: 'ENGAG-084, ENGAG-047',
    verifiedBy: ['engagements/template-is-copied-whole'],
  },
  {
    id: 'engagements-stage-order',
    text: 'Stages stand by display order, equal ones as they were added, and activities as they were added; a new stage is visible at 0, a new activity is hidden, not done and without numbers.',
    source: 'ENGAG-084, ENGAG-047',
    verifiedBy: ['engagements/stages-have-their-order'],
  },
  {
    id: 'engagements-parents',
    text: 'A stage belongs to its engagement, and an activity to its stage: under another they are not found, and their ids are taken (409).',
    source: 'ENGAG-089, and the decisions on answers and failures',
    verifiedBy: ['engagements/stages-have-their-order', 'engagements/template-is-copied-whole'],
  },
  {
    id: 'engagements-change-keeps-the-rest',
    text: 'What the change of a stage or an activity leaves out stays as it was.',
    source: 'ENGAG-089',
    verifiedBy: ['engagements/stages-have-their-order', 'engagements/template-is-copied-whole'],
  },
  {
    id: 'engagements-numbers',
    text: 'Baseline, threshold and actuals have five characters at most; the refusal stands at the number.',
    source: 'ENGAG-077',
    verifiedBy: ['engagements/numbers-are-short'],
  },
  {
    id: 'engagements-ratios',
    text: 'The activity ratio counts done activities against all, the effort ratio their planned hours against all planned hours, in the list as in the engagement.',
    source: 'ENGAG-051, and the decisions on engagements',
    verifiedBy: ['engagements/ratios'],
  },
  {
    id: 'engagements-current-stage',
    text: 'A stage is complete when it has at least one activity and all are done; the current one is the first that is not complete.',
    source: 'ENGAG-053, and the decisions on engagements',
    verifiedBy: ['engagements/current-stage'],
  },
  {
    id: 'engagements-visibility',
    text: 'What is not visible to the tenant is neither shown to people without the right to edit, nor counted for them.',
    source: 'ENGAG-092, and the decisions on engagements',
    verifiedBy: ['engagements/hidden-from-readers'],
  },
  {
    id: 'engagements-toggle',
    text: 'One call marks an activity as done and back, notes who did it and when, and changes nothing when it says what is so already.',
    source: 'ENGAG-061',
    verifiedBy: [
      'engagements/toggle-there-and-back',
      'engagements/toggleEngagementActivity/lifecycle/*',
    ],
  },
  {
    id: 'engagements-done-is-closed',
    text: 'A completed activity takes no notes, documents or new action items, and loses none; those that it has can be ticked.',
    source: 'ENGAG-063',
    verifiedBy: [
      'engagements/completed-activity-is-closed',
      'engagements/parts-belong-to-their-activity',
      'engagements/saveEngagementActivityNote/lifecycle/*',
      'engagements/saveEngagementActivityDoc/lifecycle/*',
      'engagements/saveEngagementActivityAction/lifecycle/*',
    ],
  },
  {
    id: 'engagements-parts',
    text: 'An activity has one note, and documents and action items in the order in which they were added; a part of one is not taken for another’s (409).',
    source: 'ENGAG-053',
    verifiedBy: ['engagements/parts-belong-to-their-activity'],
  },
  {
    id: 'engagements-removal',
    text: 'With a stage go its activities, with an activity its note, documents and action items, and nothing else; so in the template.',
    source: 'ENGAG-062, and the decisions on engagements',
    verifiedBy: [
      'engagements/what-is-removed-is-gone',
      'engagements/deleteEngagementActivity/lifecycle/*',
    ],
  },
  {
    id: 'engagements-project-type',
    text: 'A new engagement may do without a project type; a change needs one that exists.',
    source: 'ENGAG-040, ENGAG-065',
    verifiedBy: ['engagements/heads-are-kept'],
  },
  {
    id: 'engagements-days',
    text: 'The day of an engagement is sent as yyyy/MM/dd beside the date, must agree with it, and is shown as d MMM yyyy.',
    source: 'ENGAG-087',
    verifiedBy: ['engagements/heads-are-kept'],
  },
  {
    id: 'engagements-list-order',
    text: 'Engagements are listed newest first, project types by their letters.',
    source: 'ENGAG-008, and the decisions on the conformance kit',
    verifiedBy: ['engagements/heads-are-kept'],
  },
]);
