import { Languages } from 'lucide-react';
import { languages } from '#i18n/languages.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useMedia, roomyWidths } from '../use-media.ts';

/** Opens the language menu; shows the current language. */
export function LanguageButton() {
  const text = useText('shell');
  const language = useLanguage();
  const isRoomy = useMedia(roomyWidths);
  const name = languages.find(({ tag }) => tag === language)?.name ?? '';
  const label = text('currentLanguage', { name });
  return isRoomy ? (
    <Button variant="quiet" icon={<Languages />} aria-label={label}>
      {name}
    </Button>
  ) : (
    <Button variant="quiet" icon={<Languages />} aria-label={label} />
  );
}

export interface UserButtonProps {
  personName: string;
  profileImageUrl: string | null;
}

/** Opens the user menu. */
export function UserButton({ personName, profileImageUrl }: UserButtonProps) {
  const text = useText('shell');
  return (
    <Button
      variant="quiet"
      aria-label={text('userMenuLabel', { name: personName })}
      icon={
        <Avatar isDecorative size="small" name={personName} src={profileImageUrl ?? undefined} />
      }
    />
  );
}
