import { Trash2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';

interface DeleteButtonProps {
  /** Of what it deletes. */
  name: string;
  /** Why it has to stay; null where it may go. */
  requiredBecause: string | null;
  onDelete: () => void;
}

/** Deletes what nothing hangs on; what is in use stays, and says why. */
export function DeleteButton({ name, requiredBecause, onDelete }: DeleteButtonProps) {
  const text = useText('records');
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Trash2 aria-hidden="true" />}
      aria-label={text('deleteRecord', { name })}
      blockedBecause={requiredBecause}
      onPress={onDelete}
    />
  );
}
