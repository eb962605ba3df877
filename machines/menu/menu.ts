import * as v from 'valibot';
import type { Privilege, Schema } from '#openapi/client/index.ts';
import { buildDraftSchema, type LoadedForm } from '../records/form-values.ts';
import { isBlank } from '../texts.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** A page or a group of the menu. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly icon: string | null;
  /** Null for a group. */
  readonly route: string | null;
  readonly privilege: Privilege | null;
  readonly children: readonly MenuItem[];
};

export type MenuForm = { appMenus: readonly MenuItem[] };
export type MenuChoices = Pick<Schema<'MenuChoices'>, 'pages' | 'roles'>;
export type MenuPage = Schema<'MenuPage'>;

export const emptyMenu: MenuForm = { appMenus: [] };

/** The limits of the contract: characters of a title, and pages of a group. */
export const titleLimit = 100;
const groupLimit = 100;

export const toMenuForm = ({ appMenus, version }: Schema<'MenuTree'>): LoadedForm<MenuForm> => ({
  form: { appMenus },
  version,
});

export const isGroup = ({ route }: MenuItem): boolean => route === null;

export type ItemError = 'titleMissing' | 'titleLong' | 'groupEmpty' | 'groupFull';

function findItemError(item: MenuItem): ItemError | null {
  if (isBlank(item.title)) return 'titleMissing';
  if (item.title.length > titleLimit) return 'titleLong';
  if (!isGroup(item)) return null;
  if (item.children.length === 0) return 'groupEmpty';
  return item.children.length > groupLimit ? 'groupFull' : null;
}

/** The errors of the entries, by their ids. */
export const findItemErrors = (items: readonly MenuItem[]): ReadonlyMap<string, ItemError> =>
  new Map(
    items
      .flatMap((item) => [item, ...item.children])
      .flatMap((item) => {
        const error = findItemError(item);
        return error === null ? [] : [[item.id, error] as const];
      }),
  );

/** The errors of a menu; those of its entries are shown at them. Source: ADMIN-024. */
export function validateMenu({ appMenus }: MenuForm): FieldErrors<keyof MenuForm> {
  if (appMenus.length === 0) return { appMenus: { rule: 'required' } };
  return findItemErrors(appMenus).size > 0 ? { appMenus: { rule: 'rowsInvalid' } } : {};
}

const itemSchema: v.GenericSchema = v.strictObject({
  id: v.string(),
  title: v.string(),
  icon: v.nullable(v.string()),
  route: v.nullable(v.string()),
  privilege: v.nullable(v.string()),
  children: v.array(v.lazy(() => itemSchema)),
});

export const menuDraftSchema = buildDraftSchema(emptyMenu, { appMenus: v.array(itemSchema) });
