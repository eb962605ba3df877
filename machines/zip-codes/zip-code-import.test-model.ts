import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import {
  buildFile,
  exampleTable,
  reportWithErrors,
  soundReport,
  unchangedReport,
} from './zip-code.fixtures.ts';
import { zipCodeImportMachine } from './zip-code-import.machine.ts';

export const testModel = createTestModel(zipCodeImportMachine, {
  inputs: [undefined],
  events: [
    { type: 'file.select', file: buildFile('zip,city,state\n02108,Boston,MA') },
    done('readFile', exampleTable),
    done('readFile', 'noColumns'),
    failed('readFile', serverError),
    done('tryLines', soundReport),
    done('tryLines', reportWithErrors),
    done('tryLines', unchangedReport),
    failed('tryLines', serverError),
    { type: 'retry' },
    { type: 'invalid.select', invalidLines: 'Reject' },
    { type: 'invalid.select', invalidLines: 'Skip' },
    { type: 'rows.import' },
    done('importLines', soundReport),
    failed('importLines', serverError),
    { type: 'import.restart' },
  ],
  rules: [
    {
      source: 'ADMIN-D17',
      text: 'Every line of a file is checked before anything is stored, and each invalid one is listed with its number, its text and the reason.',
    },
    {
      source: 'ADMIN-D17',
      text: 'The person decides whether the valid lines are imported without the invalid ones, or nothing.',
    },
    { source: 'ADMIN-007', text: 'The import adds zip codes, and changes those that it knows.' },
  ],
});
