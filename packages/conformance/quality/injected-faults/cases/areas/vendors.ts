import { put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, without, repairing, reversed } from '../../response-mutations.ts';

const area = 'vendors';

/** Faults in vendors, from the requirements. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'a vendor of which there are assets is deleted',
    kind: 'rules',
    area,
    on: 'deleteVendor',
    response: accepting('vendorInUse'),
  },
  {
    name: 'two vendors share a name',
    kind: 'rules',
    area,
    on: 'updateVendor',
    response: accepting('vendorNameTaken'),
  },
  {
    name: 'vendors are listed the other way round',
    kind: 'rules',
    area,
    on: 'getVendors',
    response: reversed('vendors'),
  },
  {
    name: 'an inactive vendor stays active',
    kind: 'state',
    area,
    on: 'updateVendor',
    response: repairing(put('isActive', true)),
  },
  {
    name: 'the change of a vendor is forgotten',
    kind: 'state',
    area,
    on: 'updateVendor',
    response: without('vendors'),
  },
];
