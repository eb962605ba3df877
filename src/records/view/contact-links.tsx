import { callAddress, mailAddress } from '../form/contact-addresses.ts';

/** An e-mail address as a link. */
export function MailLink({ email }: { email: string }) {
  return <a href={mailAddress(email)}>{email}</a>;
}

/** A phone number as a link; it runs left to right in every language. */
export function PhoneLink({ phone }: { phone: string }) {
  const address = callAddress(phone);
  const number = <bdi dir="ltr">{phone}</bdi>;
  return address === null ? number : <a href={address}>{number}</a>;
}
