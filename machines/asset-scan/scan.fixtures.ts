import type { Receiver } from '../asset-assignment/assignee.ts';
import { statusIds } from '../assets/asset.ts';
import type { Scan, ScannedAsset } from './scan.ts';

/** A laptop that is in store. */
export const exampleScanned: ScannedAsset = {
  id: 'a55e7001-0000-4000-8000-000000000002',
  assetCode: 'AS-LAP-0002',
  name: 'Lenovo ThinkPad T14',
  assetType: 'Laptop',
  isTeam: false,
  statusId: statusIds.InStore,
  assetStatus: 'InStore',
  assetLocationId: null,
  assetLocationName: '',
  assignmentId: null,
  employeeId: null,
  teamId: null,
  holderName: '',
};

export const exampleReceiver: Receiver = {
  employeeId: 'employee-ben',
  teamId: null,
  name: 'Ben Okafor',
};

/** The same laptop, assigned by a scan. */
export const exampleScan: Scan = {
  number: 1,
  code: exampleScanned.assetCode,
  action: { what: 'assign', receiver: exampleReceiver },
  outcome: 'done',
  asset: exampleScanned,
  message: '',
};
