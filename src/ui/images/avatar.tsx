import { useState } from 'react';
import { getHue, initials } from './avatar-initials.ts';
import { cx } from '../text/cx.ts';
import { useImage } from './image-source.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /**
   * The name of a person or an organization: the alternative text, and the source of the initials.
   */
  name: string;
  /**
   * Address of an image, loaded by the `ImageProvider`; without an image, the initials are shown.
   */
  src?: string | undefined;
  /** small 24 px, medium 32 px, large 64 px, huge 96 px. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** People are circles, organizations squares. */
  shape?: 'circle' | 'square';
  /** The name is beside it already, so it is hidden from screen readers. */
  isDecorative?: boolean;
  className?: string;
}

/** The image of a person or an organization, or the initials on a hue of their own. */
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
        // Drawn by the style sheet, so that the letters are not read as a second name.
        <span className={styles.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}
