import type { Look } from '#session/storage/workspace/look.ts';

/**
 * The form of the sidebar: full entries; a rail of icons that shows its labels on hover or keyboard
 * focus; small icons over small labels; or only icons, with a menu for each group.
 */
export type SidebarForm = 'full' | 'rail' | 'compact' | 'icon';

/** The forms that show a group as one entry, with its pages in a menu. */
export type SmallForm = Extract<SidebarForm, 'compact' | 'icon'>;

/** The screen widths at which the sidebar collapses by default. Source: SHELL-050. */
export const collapsingWidths = '(min-width: 993px) and (max-width: 1600px)';

/** The sidebar style decides the form, then the user's setting, then the screen width. */
export function sidebarForm(
  { sidebar, sidebarSize }: Pick<Look, 'sidebar' | 'sidebarSize'>,
  isCollapsingWidth: boolean,
): SidebarForm {
  if (sidebar === 'compact' || sidebar === 'icon') return sidebar;
  if (sidebarSize !== 'auto') return sidebarSize;
  return isCollapsingWidth ? 'rail' : 'full';
}

/** Whether the user can collapse and expand it; compact and icon are always small. */
export const canCollapse = ({ sidebar }: Pick<Look, 'sidebar'>): boolean =>
  sidebar !== 'compact' && sidebar !== 'icon';
