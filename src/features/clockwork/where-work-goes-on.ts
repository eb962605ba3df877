/** What has the focus once what had it is gone: the next entry to put right, else what stops or starts the timer. */
export const whereWorkGoesOn = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-stale] button') ??
  document.querySelector<HTMLElement>('[data-next] button') ??
  document.querySelector<HTMLElement>('[data-start] [type="submit"]');

/** What has the focus once the row at this place of the day is gone: the one that takes its place. */
export function whereDayGoesOn(at: number): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const row = at === -1 ? undefined : rows.at(Math.min(at, rows.length - 1));
  return row?.querySelector('button') ?? whereWorkGoesOn();
}
