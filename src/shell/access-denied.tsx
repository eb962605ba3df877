import { ShieldAlert } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** A page inside the shell that the person may not open: names the right and whom to ask. */
export function AccessDenied({
  privilege,
  supportAddress,
}: {
  privilege: string;
  supportAddress: string;
}) {
  const text = useText('shell');
  return (
    <>
      <PageTitle>{text('accessDenied')}</PageTitle>
      <EmptyState isPage icon={<ShieldAlert />} title={text('accessDenied')}>
        {text('accessDeniedText', { privilege, support: supportAddress })}
      </EmptyState>
    </>
  );
}
