/** The card of an engagement on the board; where it is not shown, the one in the tab order. */
export function findBoardCard(engagementId: string | undefined): HTMLElement | null | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  return (
    cards.find(({ dataset }) => dataset['card'] === engagementId) ??
    cards.find(({ tabIndex }) => tabIndex === 0)
  );
}
