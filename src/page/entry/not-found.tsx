import { Construction, MapPinOff } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';

export interface NotFoundProps {
  onBack: () => void;
  /**
   * Whether the address belongs to a menu item of the requirements whose page does not exist yet.
   */
  isNotBuilt?: boolean;
}

/** The 404 page. Source: SHELL-018. */
export function NotFound({ onBack, isNotBuilt = false }: NotFoundProps) {
  const text = useText('shell');
  const title = text(isNotBuilt ? 'notBuilt' : 'notFound');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={isNotBuilt ? <Construction /> : <MapPinOff />}
        isPage
        title={title}
        action={<Button onPress={onBack}>{text('back')}</Button>}
      >
        {text(isNotBuilt ? 'notBuiltText' : 'notFoundText')}
      </EmptyState>
    </>
  );
}
