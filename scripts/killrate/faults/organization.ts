import { drop, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import {
  accepting,
  asSomebodyElse,
  body,
  forgettingIn,
  readdressed,
  repairing,
  reversed,
  status,
} from '../spoil.ts';

const area = 'organization';

/** Spoils one operation of the area. */
const fault = (
  kind: Fault['kind'],
  name: string,
  on: Fault['on'],
  response: Fault['response'],
): Fault => ({ kind, name, area, on, response });

const searchUnlessBad = (requested: object) =>
  repairing((sent) => {
    const { page, columnFilters } = sent as { page?: unknown; columnFilters?: unknown };
    if (Number.isInteger(page) && Array.isArray(columnFilters))
      Object.assign(sent as object, requested);
  });

/** Faults of settings, holidays, lists, pages, the menu, scripts and zip codes. */
export const faults: Fault[] = [
  fault('state', 'a menu is answered and not kept', 'saveMenu', forgettingIn('menus')),
  fault('rules', 'a menu may have three levels', 'saveMenu', accepting('menuShape')),
  fault('rules', 'two entries may have one id', 'saveMenu', accepting('menuIdsAlike')),
  fault('rules', 'a day is a holiday twice', 'createHoliday', accepting('holidayTaken')),
  fault('rules', 'a holiday moves onto another', 'updateHoliday', accepting('holidayTaken')),
  fault(
    'rules',
    'the year of holidays is not looked at',
    'getHolidays',
    readdressed((address) => address.replace(/\?year=\d{4}$/, '')),
  ),
  fault('rules', 'holidays are in no order', 'getHolidays', reversed('holidays')),
  fault('state', 'a holiday stays', 'deleteHoliday', forgettingIn('holidays')),
  fault('rules', 'two lists may have one code', 'createList', accepting('codeTaken')),
  fault('rules', 'two options may have one code', 'updateList', accepting('optionsAlike')),
  fault('rules', 'two options may be selected', 'updateList', accepting('optionsSelected')),
  fault(
    'state',
    'a list is changed by whoever comes last',
    'updateList',
    accepting('changedMeanwhile'),
  ),
  fault('state', 'a list stays', 'deleteList', forgettingIn('valueLists')),
  fault(
    'rules',
    'two pages may have one route',
    ['createPage', 'updatePage'],
    accepting('routeTaken'),
  ),
  fault('state', 'a page’s change is not kept', 'updatePage', forgettingIn('pages')),
  fault('rules', 'a script forgets its versions', 'getScript', body(put('script.versions', []))),
  fault('state', 'a script’s change is not kept', 'updateScript', forgettingIn('scripts')),
  fault(
    'state',
    'settings are answered and not kept',
    'saveOrganizationSettings',
    forgettingIn('organizationSettings'),
  ),
  fault('validation', 'any currency is one', 'saveOrganizationSettings', accepting('invalid')),
  fault(
    'rules',
    'a day may end before it begins',
    'saveOrganizationSettings',
    accepting('endNotAfterStart'),
  ),
  fault('validation', 'a logo may be of any size', 'uploadTenantLogo', accepting(413)),
  fault(
    'validation',
    'a logo may be any file',
    'uploadTenantLogo',
    accepting('imageTypeRejected'),
  ),
  fault(
    'validation',
    'a logo may claim any number of pixels',
    'uploadTenantLogo',
    accepting('pictureTooManyPixels'),
  ),
  fault(
    'validation',
    'a logo may have no width',
    'uploadTenantLogo',
    accepting('pictureSizeMissing'),
  ),
  fault('schema', 'a logo has no address', 'uploadTenantLogo', body(drop('imageUrl'))),
  fault(
    'rules',
    'zip codes are sorted one way',
    'searchUsZipCodes',
    searchUnlessBad({ sort: 'zip' }),
  ),
  fault(
    'rules',
    'zip codes are not filtered',
    'searchUsZipCodes',
    searchUnlessBad({ columnFilters: [] }),
  ),
  fault('authorization', 'holidays need no right', 'getHolidays', asSomebodyElse(403, 'ava')),
  fault('isolation', 'pages are shown to other tenants', 'getPages', asSomebodyElse(404, 'ava')),
  fault('status', 'a taken name is bad input', 'createPage', status(409, 400)),
  fault('status', 'an unknown script is an empty one', 'getScript', status(404, 200)),
];
