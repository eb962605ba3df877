import { cx } from './cx.ts';
import styles from './button.module.css';

/** How loud a button is. A view has at most one `primary`; `danger` is never the default. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Heights: small 28 px, medium 32 px, large 40 px (more under a finger). */
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * The classes that make a plain `<a>` or `<button>` look like a Button. For router links, and for
 * pages that must stay light: this module brings no widget with it.
 */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  { iconOnly = false }: { iconOnly?: boolean } = {},
): string {
  return cx(styles.button, styles[variant], styles[size], iconOnly && styles.iconOnly);
}
