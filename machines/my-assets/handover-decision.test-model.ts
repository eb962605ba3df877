import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { handoverDecisionMachine } from './handover-decision.machine.ts';

const assets = [{ id: 'a55e7001-0000-4000-9000-000000000070', assetCode: 'AS-MON-0007' }];

export const testModel = createTestModel(handoverDecisionMachine, {
  inputs: [
    { kind: 'accept', assets, persisted: null },
    { kind: 'decline', assets, persisted: null },
    { kind: 'decline', assets, persisted: { remark: 'It never came' } },
  ],
  events: [
    { type: 'form.changed', change: { remark: 'It never came' } },
    { type: 'form.changed', change: { remark: 'x'.repeat(201) } },
    { type: 'decision.send' },
    { type: 'CLOSE' },
    done('acceptHandovers'),
    failed('acceptHandovers', serverError),
    failed('acceptHandovers', missing),
    done('declineHandovers'),
    failed('declineHandovers', serverError),
    failed('declineHandovers', missing),
  ],
  rules: [
    {
      source: 'ASSET-112',
      text: 'A person who has an asset accepts it, with an optional remark, or declines it with a reason.',
    },
    {
      source: 'ASSET-064',
      text: 'A reason is required to decline, and has up to 200 characters.',
    },
    {
      source: 'ADR 0024',
      text: 'A decision that fails to send keeps the typed text and shows why.',
    },
  ],
});
