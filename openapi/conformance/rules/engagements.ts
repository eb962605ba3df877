import { rules } from '../rule/types.ts';

/** Requirements for a server: client engagements. */
export default rules([
  {
    id: 'engagements-base-or-blank',
    text: 'A new engagement starts blank, or with separate copies of the template’s stages and activities.',
    source: 'ENGAG-060, ENGAG-D01',
    verifiedBy: [
      'engagements/base-option-copies-the-template',
      'engagements/template-copies-are-complete',
    ],
  },
  {
    id: 'engagements-template-order',
    text: 'The template’s stages and activities are sorted by display order, equal ones in the order of creation; a new stage is visible with display order 0, a new activity is hidden.',
    source: 'ENGAG-084, ENGAG-047',
    verifiedBy: ['engagements/template-copies-are-complete'],
  },
  {
    id: 'engagements-stage-order',
    text: 'Stages are sorted by display order, equal ones in the order of creation, and activities in the order of creation; a new stage is visible with display order 0, a new activity is hidden, not done and without numbers.',
    source: 'ENGAG-084, ENGAG-047',
    verifiedBy: ['engagements/stages-follow-display-order'],
  },
  {
    id: 'engagements-parents',
    text: 'A stage belongs to its engagement, and an activity to its stage: under another parent they are not found, and their ids are already in use (409).',
    source: 'ENGAG-089, ENGAG-D03',
    verifiedBy: [
      'engagements/stages-follow-display-order',
      'engagements/template-copies-are-complete',
    ],
  },
  {
    id: 'engagements-change-keeps-the-rest',
    text: 'Fields that a change of a stage or an activity omits stay unchanged.',
    source: 'ENGAG-089',
    verifiedBy: [
      'engagements/stages-follow-display-order',
      'engagements/template-copies-are-complete',
    ],
  },
  {
    id: 'engagements-numbers',
    text: 'Baseline, threshold and actuals have at most five characters; the error is at the field.',
    source: 'ENGAG-077',
    verifiedBy: ['engagements/numbers-have-five-characters'],
  },
  {
    id: 'engagements-ratios',
    text: 'The activity ratio is done activities to all activities, the effort ratio their planned hours to all planned hours, in the list and in the engagement.',
    source: 'ENGAG-051, ENGAG-D03',
    verifiedBy: ['engagements/ratios-count-done-activities'],
  },
  {
    id: 'engagements-current-stage',
    text: 'A stage is complete when it has at least one activity and all are done; the current stage is the first that is not complete.',
    source: 'ENGAG-053, ENGAG-D03',
    verifiedBy: ['engagements/current-stage-is-first-incomplete'],
  },
  {
    id: 'engagements-visibility',
    text: 'Records that are not visible to the tenant are neither shown to people without the right to edit nor counted for them.',
    source: 'ENGAG-092, ENGAG-D01',
    verifiedBy: ['engagements/hidden-parts-need-edit-right'],
  },
  {
    id: 'engagements-toggle',
    text: 'One call marks an activity as done or not done, stores who did it and when, and changes nothing if the activity already has that state.',
    source: 'ENGAG-061',
    verifiedBy: [
      'engagements/activities-can-be-toggled',
      'engagements/toggleEngagementActivity/lifecycle/*',
    ],
  },
  {
    id: 'engagements-done-is-closed',
    text: 'A completed activity accepts no notes, documents or new action items, and none can be deleted; existing action items can be ticked.',
    source: 'ENGAG-063',
    verifiedBy: [
      'engagements/completed-activity-is-closed',
      'engagements/parts-belong-to-one-activity',
      'engagements/saveEngagementActivityNote/lifecycle/*',
      'engagements/saveEngagementActivityDoc/lifecycle/*',
      'engagements/saveEngagementActivityAction/lifecycle/*',
    ],
  },
  {
    id: 'engagements-parts',
    text: 'An activity has one note, and documents and action items in the order of creation; a part of one activity cannot be added to another (409).',
    source: 'ENGAG-053',
    verifiedBy: ['engagements/parts-belong-to-one-activity'],
  },
  {
    id: 'engagements-removal',
    text: 'A stage is deleted with its activities, an activity with its note, documents and action items, and nothing else is deleted; the same applies to the template.',
    source: 'ENGAG-062, ENGAG-D02',
    verifiedBy: [
      'engagements/deleted-stages-remove-parts',
      'engagements/deleteEngagementActivity/lifecycle/*',
    ],
  },
  {
    id: 'engagements-project-type',
    text: 'A new engagement needs no project type; a change needs an existing one.',
    source: 'ENGAG-040, ENGAG-065',
    verifiedBy: ['engagements/engagement-fields-are-stored'],
  },
  {
    id: 'engagements-days',
    text: 'The day of an engagement is sent as yyyy/MM/dd together with the date, must agree with it, and is shown as d MMM yyyy.',
    source: 'ENGAG-087',
    verifiedBy: ['engagements/engagement-fields-are-stored'],
  },
  {
    id: 'engagements-list-order',
    text: 'Engagements are listed newest first, project types alphabetically.',
    source: 'ENGAG-008, ENGAG-D01',
    verifiedBy: ['engagements/engagement-fields-are-stored'],
  },
]);
