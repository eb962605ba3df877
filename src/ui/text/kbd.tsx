import styles from './kbd.module.css';

/** A keyboard key with its label. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
