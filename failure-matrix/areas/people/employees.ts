import type { PageEntry } from '../../support/pages.ts';
import { added, edited, open } from '../../support/record-saves.ts';
import { api } from '#openapi/client/index.ts';
import { button, drop, press, pressIn, readPageText, until } from '../../support/page.ts';
import type { SaveEntry } from '../../support/save.ts';

/** An employee of the demo world without reports, projects or assets to hand over. */
const id = 'employee-jon';
const editAddress = `/employees/${id}/edit`;
const viewAddress = `/employees/${id}/view`;
const dialog = '[role="dialog"]';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/employees/': {
    href: '/employees',
    reads: ['searchEmployees'],
    doesWithout: ['getEmployeeFilterOptions'],
    shows: /Showing 1 - /,
  },
  '/_tenant/employees/add': {
    href: '/employees/add',
    reads: ['getEmployeeChoices'],
    shows: /Work place/,
  },
  '/_tenant/employees/$employeeId/edit': {
    href: editAddress,
    reads: ['getEmployeeForm', 'getEmployeeChoices'],
    namedBy: 'getEmployeeForm',
    isOfRecord: true,
    shows: /Work place/,
  },
  '/_tenant/employees/$employeeId/view': {
    href: viewAddress,
    reads: ['getEmployee'],
    doesWithout: ['getEmployeeOverview'],
    isOfRecord: true,
    shows: /Work place/,
    heading: 'Employee',
  },
  '/_tenant/employees/chart': {
    href: '/employees/chart',
    reads: ['getOrganizationChart'],
    shows: /\d+ people/,
  },
};

const fields = {
  Name: 'Mia Roth',
  Email: 'mia.roth@demo.test',
  'Work place': 'Home',
  Phone: '+49 30 555077',
};

/** Opens the dialog in which the employee leaves. */
const openLeaving = async () => {
  await press('Mark as left');
  await until('what they have', () => /Direct reports/.test(readPageText()));
};
const leave = () => pressIn(dialog, 'Mark as left');

/** Opens the consequences of having no manager. */
const openMove = async () => {
  await press('Move Jon Berg');
  await pressIn(dialog, 'Continue');
  await until('the consequences', () => button('Back') !== null);
};
const move = () => pressIn(dialog, 'Move');

const picture = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], 'face.svg', {
    type: 'image/svg+xml',
  });

/** Opens the cropper of a new picture. */
const openCropper = async () => {
  drop(picture());
  await until('the image cropper', () => /without cropping/.test(readPageText()));
};

/** If the employee appears deleted, nothing can be saved before the page has loaded again. */
const orAgain =
  (reopen: () => Promise<void>, save: () => Promise<unknown>) =>
  async (networkScenario: string) => {
    if (networkScenario === '404') {
      await pressIn(dialog, 'Cancel');
      await until('no dialog', () => document.querySelector(dialog) === null);
      await reopen();
    }
    await save();
  };

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  added('an employee is added', { operation: 'createEmployee', at: '/employees/add', fields }),
  edited('an employee is edited', {
    operation: 'updateEmployee',
    asNew: 'createEmployee',
    at: editAddress,
    fields,
  }),
  {
    name: 'an employee leaves',
    operation: 'setEmployeeState',
    setUp: async (harness) => {
      await open(viewAddress, /Mark as left/)(harness);
      await openLeaving();
    },
    save: leave,
    again: orAgain(openLeaving, leave),
    done: () => button('Bring back'),
  },
  {
    name: 'a picture of an employee is uploaded',
    operation: 'uploadEmployeeImage',
    setUp: async (harness) => {
      await open(viewAddress, /Upload picture/)(harness);
      await openCropper();
    },
    save: () => press('Upload without cropping'),
    // It may be cropped or not by then; the image itself is retained.
    reveal: async () => void (await until('the image', () => /face\.svg/.test(readPageText()))),
    retains: { Zoom: undefined },
    again: () => press('Try again'),
    done: () => button('Remove picture'),
  },
  {
    name: 'the picture of an employee is removed',
    operation: 'removeEmployeeImage',
    setUp: async (harness) => {
      await api.uploadEmployeeImage({ path: { id }, body: { file: picture() } });
      await open(viewAddress, /Remove picture/)(harness);
    },
    save: async () => {
      await press('Remove picture');
      await press('Yes');
    },
    // The prompt stays open until it is confirmed; the page behind it is unchanged.
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Remove picture'));
    },
    done: () => button('Remove picture') === null,
  },
  {
    name: 'an employee gets another manager',
    operation: 'setEmployeeManager',
    setUp: async (harness) => {
      await open('/employees/chart?view=list', /Jon Berg/)(harness);
      await openMove();
    },
    save: move,
    again: orAgain(openMove, move),
    done: () => document.querySelector(dialog) === null,
  },
];
