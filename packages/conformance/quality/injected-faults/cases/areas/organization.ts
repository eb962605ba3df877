import { change, drop, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  getSubject,
  without,
  readdressed,
  repairing,
  reversed,
  status,
  withBody,
} from '../../response-mutations.ts';

const area = 'organization';

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area, on, response });

const searchUnlessBad = (requested: object) =>
  repairing((sent) => {
    const { page, columnFilters } = sent as { page?: unknown; columnFilters?: unknown };
    if (Number.isInteger(page) && Array.isArray(columnFilters))
      Object.assign(sent as object, requested);
  });

/** Faults in settings, holidays, lists, pages, the menu, scripts and zip codes. */
export const injectedFaults: InjectedFault[] = [
  injectFault('state', 'a menu is answered and not kept', 'saveMenu', without('menus')),
  injectFault('rules', 'a menu may have three levels', 'saveMenu', accepting('menuShape')),
  injectFault('rules', 'two entries may have one id', 'saveMenu', accepting('menuIdsAlike')),
  injectFault('rules', 'a menu may open any address', 'saveMenu', accepting('menuPageUnknown')),
  injectFault('rules', 'a page is in the menu twice', 'saveMenu', accepting('menuPageTwice')),
  injectFault('rules', 'a menu may be empty', 'saveMenu', accepting('menuEmpty')),
  injectFault(
    'rules',
    'a menu’s choices do not say that a page is active',
    'getMenuChoices',
    body(put('pages.*.isActive', false)),
  ),
  injectFault(
    'rules',
    'a menu’s choices lack its own pages',
    'getMenuChoices',
    body(
      change('pages', (pages) =>
        Array.isArray(pages) ? pages.filter(({ route }) => route !== '/vendors') : pages,
      ),
    ),
  ),
  injectFault(
    'state',
    'the default menu is answered and not stored',
    'restoreMenu',
    without('menus'),
  ),
  injectFault(
    'state',
    'the default menu replaces a menu that was not seen',
    'restoreMenu',
    accepting('changedByOther'),
  ),
  injectFault('state', 'nobody is notified of a menu', 'saveMenu', without('events')),
  injectFault(
    'rules',
    'the history of a script begins with its oldest version',
    'getScriptVersions',
    reversed('scriptVersions'),
  ),
  injectFault(
    'rules',
    'scripts are found by any name',
    'searchScripts',
    searchUnlessBad({ columnFilters: [] }),
  ),
  injectFault(
    'schema',
    'a version has no text',
    'getScriptVersion',
    body(drop('scriptVersion.code')),
  ),
  injectFault('rules', 'a day is a holiday twice', 'createHoliday', accepting('holidayTaken')),
  injectFault('rules', 'a holiday moves onto another', 'updateHoliday', accepting('holidayTaken')),
  injectFault(
    'rules',
    'the year of holidays is not looked at',
    'getHolidays',
    readdressed((address) => address.replace(/\?year=\d{4}$/, '')),
  ),
  injectFault('rules', 'holidays are in no order', 'getHolidays', reversed('holidays')),
  injectFault('state', 'a holiday stays', 'deleteHoliday', without('holidays')),
  injectFault(
    'rules',
    'a new holiday is a half day',
    ['createHoliday', 'updateHoliday', 'getHoliday'],
    body(put('holiday.isHalfDay', true)),
  ),
  injectFault(
    'rules',
    'a change without the kind of day makes it a whole one',
    'updateHoliday',
    repairing((sent) => Object.assign(sent as object, { isHalfDay: false, ...(sent as object) })),
  ),
  injectFault(
    'rules',
    'of multiple holidays, two are on one day',
    'createHolidays',
    accepting('holidayTwice'),
  ),
  injectFault(
    'rules',
    'multiple holidays are created onto others',
    'createHolidays',
    accepting('holidayTaken'),
  ),
  injectFault(
    'rules',
    'multiple holidays are created without a visible name',
    'createHolidays',
    accepting('required'),
  ),
  injectFault('state', 'multiple holidays are not stored', 'createHolidays', without('holidays')),
  injectFault(
    'rules',
    'the first of multiple holidays is created although the second is rejected',
    'createHolidays',
    async (call) => {
      const right = await call.pass(call.request.clone());
      const [first] = (call.sent as { holidays?: object[] } | undefined)?.holidays ?? [];
      if (right.status === 409 && first)
        await call.pass(withBody(call.request, { holidays: [first] }));
      return right;
    },
  ),
  injectFault('authorization', 'a member reads no holidays', 'getHolidays', (call) =>
    getSubject(call) === 'ava' ? call.pass() : body(put('holidays', []))(call),
  ),
  injectFault('rules', 'two lists may have one code', 'createList', accepting('codeTaken')),
  injectFault('rules', 'two options may have one code', 'updateList', accepting('optionsAlike')),
  injectFault('rules', 'two options may be selected', 'updateList', accepting('optionsSelected')),
  injectFault(
    'state',
    'a list is changed by whoever comes last',
    'updateList',
    accepting('changedByOther'),
  ),
  injectFault('state', 'a list stays', 'deleteList', without('valueLists')),
  injectFault(
    'rules',
    'two pages may have one route',
    ['createPage', 'updatePage'],
    accepting('routeTaken'),
  ),
  injectFault(
    'rules',
    'a list that a script uses is deleted',
    'deleteList',
    accepting('listInUse'),
  ),
  injectFault(
    'rules',
    'an option that a script uses is left out',
    'updateList',
    accepting('optionInUse'),
  ),
  injectFault(
    'rules',
    'a list that a script uses gets another code',
    'updateList',
    accepting('listCodeInUse'),
  ),
  injectFault('rules', 'no script uses a list', 'getList', body(put('uses', []))),
  injectFault(
    'rules',
    'no script uses a found list',
    'searchLists',
    body(put('lists.*.scriptNames', [])),
  ),
  injectFault('rules', 'found lists are in another order', 'searchLists', reversed('lists')),
  injectFault('rules', 'found pages are in another order', 'searchPages', reversed('pages')),
  injectFault(
    'rules',
    'the menu leads to no found page',
    'searchPages',
    body(put('pages.*.menuTitles', [])),
  ),
  injectFault(
    'rules',
    'the menu leads to no single page',
    'getPage',
    body(put('page.menuTitles', [])),
  ),
  injectFault('rules', 'addresses are in no order', 'getPageRoutes', reversed('routes')),
  injectFault(
    'rules',
    'a page may have any route',
    ['createPage', 'updatePage'],
    accepting('routeUnknown'),
  ),
  injectFault('rules', 'a page in the menu is deleted', 'deletePage', accepting('pageInUse')),
  injectFault(
    'state',
    'an import of zip codes is not stored',
    'importUsZipCodes',
    without('usZipCodes'),
  ),
  injectFault(
    'rules',
    'an import with an invalid line is accepted',
    'importUsZipCodes',
    accepting('zipLinesInvalid'),
  ),
  injectFault(
    'rules',
    'an import names no invalid lines',
    'importUsZipCodes',
    body(put('invalid', [])),
  ),
  injectFault('state', 'a page’s change is not kept', 'updatePage', without('pages')),
  injectFault(
    'rules',
    'a script forgets its versions',
    'getScript',
    body(put('script.versions', [])),
  ),
  injectFault('state', 'a script’s change is not kept', 'updateScript', without('scripts')),
  injectFault(
    'state',
    'settings are answered and not kept',
    'saveOrganizationSettings',
    without('organizationSettings'),
  ),
  injectFault(
    'validation',
    'any currency is one',
    'saveOrganizationSettings',
    accepting('invalid'),
  ),
  injectFault(
    'rules',
    'a day may end before it begins',
    'saveOrganizationSettings',
    accepting('endNotAfterStart'),
  ),
  injectFault('validation', 'a logo may be of any size', 'uploadTenantLogo', accepting(413)),
  injectFault(
    'validation',
    'a logo may be any file',
    'uploadTenantLogo',
    accepting('imageTypeRejected'),
  ),
  injectFault(
    'validation',
    'a logo may claim any number of pixels',
    'uploadTenantLogo',
    accepting('imageTooManyPixels'),
  ),
  injectFault(
    'validation',
    'a logo may have no width',
    'uploadTenantLogo',
    accepting('imageSizeMissing'),
  ),
  injectFault('schema', 'a logo has no address', 'uploadTenantLogo', body(drop('imageUrl'))),
  injectFault(
    'rules',
    'zip codes are sorted one way',
    'searchUsZipCodes',
    searchUnlessBad({ sort: 'zip' }),
  ),
  injectFault(
    'rules',
    'zip codes are not filtered',
    'searchUsZipCodes',
    searchUnlessBad({ columnFilters: [] }),
  ),
  injectFault(
    'authorization',
    'holidays are changed without the right',
    'createHoliday',
    asAnotherPerson(403, 'ava'),
  ),
  injectFault(
    'isolation',
    'pages are shown to other tenants',
    'getPages',
    asAnotherPerson(404, 'ava'),
  ),
  injectFault('status', 'a taken name is bad input', 'createPage', status(409, 400)),
  injectFault('status', 'an unknown script is an empty one', 'getScript', status(404, 200)),
];
