import { useText } from '#i18n/text.tsx';
import { safeAddress } from './safe-address.ts';
import styles from '../records.module.css';

interface WebLinkProps {
  url: string;
  /** The name of the link; the URL itself by default. */
  name?: string;
}

/**
 * A URL as someone typed it. If it is safe, it is a link to a new tab without access to this one;
 * otherwise it stays plain text.
 */
export function WebLink({ url, name }: WebLinkProps) {
  const text = useText('records');
  const address = safeAddress(url);
  const label = name === undefined ? <bdi dir="ltr">{url}</bdi> : <bdi>{name}</bdi>;
  if (address === null) return label;
  if (!address.startsWith('http')) return <a href={address}>{label}</a>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {label}
      <span className="visually-hidden"> {text('opensNewTab')}</span>
    </a>
  );
}
