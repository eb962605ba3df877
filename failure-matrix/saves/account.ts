import { TOTP } from 'otpauth';
import { api } from '#openapi/client/index.ts';
import type { Harness } from '../support/harness.ts';
import { shown } from '../support/harness.ts';
import {
  drop,
  field,
  heading,
  readMainText,
  press,
  pressIn,
  readPageText,
  type,
  until,
} from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

/** The content of the Profile page next to its menu. */
const selectedPart = '[class*="content"]';

/** An unchanged part of the Profile page: its charts live as long as the page. */
const part = async (harness: Harness, tab: string, pattern: RegExp) => {
  await harness.app.goTo('/forgotpassword');
  await until('no profile', () => heading() !== 'Profile');
  await harness.app.goTo(`/profile?tab=${tab}`);
  await shown(pattern);
};

const passwords = async (harness: Harness) => {
  await part(harness, 'changePassword', /Change Password/);
  await pressIn(selectedPart, 'Change Password');
  await type(/^Current password/, 'demo');
  await type(/^New password/, 'Winter-2026!');
  await type(/^Confirm new password/, 'Winter-2026!');
};

const off = (harness: Harness) => part(harness, 'twoFactor', /Add a second factor/);

const enter = async (code: string) => {
  await type(/^Password/, 'demo');
  await type(/^Verification code/, code);
};

/** Goes up to the code from the authenticator app. */
const keyed = async (harness: Harness) => {
  await off(harness);
  await press('Enable');
  const key = await until(
    'the authenticator key',
    () => document.querySelector('code')?.textContent,
  );
  await enter(generateCode(key));
};

const generateCode = (key: string) => new TOTP({ secret: key.replaceAll(/\s/g, '') }).generate();

/** Two-factor authentication is on, as after an earlier visit; returns a recovery code. */
const on = async (harness: Harness) => {
  const { twoFactorAuthConfig } = await api.getTwoFactorConfig({});
  const verificationCode = generateCode(twoFactorAuthConfig.securityKey);
  await api.verifyTwoFactor({ body: { passWord: 'demo', verificationCode } });
  const { recoveryCodes } = await api.getRecoveryCodes({});
  await part(harness, 'twoFactor', /protected by codes from your authenticator/);
  return recoveryCodes[0] ?? '';
};

const sessions = (harness: Harness) => part(harness, 'sessions', /Sign out everywhere else/);

const image = () =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>',
    ],
    'face.svg',
    { type: 'image/svg+xml' },
  );

const settings = async (harness: Harness) => {
  await harness.app.goTo('/organizationSettings');
  await shown(/Working time/);
  const zone = await field('Default time zone');
  await until('the time zones', () => zone.value !== '');
  const currency = await field('Currency');
  await until('the currencies', () => currency.value !== '');
};

/** The user's own pages and the organization's settings. */
export const accountSaves: readonly SaveEntry[] = [
  {
    name: 'the password is changed',
    operation: 'changePassword',
    setUp: passwords,
    save: () => press('Save'),
  },
  {
    name: 'time zone and date format are changed',
    operation: 'updateDateFormatAndTimeZone',
    setUp: async (harness) => {
      // The last saved format applies until the profile is loaded again.
      await harness.reload();
      await part(harness, 'settings', /Date format/);
      await press(/^MM\/DD\/YYYY/);
    },
    save: () => press('Save'),
  },
  {
    name: 'a profile picture is uploaded',
    operation: 'uploadProfileImage',
    setUp: async (harness) => {
      await part(harness, 'account', /Upload Profile Picture/);
      drop(image());
      await until('the image cropper', () => /without cropping/.test(readPageText()));
    },
    save: () => press('Upload without cropping'),
    // It may be cropped or not by then; the image itself is retained.
    reveal: async () => void (await until('the image', () => /face\.svg/.test(readPageText()))),
    retains: { Zoom: undefined },
    again: () => press('Try again'),
  },
  {
    name: 'a key for two-factor authentication is requested',
    operation: 'getTwoFactorConfig',
    setUp: off,
    save: () => press('Enable'),
    again: async () => {
      await press('Try again');
      await press('Enable');
    },
    done: () => document.querySelector('code'),
  },
  {
    name: 'two-factor authentication is turned on',
    operation: 'verifyTwoFactor',
    setUp: keyed,
    save: () => press('Verify'),
    done: () => /Your recovery codes/.test(readMainText()),
  },
  {
    name: 'the recovery codes are generated',
    operation: 'getRecoveryCodes',
    setUp: keyed,
    save: () => press('Verify'),
    again: () => press('Get recovery codes'),
    // A code can be used only once.
    retains: { 'Verification code': '' },
    done: () => /Your recovery codes/.test(readMainText()),
  },
  {
    name: 'the recovery codes are generated again',
    operation: 'renewRecoveryCodes',
    setUp: async (harness) => {
      const code = await on(harness);
      await press('New recovery codes');
      await enter(code);
    },
    save: () => press('Generate new codes'),
    done: () => /Your recovery codes/.test(readMainText()),
  },
  {
    name: 'two-factor authentication is turned off',
    operation: 'disableTwoFactor',
    setUp: async (harness) => {
      await on(harness);
      await press('Manage');
      await type(/^Current password/, 'demo');
    },
    save: async () => {
      await press('Disable');
      await press('Yes');
    },
    done: () => /2FA has been disabled/.test(readMainText()),
  },
  {
    name: 'a session on another device is ended',
    operation: 'endSession',
    setUp: sessions,
    save: async () => {
      await press('Sign out Firefox on Windows');
      await press('Sign out');
    },
    again: () => press('Try again'),
    done: () => !/Firefox on Windows/.test(readMainText()),
  },
  {
    name: 'all sessions on other devices are ended',
    operation: 'endOtherSessions',
    setUp: sessions,
    save: async () => {
      await press('Sign out everywhere else');
      await press('Sign out');
    },
    again: () => press('Try again'),
    done: () => /not signed in anywhere else/.test(readMainText()),
  },
  {
    name: 'the organization settings are changed',
    operation: 'saveOrganizationSettings',
    setUp: async (harness) => {
      await settings(harness);
      await type('Name', 'Aster Laboratories');
      await type('Address', 'Orbit Lane 9');
    },
    save: () => press('Save'),
  },
  {
    name: 'a logo is uploaded',
    operation: 'uploadTenantLogo',
    setUp: settings,
    save: async () => drop(image()),
  },
  {
    name: 'an organization registers',
    operation: 'registerOrganization',
    setUp: async (harness) => {
      await harness.app.goTo('/user-registration');
      await shown(/Contact Number/);
      await type(/^Organization/, 'Northern Lights');
      await type(/^Name/, 'Nora North');
      await type(/^Email Address/, 'nora@lights.test');
      await type(/^Contact Number/, '+4930555011');
      await field(/^Time zone/);
      await press(/Show suggestions/);
      await press(/Berlin/);
    },
    save: () => press('Submit'),
    again: async () => {
      if (/Registration Failed/.test(readPageText())) await press('Okay');
      await press('Submit');
    },
    done: () => /Thank you/.test(readMainText()),
  },
];
