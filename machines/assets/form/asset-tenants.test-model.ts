import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { assetTenantsMachine } from './asset-tenants.machine.ts';
import { exampleView } from '../asset.fixtures.ts';

export const testModel = createRecordViewTestModel(assetTenantsMachine, {
  record: [{ id: 'birch', name: 'birch works' }],
  id: exampleView.id,
  rules: [
    {
      source: 'ASSET-002',
      text: 'Only tenants that are assigned to the user are listed.',
    },
    {
      source: 'ASSET-D58',
      text: 'Scanning the label of another tenant offers to switch to it; nothing is revealed about tenants that the person does not belong to.',
    },
  ],
});
