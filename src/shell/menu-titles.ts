import type { TextOf } from '#i18n/text.tsx';
import type { MenuEntry } from './menu-entry.ts';

/**
 * The title of a menu entry: translated where the app knows the entry by its id, otherwise as the
 * server names it.
 */
export function titleOf({ id, title }: MenuEntry, text: TextOf<'shell'>): string {
  switch (id) {
    case 'dashboard':
      return text('menuDashboard');
    case 'apps':
      return text('menuApps');
    case 'clockwork':
      return text('menuClockwork');
    case 'engagements':
      return text('menuEngagements');
    case 'assets':
      return text('menuAssets');
    case 'vendors':
      return text('menuVendors');
    case 'pmo':
      return text('menuPmo');
    case 'teams':
      return text('menuTeams');
    case 'products':
      return text('menuProducts');
    case 'tools':
      return text('menuToolCatalogue');
    case 'services':
      return text('menuServices');
    case 'notification':
      return text('menuNotification');
    case 'organizationSettings':
      return text('menuOrganizationSettings');
    case opsGroup:
      return text('menuOps');
    case toolsGroup:
      return text('menuTools');
    default:
      return title;
  }
}

/** Groups of the horizontal menu alone. */
export const opsGroup = 'horizontal.ops';
export const toolsGroup = 'horizontal.tools';
