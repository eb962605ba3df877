import { useState } from 'react';
import { hueOf, initials } from './avatar-initials.ts';
import { cx } from './cx.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Of a person or an organization: its alternative text, and the source of the initials. */
  name: string;
  /** Address of a picture; initials stand in while there is none or it cannot be loaded. */
  src?: string | undefined;
  /** small 24 px, medium 32 px, large 64 px. */
  size?: 'small' | 'medium' | 'large';
  /** People are circles, organizations squares. */
  shape?: 'circle' | 'square';
  /** The name stands beside it already: stay silent. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture of someone, or their initials on a hue of their own. */
export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'circle',
  isDecorative = false,
  className,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const voice = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...voice}
      className={cx(
        styles.avatar,
        styles[size],
        shape === 'square' && styles.square,
        styles[`hue${hueOf(name)}`],
        className,
      )}
    >
      {src !== undefined && src !== broken ? (
        <img alt="" className={styles.image} src={src} onError={() => setBroken(src)} />
      ) : (
        // Drawn by the style sheet: beside a name, letters are no second name.
        <span className={styles.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}
