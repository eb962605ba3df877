import { TOTP } from 'otpauth';
import type { Desk } from '../support/desk.ts';
import { shown } from '../support/desk.ts';
import { drop, field, mainSays, press, pressIn, said, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

/** The part of the Profile page beside its menu. */
const chosenPart = '[class*="content"]';

const passwords = async (desk: Desk) => {
  await desk.app.goTo('/profile?tab=changePassword');
  await shown(/Change Password/);
  await pressIn(chosenPart, 'Change Password');
  await type(/^Current password/, 'demo');
  await type(/^New password/, 'Winter-2026!');
  await type(/^Confirm new password/, 'Winter-2026!');
};

const twoFactor = async (desk: Desk) => {
  await desk.app.goTo('/profile?tab=twoFactor');
  await shown(/Add a second factor/);
};

/** Up to the code of the person's app. */
const keyed = async (desk: Desk) => {
  await twoFactor(desk);
  await press('Enable');
  const key = await until('the key', () => document.querySelector('code')?.textContent);
  await type(/^Password/, 'demo');
  const secret = key.replaceAll(/\s/g, '');
  await type(/^Verification code/, new TOTP({ secret }).generate());
};

const secured = async (desk: Desk) => {
  await keyed(desk);
  await press('Verify');
  await press('Proceed');
  if (/Leave without/.test(said())) await press('Leave');
  await press('Manage');
  await type(/^Current password/, 'demo');
};

const picture = () =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>',
    ],
    'face.svg',
    { type: 'image/svg+xml' },
  );

const settings = async (desk: Desk) => {
  await desk.app.goTo('/organizationSettings');
  await shown(/Working time/);
};

/** The person's own pages, and the organization's settings. */
export const accountSaves: readonly SaveEntry[] = [
  {
    name: 'the password is changed',
    operation: 'changePassword',
    prepare: passwords,
    save: () => press('Save'),
  },
  {
    name: 'time zone and date format are changed',
    operation: 'updateDateFormatAndTimeZone',
    prepare: async (desk) => {
      await desk.app.goTo('/profile?tab=settings');
      await shown(/Date format/);
      await press(/^MM\/DD\/YYYY/);
    },
    save: () => press('Save'),
  },
  {
    name: 'a profile picture is uploaded',
    operation: 'uploadProfileImage',
    prepare: async (desk) => {
      await desk.app.goTo('/profile');
      await shown(/Upload Profile Picture/);
      drop(picture());
      await until('the cropper', () => /uncropped/.test(said()));
    },
    save: () => press('Upload it uncropped'),
    again: () => press('Try again'),
  },
  {
    name: 'a key for the second factor is asked for',
    operation: 'getTwoFactorConfig',
    prepare: twoFactor,
    save: () => press('Enable'),
  },
  {
    name: 'the second factor is switched on',
    operation: 'verifyTwoFactor',
    prepare: keyed,
    save: () => press('Verify'),
  },
  {
    name: 'the recovery codes are made',
    operation: 'getRecoveryCodes',
    prepare: keyed,
    save: () => press('Verify'),
    again: () => press('Get recovery codes'),
  },
  {
    name: 'the second factor is switched off',
    operation: 'disableTwoFactor',
    prepare: secured,
    save: async () => {
      await press('Disable');
      await press('Yes');
    },
  },
  {
    name: 'the organization settings are changed',
    operation: 'saveOrganizationSettings',
    prepare: async (desk) => {
      await settings(desk);
      await type('Name', 'Aster Laboratories');
      await type('Address', 'Orbit Lane 9');
    },
    save: () => press('Save'),
  },
  {
    name: 'a logo is uploaded',
    operation: 'uploadTenantLogo',
    prepare: settings,
    save: async () => drop(picture()),
  },
  {
    name: 'an organization registers',
    operation: 'registerOrganization',
    prepare: async (desk) => {
      await desk.app.goTo('/user-registration');
      await shown(/Contact Number/);
      await type(/^(?:Organization )?Name/, 'Northern Lights');
      await type(/^Email Address/, 'nora@lights.test');
      await type(/^Contact Number/, '+4930555011');
      await field(/^Time zone/);
      await press(/Show suggestions/);
      await press(/Berlin/);
    },
    save: () => press('Submit'),
    again: async () => {
      if (/Registration Failed/.test(said())) await press('Okay');
      await press('Submit');
    },
    done: () => /Thank you/.test(mainSays()),
  },
];
