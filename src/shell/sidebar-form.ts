import type { Look } from './look.ts';

/** How the sidebar stands: entries in full, small icons over small labels, or icons alone. */
export type SidebarForm = 'full' | 'compact' | 'rail';

/** The widths between which the sidebar collapses by itself. Source: document 1, section 9. */
export const collapsingWidths = '(min-width: 993px) and (max-width: 1600px)';

/** The style of the sidebar decides its form, then the person, then the width of the screen. */
export function sidebarForm(
  { sidebar, sidebarSize }: Pick<Look, 'sidebar' | 'sidebarSize'>,
  isCollapsingWidth: boolean,
): SidebarForm {
  if (sidebar === 'compact') return 'compact';
  if (sidebar === 'icon') return 'rail';
  if (sidebarSize !== 'auto') return sidebarSize;
  return isCollapsingWidth ? 'rail' : 'full';
}

/** Whether the person may collapse and expand it: compact and icon are small as they are. */
export const canCollapse = ({ sidebar }: Pick<Look, 'sidebar'>): boolean =>
  sidebar !== 'compact' && sidebar !== 'icon';
