import type { PageTexts } from './page-texts.ts';

export const en: PageTexts = {
  title: 'Demo sign-in',
  intro: 'Choose a demo person, or enter an email address and the password “demo”.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  wrong: 'Incorrect email or password.',
  rejected: 'Sign-in rejected',
  unknownClient: 'This application isn’t registered here.',
  foreignAddress: 'The return address doesn’t belong to the application.',
  noPkce: 'The application didn’t request the code with PKCE.',
  hints: {
    ava: 'Administrator of two tenants',
    ben: 'Employee with a single tenant',
    chloe: 'Works with clients, without ClockWork',
    dan: 'No role in the portal',
    eve: 'Administrator with no tenant',
    farid: 'Administrator of a tenant that isn’t set up yet',
    grace: 'Team lead with an entry running since yesterday',
    hugo: 'Performance-review administrator',
    ines: 'Asset manager',
    jon: 'Can only view assets',
    kira: 'Platform administrator with an entry running for three days in birch works',
    leo: 'Employee with two-factor authentication',
  },
};
