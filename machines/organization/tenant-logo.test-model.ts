import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { tenantLogoMachine } from './tenant-logo.machine.ts';

/**
 * An image of one byte: machines check name, type and size. Test paths are told apart by their
 * JSON.
 */
const image = (name: string, type: string) =>
  Object.assign(new File(['x'], name, { type }), { toJSON: () => name });
const logo = image('logo.png', 'image/png');
const animation = image('logo.gif', 'image/gif');

export const testModel = createTestModel(tenantLogoMachine, {
  inputs: [{ logoUrl: null }],
  events: [
    { type: 'logo.select', file: logo },
    { type: 'logo.select', file: animation },
    done('uploadTenantLogo', '/cedar/logo'),
    failed('uploadTenantLogo', serverError),
  ],
  rules: [
    {
      source: 'ADMIN-018',
      text: 'The logo of the tenant can be uploaded.',
    },
    {
      source: 'ADMIN-019',
      text: 'A logo is a .jpg, .jpeg, .png or .svg; any other file is rejected before it is sent.',
    },
    {
      source: 'AUTH-042',
      text: 'It has up to 2 MB.',
    },
    {
      source: 'ADMIN-021',
      text: 'The top bar shows the logo, or the default one while there is none.',
    },
  ],
});
