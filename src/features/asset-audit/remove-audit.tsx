import { Trash2 } from 'lucide-react';
import { isOpen, type AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/button.tsx';

/** Whoever has neither of the rights finds no round to remove. */
export const removalRule: EntryRule = {
  right: ['assetManager.editDetails', 'assetManager.delete'],
};

interface RemoveAuditProps {
  audit: AssetAudit;
  onRemove: () => void;
}

/** Gives an open round up, or deletes a finished one, for whoever may. */
export function RemoveAudit({ audit, onRemove }: RemoveAuditProps) {
  const text = useText('assetAudit');
  const records = useText('records');
  const { name } = audit;
  const isGivenUp = isOpen(audit);
  const { isBlocked } = useBlocked(isGivenUp ? 'assetManager.editDetails' : 'assetManager.delete');
  if (isBlocked) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Trash2 aria-hidden="true" />}
      aria-label={isGivenUp ? text('giveUpRow', { name }) : records('deleteRecord', { name })}
      onPress={onRemove}
    />
  );
}
