import { Problem } from '#openapi/client/index.ts';
import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { keptOf, missing, stale } from '../testing/record-guides.ts';
import { emptyGroup } from './group.ts';
import { exampleGroup, exampleTeamView } from './group.example.ts';
import { teamViewMachine } from './team-view.machine.ts';

const nameTaken = new Problem('conflict', 409, {
  answer: {
    errorMessages: ['Group Name already exists.'],
    fieldErrors: { groupName: ['Group Name already exists.'] },
  },
});

/** Rows of groups, and their deeds. */
const deeds = ['EDIT', 'DELETE', 'NAME'] as const;

export const guide = guideOf(teamViewMachine, {
  inputs: [{ id: exampleTeamView.teamId }],
  events: [
    done('loadTeam', exampleTeamView),
    failed('loadTeam', missing),
    failed('loadTeam', fault),
    { type: 'tab.returned' },
    done('refreshTeam', exampleTeamView),
    failed('refreshTeam', missing),
    failed('refreshTeam', fault),
    { type: 'ADD' },
    ...deeds.map((type) => ({ type, group: exampleGroup })),
    { type: 'form.changed', change: { groupName: 'Illustration' } },
    { type: 'form.changed', change: { totalTasks: '0' } },
    { type: 'draft.found', kept: keptOf(emptyGroup) },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    { type: 'SAVE' },
    { type: 'SAVE_ANYWAY' },
    { type: 'SAVE_AS_NEW' },
    done('saveGroup'),
    failed('saveGroup', fault),
    failed('saveGroup', nameTaken),
    failed('saveGroup', stale),
    failed('saveGroup', missing),
    { type: 'YES' },
    { type: 'CANCEL' },
    done('deleteGroup'),
    failed('deleteGroup', fault),
    failed('deleteGroup', missing),
  ],
  atHand: ({ team }) =>
    (team?.groupItems ?? []).flatMap((group) => deeds.map((type) => ({ type, group }))),
  rules: [
    {
      source: 'document 2, section 2 (Teams)',
      text: 'A team shows its name, its description and its groups; a click on a group’s name shows it to be read.',
    },
    {
      source: 'document 2, section 4 (Team view)',
      text: 'Adding, editing, deleting and viewing a group are dialogs; cancel leads back to the team.',
    },
    {
      source: 'document 2, section 4 (Team view)',
      text: 'After saving the team is read again, and the first success message is shown.',
    },
    {
      source: 'document 2, section 4 (Team view)',
      text: 'What cannot be saved or deleted leads back to its dialog, with everything that was typed.',
    },
    {
      source: 'document 2, section 5',
      text: 'A group has a name; Members, Tasks and Completed Tasks are not below zero.',
    },
    {
      source: 'document 2, section 5',
      text: 'A new group is asked for its Completed Tasks once it has tasks.',
    },
    {
      source: 'document 2, section 8',
      text: 'More completed tasks than tasks are refused: Completed Task must be less than Total Tasks.',
    },
  ],
});
