import { Video } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { safeAddress } from '#records/view/safe-address.ts';
import { WebLink } from '#records/view/web-link.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';

interface MeetingLinkProps {
  url: string;
  /** The name of the meeting. */
  name: string;
}

/** Opens the call of a meeting in a new tab; an address that is not safe stays plain text. */
export function MeetingLink({ url, name }: MeetingLinkProps) {
  const text = useText('reviewMeetings');
  const records = useText('records');
  const address = safeAddress(url);
  if (!address?.startsWith('http')) return <WebLink url={url} />;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('secondary', 'small')}
      aria-label={`${text('joinNamed', { name })} ${records('opensNewTab')}`}
    >
      <Video aria-hidden="true" />
      <span>{text('join')}</span>
    </a>
  );
}
