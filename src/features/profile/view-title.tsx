import styles from './two-factor.module.css';

/** The button that led here is gone, and the focus with it: reading goes on at the new heading. */
function takeLostFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}

/** The heading of a view, where the focus goes when the view takes another's place. */
export function ViewTitle({ children }: { children: string }) {
  return (
    <h2 ref={takeLostFocus} className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  );
}
