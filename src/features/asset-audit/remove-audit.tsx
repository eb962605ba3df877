import { Trash2 } from 'lucide-react';
import { isOpen, type AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';

/** People with neither of the rights see no audit to remove. */
export const removalRule: EntryRule = {
  right: ['assetManager.editDetails', 'assetManager.delete'],
};

interface RemoveAuditProps {
  audit: AssetAudit;
  onRemove: () => void;
}

/** Discards an open audit or deletes a finished one, for people who have the right. */
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
