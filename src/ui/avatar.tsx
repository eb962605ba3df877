import { useState } from 'react';
import { getHue, initials } from './avatar-initials.ts';
import { cx } from './cx.ts';
import { useImage } from './picture-source.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Of a person or an organization: its alternative text, and the source of the initials. */
  name: string;
  /** Address of a picture, had from the `ImageProvider`; initials stand in while there is none. */
  src?: string | undefined;
  /** small 24 px, medium 32 px, large 64 px, huge 96 px. */
  size?: 'small' | 'medium' | 'large' | 'huge';
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
  const image = useImage(src);
  const voice = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...voice}
      className={cx(
        styles.avatar,
        styles[size],
        shape === 'square' && styles.square,
        styles[`hue${getHue(name)}`],
        className,
      )}
    >
      {image !== undefined && image !== broken ? (
        <img alt="" className={styles.image} src={image} onError={() => setBroken(image)} />
      ) : (
        // Drawn by the style sheet: beside a name, letters are no second name.
        <span className={styles.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}
