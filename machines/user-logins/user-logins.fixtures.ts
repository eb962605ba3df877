import type { UserLogins } from './user-logins.ts';

export const exampleDay = '2026-03-09';

const login = (number: number, userName: string) => ({
  id: `0b3f7a52-5d0e-4d39-8a53-6a0d5f3f1c0${number}`,
  timestamp: `2026-03-09T0${number - 1}:05:00.000Z`,
  dateTimeStampFormatted: `09-Mar-2026 0${number}:05 AM`,
  userName,
  ipAddress: `203.0.113.${number}`,
  browser: 'Firefox on Linux',
});

export const exampleLogins: UserLogins = {
  userLoginDetails: [login(9, 'Ben Okafor'), login(8, 'Ava Stone'), login(7, 'فاطمة الزهراء')],
  loggedIn: 3,
  notLoggedIn: 7,
  totalUsers: 10,
  totalLogins: 3,
  totalUserCount: 3,
};
