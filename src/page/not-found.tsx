import { MapPinOff } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The 404 page. Source: document 1, section 2. */
export function NotFound({ onBack }: { onBack: () => void }) {
  const text = useText('shell');
  return (
    <>
      <PageTitle>{text('notFound')}</PageTitle>
      <EmptyState
        icon={<MapPinOff />}
        isPage
        title={text('notFound')}
        action={<Button onPress={onBack}>{text('back')}</Button>}
      >
        {text('notFoundText')}
      </EmptyState>
    </>
  );
}
