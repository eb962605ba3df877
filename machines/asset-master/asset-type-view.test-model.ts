import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { assetTypeViewMachine } from './asset-type-view.machine.ts';
import { exampleAssetType, exampleProperty, exampleText } from './asset-type.fixtures.ts';

const properties = [exampleProperty, exampleText];
const view = { type: exampleAssetType, teamName: '', properties };
const rowEvents = ['EDIT', 'DELETE'] as const;

export const testModel = createTestModel(assetTypeViewMachine, {
  inputs: [{ id: exampleAssetType.id }],
  events: [
    done('loadView', view),
    failed('loadView', missing),
    failed('loadView', serverError),
    { type: 'tab.returned' },
    done('refreshView', view),
    failed('refreshView', missing),
    failed('refreshView', serverError),
    { type: 'ADD' },
    ...rowEvents.map((type) => ({ type, property: exampleProperty })),
    { type: 'property.move', propertyId: exampleProperty.id, place: 2 },
    { type: 'property.move', propertyId: exampleProperty.id, place: 1 },
    { type: 'order.reset' },
    { type: 'order.clear' },
    { type: 'YES' },
    { type: 'CANCEL' },
    done('changeOrder', properties),
    failed('changeOrder', serverError),
    ...['property', 'deletion'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  atHand: ({ view: shown }) =>
    (shown?.properties ?? []).flatMap((property) => rowEvents.map((type) => ({ type, property }))),
  rules: [
    {
      source: 'ASSET-017',
      text: 'The asset master shows a type with its properties; each one is added, edited and deleted in a dialog.',
    },
    {
      source: 'ASSET-109',
      text: 'A property can be moved to a position; resetting all positions to the order of creation, or clearing them, needs a confirmation.',
    },
    {
      source: 'ASSET-D25',
      text: 'If changing the order fails, the change is reverted: the properties reload.',
    },
  ],
});
