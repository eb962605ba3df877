/** Scrolls only the tab until an element is visible, not its ancestors. */
export function showInTab(element: HTMLElement) {
  const tab = element.closest<HTMLElement>('[role="tabpanel"]');
  if (!tab) return;
  const box = tab.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (own.top < box.top) tab.scrollTop -= box.top - own.top;
  else if (own.bottom > box.bottom) {
    tab.scrollTop += Math.min(own.bottom - box.bottom, own.top - box.top);
  }
}
