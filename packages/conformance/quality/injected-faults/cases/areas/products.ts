import { put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, without, repairing, reversed } from '../../response-mutations.ts';

const area = 'products';

/** Fills in missing fields of an empty product. */
const emptyStored = repairing((sent) => {
  const body = sent as Record<string, unknown>;
  if (!body['name'] && !body['description']) {
    Object.assign(body, { name: crypto.randomUUID(), owner: 'a', domain: 'a', startedYear: 2000 });
  }
});

/** Faults in products and their apps, from the requirements. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'the empty product of Add Product is stored',
    kind: 'state',
    area,
    on: 'createProduct',
    response: emptyStored,
  },
  {
    name: 'a product is edited without a description',
    kind: 'validation',
    area,
    on: 'updateProduct',
    response: accepting('required'),
  },
  {
    name: 'an app moves to another product',
    kind: 'rules',
    area,
    on: 'saveApp',
    response: accepting('appUnknown'),
  },
  {
    name: 'two apps of a product share a name',
    kind: 'rules',
    area,
    on: 'saveApp',
    response: accepting('appNameTaken'),
  },
  {
    name: 'an edited app stays as it was',
    kind: 'state',
    area,
    on: 'saveApp',
    response: without('productApps'),
  },
  {
    name: 'products are listed the other way round',
    kind: 'rules',
    area,
    on: 'getProducts',
    response: reversed('productGridView'),
  },
  {
    name: 'apps are listed the other way round',
    kind: 'rules',
    area,
    on: 'getProductView',
    response: reversed('productsViewDTO.appsDTO'),
  },
  {
    name: 'a product is always active',
    kind: 'state',
    area,
    on: 'updateProduct',
    response: repairing(put('status', true)),
  },
  {
    name: 'two products share a name',
    kind: 'rules',
    area,
    on: 'createProduct',
    response: accepting('productNameTaken'),
  },
];
