import { exampleAssigned, overdueAssigned } from '../asset-assignment/assignee.fixtures.ts';
import type { MyAsset } from './my-asset.ts';

/** For tests, test models and stories. */
export const exampleMine: MyAsset = {
  assignment: { ...exampleAssigned, note: 'For the trade fair' },
  serialNumber: 'PF-4711-01',
  assetCategory: 'Computers',
  warrantyEndDateAsString: '14/08/2028',
  teamName: '',
  workPlace: 'Office',
};

/** An asset of a team, whose return is overdue. */
export const exampleOfTeam: MyAsset = {
  ...exampleMine,
  assignment: { ...overdueAssigned, handover: null },
  serialNumber: '',
  teamName: 'Platform',
  workPlace: '',
};

/** An asset that is waiting to be accepted. */
export const exampleWaiting: MyAsset = { ...exampleMine, assignment: overdueAssigned };
