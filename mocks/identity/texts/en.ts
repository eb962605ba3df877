import type { PageTexts } from './page-texts.ts';

export const en: PageTexts = {
  title: 'Demo sign-in',
  intro: 'Choose a demo person, or give an e-mail address and the password “demo”.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  wrong: 'E-mail or password is wrong.',
  rejected: 'This sign-in was refused',
  unknownClient: 'The application that asks is not known here.',
  foreignAddress: 'The address to return to does not belong to the application.',
  noPkce: 'The application did not ask for a code with PKCE.',
  hints: {
    ava: 'Tenant administrator of two tenants',
    ben: 'Employee, enters the only tenant at once',
    chloe: 'Works with clients, without ClockWork',
    dan: 'Has no role in the portal',
    eve: 'Administrator without a tenant',
    farid: 'Administrator of a tenant without settings',
    grace: 'Team lead with an entry running since yesterday',
    hugo: 'Performance-review administrator',
    ines: 'Asset manager',
    jon: 'May only view assets',
    kira: 'Platform administrator with an entry running for three days in birch works',
    leo: 'Employee with two-factor authentication',
  },
};
