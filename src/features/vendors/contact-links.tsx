import { ExternalLink } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { callAddress, mailAddress, webAddress } from './contact-addresses.ts';
import styles from './vendors.module.css';

/** An e-mail address to write to. */
export function MailLink({ email }: { email: string | null }) {
  return email && <a href={mailAddress(email)}>{email}</a>;
}

/** A number to call; it runs left to right in every language. */
export function PhoneLink({ phone }: { phone: string | null }) {
  const address = phone && callAddress(phone);
  const number = phone && <bdi dir="ltr">{phone}</bdi>;
  return address ? <a href={address}>{number}</a> : number;
}

/** A page on the web, in a tab of its own that knows nothing of this one. */
export function WebLink({ website }: { website: string | null }) {
  const text = useText('vendors');
  const address = website && webAddress(website);
  if (!address) return website;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.web}>
      <bdi dir="ltr">{website}</bdi>
      <ExternalLink role="img" aria-label={text('opensNewTab')} />
    </a>
  );
}
