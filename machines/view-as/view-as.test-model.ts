import { serverError } from '../testing/fixtures.ts';
import { after, done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { clockAt, exampleView } from './view-as.fixtures.ts';
import { viewAsMachine } from './view-as.machine.ts';

export const testModel = createTestModel(viewAsMachine, {
  inputs: [
    { viewAs: exampleView, clock: clockAt('2026-03-11T12:02:00Z') },
    { viewAs: exampleView, clock: clockAt('2026-03-11T12:31:00Z') },
  ],
  events: [
    { type: 'view.stop' },
    { type: 'page.woken' },
    after('tick', 'view-as.viewing'),
    done('endView'),
    failed('endView', serverError),
  ],
  rules: [
    { source: 'PEOPL-017', text: 'An administrator sees the portal as another user sees it.' },
    {
      source: 'PRIV-001',
      text: 'A view ends after 30 minutes by the server’s clock, and at once when the viewer stops.',
    },
    { source: 'PRIV-001', text: 'Nothing is saved while a view lasts; a view begins in no other.' },
  ],
});
