import { Trash2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface DeleteButtonProps {
  /** Name of the item to delete. */
  name: string;
  /** The reason why it cannot be deleted; null if it can. */
  requiredBecause: string | null;
  onDelete: () => void;
}

/** Deletes an item that is not in use; for one in use, it shows the reason why it cannot. */
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
