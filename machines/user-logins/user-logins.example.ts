import type { UserLogins } from './user-logins.ts';

export const exampleDay = '2026-03-09';

const login = (number: number, userName: string) => ({
  id: `0b3f7a52-5d0e-4d39-8a53-6a0d5f3f1c0${number}`,
  dateTimeStampFormatted: `09-Mar-2026 0${number}:05 AM`,
  userName,
  ipAddress: `203.0.113.${number}`,
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
});

export const exampleLogins: UserLogins = {
  userLoginDetails: [login(9, 'Ben Okafor'), login(8, 'Ava Stone'), login(7, 'فاطمة الزهراء')],
  loggedIn: 3,
  notLoggedIn: 7,
  totalUsers: 10,
  totalLogins: 3,
  totalUserCount: 3,
};
