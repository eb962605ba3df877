import { ExternalLink } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { callAddress, mailAddress, webAddress } from './contact-addresses.ts';
import styles from './vendors.module.css';

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

/** A page on the web, in a tab of its own that knows nothing of this one. */
export function WebLink({ website }: { website: string }) {
  const text = useText('vendors');
  const address = webAddress(website);
  if (address === null) return website;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.web}>
      <bdi dir="ltr">{website}</bdi>
      <ExternalLink role="img" aria-label={text('opensNewTab')} />
    </a>
  );
}
