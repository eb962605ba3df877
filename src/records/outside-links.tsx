import { ExternalLink } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { callAddress, mailAddress, safeAddress } from './outside-addresses.ts';
import styles from './records.module.css';

/** An e-mail address to write to. */
export function MailLink({ email }: { email: string }) {
  return <a href={mailAddress(email)}>{email}</a>;
}

/** A number to call; it runs left to right in every language. */
export function PhoneLink({ phone }: { phone: string }) {
  const address = callAddress(phone);
  const number = <bdi dir="ltr">{phone}</bdi>;
  return address === null ? number : <a href={address}>{number}</a>;
}

/**
 * An address as somebody has typed it: where it is safe, a link, to a tab of its own that knows
 * nothing of this one. Anything else stays the text that it is.
 */
export function WebLink({ url }: { url: string }) {
  const text = useText('records');
  const address = safeAddress(url);
  const words = <bdi dir="ltr">{url}</bdi>;
  if (address === null) return words;
  if (!address.startsWith('http')) return <a href={address}>{words}</a>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {words}
      <ExternalLink role="img" aria-label={text('opensNewTab')} />
    </a>
  );
}
