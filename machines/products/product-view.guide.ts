import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { keptOf, missing, stale } from '../testing/record-guides.ts';
import { emptyApp } from './app.ts';
import { productViewMachine } from './product-view.machine.ts';
import { exampleApp, exampleProduct } from './product.example.ts';

const { appsId: appId } = exampleApp;
const product = { ...exampleProduct, appsDTO: [exampleApp] };
const source = 'document 3, section 4 (Product view)';

export const guide = guideOf(productViewMachine, {
  inputs: [{ id: exampleProduct.id }],
  events: [
    { type: 'LOAD' },
    done('getProductView', product),
    failed('getProductView', missing),
    failed('getProductView', fault),
    { type: 'tab.returned' },
    done('refreshProduct', product),
    failed('refreshProduct', missing),
    failed('refreshProduct', fault),
    { type: 'ADD_APP' },
    { type: 'EDIT_APP', appId },
    { type: 'EDIT_APP', appId: 'unknown' },
    { type: 'VIEW_APP', appId },
    { type: 'VIEW_APP', appId: 'unknown' },
    done('getApp', exampleApp),
    failed('getApp', missing),
    failed('getApp', fault),
    {
      type: 'form.changed',
      change: { appName: 'Ledger web', url: 'ledger.test', type: 'Web', port: '80' },
    },
    { type: 'form.changed', change: { port: '654321' } },
    { type: 'draft.found', kept: keptOf(emptyApp) },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    { type: 'SAVE' },
    { type: 'SAVE_ANYWAY' },
    { type: 'SAVE_AS_NEW' },
    { type: 'CANCEL' },
    ...['saveNewApp', 'saveApp'].flatMap((id) => [
      done(id),
      failed(id, missing),
      failed(id, stale),
      failed(id, fault),
    ]),
  ],
  atHand: ({ product: shown }) =>
    (shown?.appsDTO ?? []).flatMap((app) => [
      { type: 'EDIT_APP' as const, appId: app.appsId },
      { type: 'VIEW_APP' as const, appId: app.appsId },
    ]),
  rules: [
    { source, text: 'A product that cannot be loaded ends in an error state.' },
    { source, text: 'An app that is saved is followed by the product, read again.' },
    { source, text: 'A failed save returns to its dialog, Cancel to the product.' },
    {
      source: 'document 3, section 5 (App)',
      text: 'App name, URL and Type are required; Port is required, a number of five digits at most.',
    },
  ],
});
