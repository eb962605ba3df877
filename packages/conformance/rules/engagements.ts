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
    text: 'The template’s stages and activities are sorted by display order, equal ones in the order of creation; a new stage is visible, a new activity is hidden.',
    source: 'ENGAG-084, ENGAG-047',
    verifiedBy: ['engagements/template-copies-are-complete'],
  },
  {
    id: 'engagements-stage-order',
    text: 'Stages are sorted by display order, equal ones in the order of creation, and activities in the order of creation; a new stage is visible, a new activity is hidden, not done and without numbers.',
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
    text: 'Baseline, threshold and actuals have at most five characters and no exponent; the error is at the field.',
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
    text: 'Records that are not visible to the tenant are neither shown to people without the right to edit nor counted for them, in the template too; editors can view the same.',
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
    text: 'A completed activity accepts no notes, documents, new action items, other texts or numbers, and none can be deleted; existing action items can be ticked.',
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
  {
    id: 'engagements-words',
    text: 'Notes, documents and action items have versions: a stale change, or a second note of an activity, is a conflict that names the last writer; an action item is ticked without its text.',
    source: 'ENGAG-081, ENGAG-D16',
    verifiedBy: ['engagements/words-are-not-lost'],
  },
  {
    id: 'engagements-orders',
    text: 'New stages and activities with display order 0 come last; an order is saved for all siblings in one call, and rejected (409) if they, or the order that the client has seen, have changed.',
    source: 'ENGAG-105, ENGAG-D12',
    verifiedBy: ['engagements/new-parts-come-last'],
  },
  {
    id: 'engagements-activity-moves',
    text: 'An activity moves to a position in another stage of its engagement, with everything that belongs to it.',
    source: 'ENGAG-089, ENGAG-D12',
    verifiedBy: ['engagements/activities-move-between-stages'],
  },
  {
    id: 'engagements-moves',
    text: 'A move to a stage completes the open activities before it, or reopens those from it on, exactly as previewed; it can be undone until one of them changes.',
    source: 'ENGAG-053, ENGAG-D07',
    verifiedBy: ['engagements/moves-follow-activities'],
  },
  {
    id: 'engagements-search',
    text: 'The list finds engagements by words, stages, project types and marks, and the board counts them and their hours by current stage.',
    source: 'ENGAG-004, ENGAG-D06',
    verifiedBy: ['engagements/engagements-are-searched'],
  },
  {
    id: 'engagements-copies',
    text: 'A duplicate has all stages and activities, and nothing of it is done; a deletion removes everything that its preview counts, and no copy.',
    source: 'ENGAG-108, ENGAG-D08',
    verifiedBy: ['engagements/engagements-are-copied-and-deleted'],
  },
  {
    id: 'engagements-history',
    text: 'The history names who changed what from what to what, the newest first, and is for editors.',
    source: 'ENGAG-109, ENGAG-D10',
    verifiedBy: ['engagements/history-names-changes'],
  },
  {
    id: 'engagements-progress',
    text: 'A stage is current since all stages before it are complete; its days are compared with the median of completed stages of the same name in other engagements.',
    source: 'ENGAG-016, ENGAG-D11',
    verifiedBy: ['engagements/stages-take-days'],
  },
  {
    id: 'engagements-plausible',
    text: 'The day of an engagement is from 1900 to a year from now; the empty identifier is rejected for records.',
    source: 'ENGAG-067, ENGAG-D14',
    verifiedBy: ['engagements/days-are-plausible'],
  },
  {
    id: 'engagements-events',
    text: 'The hub notifies everyone who reads engagements of each changed or deleted engagement, and of the template.',
    source: 'API-042, ENGAG-D21',
    verifiedBy: ['engagements/engagement-changes-reach-readers'],
  },
]);
