/** From here on the menu stands beside the page; below, it is a drawer. */
export const wideWidths = '(min-width: 993px)';

/** From here on the top bar has room for words beside its icons. */
export const roomyWidths = '(min-width: 1240px)';
