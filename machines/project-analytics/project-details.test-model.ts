import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { projectDetailsMachine } from './project-details.machine.ts';
import { exampleContributors, exampleDetail } from './project.fixtures.ts';

const responses = {
  Details: exampleDetail,
  TotalTime: exampleDetail.projectWorkEffortTotal,
  // One more than are visible.
  Contributors: exampleContributors.slice(0, 4),
};

export const testModel = createTestModel(projectDetailsMachine, {
  inputs: [undefined],
  events: [
    { type: 'REQUEST_DETAILS', projectId: 'id-AS-002' },
    { type: 'REQUEST_DETAILS', projectId: 'id-AS-003' },
    ...(['Details', 'TotalTime', 'Contributors'] as const).flatMap((part) => [
      done(`load${part}`, responses[part]),
      failed(`load${part}`, serverError),
      failed(`load${part}`, missing),
      done(`refresh${part}`, responses[part]),
      failed(`refresh${part}`, serverError),
      failed(`refresh${part}`, missing),
    ]),
    { type: 'retry', part: 'details' },
    { type: 'retry', part: 'totalTime' },
    { type: 'retry', part: 'contributors' },
    { type: 'CHANGE_TAB', tab: 2 },
    { type: 'CHANGE_TAB', tab: 5 },
    { type: 'member.selectNext' },
    { type: 'member.selectPrevious' },
    { type: 'tab.returned' },
    { type: 'CLOSE' },
  ],
  rules: [
    {
      source: 'ANLYT-055',
      text: 'Details and total time are loaded in parallel; another tab loads the contributors of its period.',
    },
    {
      source: 'ANLYT-057',
      text: 'The tabs are, by their index: all time, this week, last week, this month, last month.',
    },
    { source: 'ANLYT-056', text: 'Closing returns to dormant.' },
    {
      source: 'ANLYT-063',
      text: 'Members are shown three at a time, and scroll by one.',
    },
    {
      source: 'ANLYT-D17',
      text: 'A part of the popup that could not be loaded reports this in its own section, and is retried separately.',
    },
  ],
});
