import { exampleAssigned, overdueAssigned } from '../asset-assignment/holder.example.ts';
import type { MyAsset } from './my-asset.ts';

/** For tests, guides and stories. */
export const exampleMine: MyAsset = {
  assignment: { ...exampleAssigned, note: 'For the trade fair' },
  serialNumber: 'PF-4711-01',
  assetCategory: 'Computers',
  warrantyEndDateAsString: '14/08/2028',
  teamName: '',
  workPlace: 'Office',
};

/** One of a team, which was expected back. */
export const exampleOfTeam: MyAsset = {
  ...exampleMine,
  assignment: { ...overdueAssigned, handover: null },
  serialNumber: '',
  teamName: 'Platform',
  workPlace: '',
};

/** One that waits to be accepted. */
export const exampleWaiting: MyAsset = { ...exampleMine, assignment: overdueAssigned };
