import { useState } from 'react';
import { Mark } from '#ui/display/badges/mark.tsx';
import { useImage } from '#ui/images/image-source.tsx';
import styles from './top-bar.module.css';

/**
 * The tenant's logo, or the default logo if there is none or it fails to load. Hidden from screen
 * readers, because the name is beside it. Source: SHELL-015.
 */
export function TenantLogo({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useImage(src ?? undefined);
  if (image === undefined || image === broken) return <Mark className={styles.logo ?? ''} />;
  return <img className={styles.logo} src={image} alt="" onError={() => setBroken(image)} />;
}
