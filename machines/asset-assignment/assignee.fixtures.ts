import type { PastAssignment } from './assignment-history.machine.ts';
import type { AssetHolder, AssignableAsset, AssignedAsset } from './assignee.ts';

/** For tests, test models and stories. */
export const exampleAssignee: AssetHolder = {
  employeeId: 'employee-ben',
  teamId: null,
  name: 'Ben Okafor',
  teamName: 'Mobile',
  workPlace: 'Office',
  isActive: true,
  assetCount: 2,
  overdueCount: 1,
  totalPrice: 130_900,
};

export const exampleTeam: AssetHolder = {
  employeeId: null,
  teamId: '87844c8b-69cf-4628-9762-b28a81b3370b',
  name: 'Platform',
  teamName: '',
  workPlace: '',
  isActive: true,
  assetCount: 0,
  overdueCount: 0,
  totalPrice: 0,
};

export const exampleAssigned: AssignedAsset = {
  id: 'a55e7001-0000-4000-9000-000000000010',
  assetId: 'a55e7001-0000-4000-8000-000000000001',
  assetType: 'Laptop',
  assetCode: 'AS-LAP-0001',
  assetName: 'Lenovo ThinkPad T14',
  assignmentStartDateAsString: '20/05/2024',
  expectedReturnOnAsString: '',
  isOverdue: false,
  note: '',
  handover: {
    state: 'Accepted',
    answeredAt: '2024-05-20T13:12:00.000Z',
    answeredAtAsString: '20/05/2024 03:12 PM',
    remark: '',
    remindableFrom: null,
  },
};

/** An assignment whose return is overdue. */
export const overdueAssigned: AssignedAsset = {
  ...exampleAssigned,
  id: 'a55e7001-0000-4000-9000-000000000070',
  assetId: 'a55e7001-0000-4000-8000-000000000007',
  assetType: 'Monitor',
  assetCode: 'AS-MON-0007',
  assetName: 'Dell U2723QE',
  expectedReturnOnAsString: '01/03/2026',
  isOverdue: true,
  note: 'For the fair in Berlin',
  handover: {
    state: 'Pending',
    answeredAt: null,
    answeredAtAsString: '',
    remark: '',
    remindableFrom: '2026-03-10T15:20:00.000Z',
  },
};

export const exampleAssignable: AssignableAsset = {
  id: 'a55e7001-0000-4000-8000-000000000002',
  assetCode: 'AS-LAP-0002',
  name: 'Dell Latitude 7450',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000401',
  assetType: 'Laptop',
  serialNumber: 'PF-4711-02',
  isTeam: false,
};

/** An asset for teams. */
export const assignablePrinter: AssignableAsset = {
  ...exampleAssignable,
  id: 'a55e7001-0000-4000-8000-000000000006',
  assetCode: 'AS-PRN-0006',
  name: 'Brother HL-L8360',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000406',
  assetType: 'Printer',
  serialNumber: 'BR-0006',
  isTeam: true,
};

/** Ben is the current assignee, a team the previous one. */
export const examplePast: readonly PastAssignment[] = [
  {
    id: 'a55e7001-0000-4000-9000-000000000010',
    employeeName: 'Ben Okafor',
    teamName: '',
    assignmentStartDateAsString: '03/02/2025',
    assignmentEndDateAsString: '',
    expectedReturnOnAsString: '01/03/2026',
    note: 'With the docking station',
    handover: {
      state: 'Accepted',
      answeredAt: '2025-02-03T14:12:00.000Z',
      answeredAtAsString: '03/02/2025 03:12 PM',
      remark: 'A scratch on the lid',
      remindableFrom: null,
    },
  },
  {
    id: 'a55e7001-0000-4000-9000-000000000011',
    employeeName: '',
    teamName: 'Platform',
    assignmentStartDateAsString: '20/05/2024',
    assignmentEndDateAsString: '13/01/2025',
    expectedReturnOnAsString: '',
    note: '',
    handover: null,
  },
];
