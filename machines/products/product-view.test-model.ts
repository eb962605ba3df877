import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { productViewMachine } from './product-view.machine.ts';
import { exampleApp, exampleProduct } from './product.fixtures.ts';

const { appsId: appId } = exampleApp;
const product = { ...exampleProduct, appsDTO: [exampleApp] };
const source = 'PROD-044';

export const testModel = createTestModel(productViewMachine, {
  inputs: [{ id: exampleProduct.id }],
  events: [
    { type: 'LOAD' },
    done('getProductView', product),
    failed('getProductView', missing),
    failed('getProductView', serverError),
    { type: 'tab.returned' },
    done('refreshProduct', product),
    failed('refreshProduct', missing),
    failed('refreshProduct', serverError),
    { type: 'ADD_APP' },
    { type: 'EDIT_APP', appId },
    { type: 'EDIT_APP', appId: 'unknown' },
    { type: 'VIEW_APP', appId },
    { type: 'VIEW_APP', appId: 'unknown' },
    done('getApp', exampleApp),
    failed('getApp', missing),
    failed('getApp', serverError),
    { type: 'CANCEL' },
    done('app', { isOutdated: true }),
    done('app', { isOutdated: false }),
    failed('app', serverError),
  ],
  atHand: ({ product: shown }) =>
    (shown?.appsDTO ?? []).flatMap((app) => [
      { type: 'EDIT_APP' as const, appId: app.appsId },
      { type: 'VIEW_APP' as const, appId: app.appsId },
    ]),
  rules: [
    { source, text: 'A product that cannot be loaded ends in an error state.' },
    { source, text: 'After an app is saved, the product is loaded again.' },
    { source, text: 'Cancel returns to the product from each dialog.' },
  ],
});
