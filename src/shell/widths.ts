/** From here on the top bar has room for words beside its icons. */
export const roomyWidths = '(min-width: 1240px)';
