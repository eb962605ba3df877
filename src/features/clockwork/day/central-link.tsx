import { Radio } from 'lucide-react';
import { holds } from '#machines/session/workspace.ts';
import { useText } from '#i18n/text.tsx';
import { centralAddresses } from '#page/parameters/addresses.ts';
import { usePage } from '#page/records/use-page.ts';
import { IconLink } from '#records/link-button.tsx';

/** Links to everyone who is running a timer now, for people who may see them. */
export function CentralLink() {
  const text = useText('clockwork');
  const { profile } = usePage().workspace;
  if (!holds(profile, 'clockwork.centralizedClockwork')) return null;
  return (
    <IconLink
      address={centralAddresses.list}
      icon={<Radio aria-hidden="true" />}
      label={text('central')}
    />
  );
}
