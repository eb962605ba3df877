import { useState } from 'react';
import { Mark } from '#ui/mark.tsx';
import styles from './top-bar.module.css';

/**
 * The logo of the tenant, or the default logo if there is none or it cannot be loaded. Silent: the
 * name stands beside it. Source: document 1, section 2 (Shell layout).
 */
export function TenantLogo({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return <Mark className={styles.logo ?? ''} />;
  return <img className={styles.logo} src={src} alt="" onError={() => setBroken(src)} />;
}
