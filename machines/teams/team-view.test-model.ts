import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleGroup, exampleTeamView } from './group.fixtures.ts';
import { teamViewMachine } from './team-view.machine.ts';

/** The events of a group's row. */
const rowEvents = ['EDIT', 'DELETE', 'NAME'] as const;

export const testModel = createTestModel(teamViewMachine, {
  inputs: [{ id: exampleTeamView.teamId }],
  events: [
    done('loadTeam', exampleTeamView),
    failed('loadTeam', missing),
    failed('loadTeam', serverError),
    { type: 'tab.returned' },
    done('refreshTeam', exampleTeamView),
    failed('refreshTeam', missing),
    failed('refreshTeam', serverError),
    { type: 'ADD' },
    ...rowEvents.map((type) => ({ type, group: exampleGroup })),
    { type: 'CANCEL' },
    ...['group', 'deletion'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  atHand: ({ team }) =>
    (team?.groupItems ?? []).flatMap((group) => rowEvents.map((type) => ({ type, group }))),
  rules: [
    {
      source: 'TEAM-010',
      text: 'A team shows its name, its description and its groups; a click on a group’s name shows the group read-only.',
    },
    {
      source: 'TEAM-019',
      text: 'Adding, editing, deleting and viewing a group are dialogs; Cancel returns to the team.',
    },
    {
      source: 'TEAM-017',
      text: 'After a save the team is loaded again, and the first success message is shown.',
    },
  ],
});
