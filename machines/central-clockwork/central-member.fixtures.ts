import { buildEntry, buildRunning } from '../testing/fixtures.ts';
import type { CentralMember } from './central-member.ts';

/** Someone whose timer runs. */
export const exampleMember: CentralMember = {
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  profileImageUrl: null,
  workPlace: { id: 'employee-ben', workPlace: 'Office' },
  runningEntry: buildRunning(buildEntry({ description: 'Sketches', endTime: null }), false),
  totalTimeInSeconds: 9000,
  totalTime: '2h 30m',
};

/** Someone whose timer is stopped. */
export const restingMember: CentralMember = {
  ...exampleMember,
  employeeId: 'employee-grace',
  employeeName: 'Grace Kim',
  runningEntry: null,
};
