/** What has the focus once what had it is gone: the next entry to put right, else what stops or starts the timer. */
export const whereWorkGoesOn = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-stale] button') ??
  document.querySelector<HTMLElement>('[data-next] button') ??
  document.querySelector<HTMLElement>('[data-start] [type="submit"]');
