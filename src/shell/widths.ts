/** From this width on, the top bar has room for labels beside its icons. */
export const roomyWidths = '(min-width: 1240px)';
