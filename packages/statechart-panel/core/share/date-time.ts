/** The zone in which the panel shows all times: the story's, otherwise the browser's. */
export const formatTimeZone = (timeZone: string | undefined): string =>
  timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `15:30:04` */
export const formatTime = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'medium',
    timeZone: formatTimeZone(timeZone),
  }).format(at);

/** `2026-03-04 15:30` */
export const formatDateTime = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: formatTimeZone(timeZone),
  }).format(at);
