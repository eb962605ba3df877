import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { exampleDetails, exampleRun, exampleUndone, notLast } from './hrms.fixtures.ts';
import { hrmsRunMachine } from './hrms-run.machine.ts';

export const testModel = createTestModel(hrmsRunMachine, {
  inputs: [undefined],
  events: [
    { type: 'run.open', id: exampleRun.id },
    { type: 'run.undo' },
    { type: 'CLOSE' },
    { type: 'retry' },
    done('getRun', exampleDetails),
    done('getRun', exampleUndone),
    failed('getRun', serverError),
    done('undoRun', exampleUndone),
    failed('undoRun', serverError),
    failed('undoRun', notLast),
  ],
  rules: [
    {
      source: 'INTEG-021',
      text: 'A run shows who started it, when, and every value before and after.',
    },
    { source: 'INTEG-D12', text: 'Only the last run that changed something can be undone.' },
    {
      source: 'INTEG-D12',
      text: 'The undo leaves and reports what someone has changed since.',
    },
  ],
});
