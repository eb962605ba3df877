import * as v from 'valibot';
import type { Privilege, Schema } from '#openapi/client/index.ts';
import { privileges } from '#openapi/client/rights.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, oneOf, regex, required } from '../validation/rules.ts';

/** The rights that a page may need. */
export const pageRights: readonly Privilege[] = privileges;

/** A page of the portal, with the menu entries that lead to it. */
export type PortalPage = Schema<'PageRow'>;

/** The fields of the form; an empty `privilege` means that the page needs none. */
export type PortalPageForm = {
  name: string;
  title: string;
  route: string;
  privilege: string;
  isActive: boolean;
};

/** The addresses of the portal; parameters begin with `$`. */
export type PageRoutes = readonly string[];

export const emptyPortalPage: PortalPageForm = {
  name: '',
  title: '',
  route: '',
  privilege: '',
  isActive: true,
};

/** The columns by which the server sorts and filters the list. */
export const portalPageColumns: ListColumns = {
  sortable: ['title', 'name', 'route'],
  filterable: ['title', 'name', 'route'],
};

/** Whether the menu leads to it, so that it cannot be deleted. */
export const isInMenu = ({ menuTitles }: PortalPage): boolean => menuTitles.length > 0;

export const toPortalPageForm = ({
  name,
  title,
  route,
  privilege,
  isActive,
}: Pick<PortalPage, keyof PortalPageForm>): PortalPageForm => ({
  name,
  title,
  route,
  privilege: privilege ?? '',
  isActive,
});

/** The form as the contract's request body, without its id. */
export const toPortalPageBody = ({ name, title, route, privilege, isActive }: PortalPageForm) => ({
  name: name.trim(),
  title: title.trim(),
  route: route.trim(),
  privilege: privilege === '' ? null : (privilege as Privilege),
  isActive,
});

/**
 * A path in the portal: segments without `.` and `..`, which lead elsewhere, and no address of
 * another site, such as `//host` or `https:`.
 */
const path = /^\s*\/(?:(?!\.{1,2}(?:\/|\s*$))[A-Za-z0-9_:.-]+(?:\/(?!\s*$)|(?=\s*$)))*\s*$/;

const rules = v.object({
  name: v.pipe(v.string(), required(), max(64)),
  title: v.pipe(v.string(), required(), max(250)),
  route: v.pipe(v.string(), required(), max(250), regex(path)),
  privilege: v.pipe(v.string(), oneOf(['', ...privileges])),
});

/** The errors of a form, by field. Source: ADMIN-003, ADMIN-D18. */
export const validatePortalPage = ({
  name,
  title,
  route,
  privilege,
}: PortalPageForm): FieldErrors<keyof PortalPageForm> =>
  validate(rules, { name, title, route, privilege });
