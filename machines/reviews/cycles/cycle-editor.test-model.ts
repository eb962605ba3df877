import { Problem } from '#openapi/client/index.ts';
import { firstPage } from '../../lists/list-search.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { getDraft } from '../../testing/record-test-models.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { cycleEditorMachine } from './cycle-editor.machine.ts';
import { exampleCandidates, exampleChoices, exampleNewCycle } from './cycle.fixtures.ts';

const rejected = (field: string) =>
  new Problem('invalid', 400, {
    response: { errorMessages: ['No.'], fieldErrors: { [field]: ['No.'] } },
  });

const lacking = {
  people: exampleCandidates.slice(1),
  total: 2,
  counts: [{ check: 'NoManager' as const, count: 1 }],
};

export const testModel = createTestModel(cycleEditorMachine, {
  inputs: [
    { newId: 'the new cycle', persisted: null },
    { newId: 'the new cycle', persisted: getDraft(exampleNewCycle) },
  ],
  events: [
    done('loadEditorChoices', { ...exampleChoices, defaultWorkflowId: null }),
    failed('loadEditorChoices', serverError),
    { type: 'retry' },
    { type: 'form.changed', change: exampleNewCycle },
    { type: 'team.select', teamId: exampleChoices.teams[0]?.id ?? '' },
    { type: 'team.select', teamId: '' },
    { type: 'people.toggle', employeeIds: ['employee-ben'], isSelected: true },
    { type: 'people.selectAll', search: firstPage },
    { type: 'people.retry', search: firstPage },
    { type: 'people.clear' },
    { type: 'interfacer.select', employeeId: 'employee-ben', choice: null },
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'step.open', step: 'who' },
    { type: 'step.open', step: 'workflow' },
    { type: 'step.open', step: 'dates' },
    { type: 'step.open', step: 'check' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'reset' },
    done('loadMatchingIds', ['employee-ben']),
    failed('loadMatchingIds', serverError),
    done('narrowToTeam', ['employee-ben']),
    failed('narrowToTeam', serverError),
    done('loadLacking', lacking),
    failed('loadLacking', serverError),
    done('createCycle', null),
    failed('createCycle', serverError),
    failed('createCycle', rejected('teamId')),
    failed('createCycle', rejected('workflowId')),
    failed('createCycle', rejected('cycleName')),
  ],
  rules: [
    { source: 'REVW-008', text: 'A cycle is created in steps, and going back loses nothing.' },
    { source: 'REVW-D19', text: 'Who lacks a user, the right or a manager is listed before.' },
    { source: 'REVW-013', text: 'The default workflow is selected at first.' },
    { source: 'SHELL-D11', text: 'What is filled in stays on this device until it is created.' },
  ],
});
