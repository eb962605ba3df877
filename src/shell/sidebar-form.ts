import type { Look } from '#session/look.ts';

/**
 * How the sidebar stands: entries in full; the same as a rail of their icons, whose words come when
 * it is pointed at or entered by keyboard; small icons over small labels; or icons alone, with a menu
 * for each group.
 */
export type SidebarForm = 'full' | 'rail' | 'compact' | 'icon';

/** The forms in which a group is one entry, with its pages in a menu. */
export type SmallForm = Extract<SidebarForm, 'compact' | 'icon'>;

/** The widths between which the sidebar collapses by itself. Source: SHELL-050. */
export const collapsingWidths = '(min-width: 993px) and (max-width: 1600px)';

/** The style of the sidebar decides its form, then the person, then the width of the screen. */
export function sidebarForm(
  { sidebar, sidebarSize }: Pick<Look, 'sidebar' | 'sidebarSize'>,
  isCollapsingWidth: boolean,
): SidebarForm {
  if (sidebar === 'compact' || sidebar === 'icon') return sidebar;
  if (sidebarSize !== 'auto') return sidebarSize;
  return isCollapsingWidth ? 'rail' : 'full';
}

/** Whether the person may collapse and expand it: compact and icon are small as they are. */
export const canCollapse = ({ sidebar }: Pick<Look, 'sidebar'>): boolean =>
  sidebar !== 'compact' && sidebar !== 'icon';
