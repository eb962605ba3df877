import { cx } from '../text/cx.ts';
import styles from './button.module.css';

/** The prominence of a button. A view has at most one `primary`; `danger` is never the default. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Heights: small 28 px, medium 32 px, large 40 px (more on touch screens). */
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * Class names that make a plain `<a>` or `<button>` look like a Button, for router links and for
 * pages that must stay small: this module imports no widget.
 */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  { iconOnly = false }: { iconOnly?: boolean } = {},
): string {
  return cx(styles.button, styles[variant], styles[size], iconOnly && styles.iconOnly);
}
