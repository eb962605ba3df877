import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { countIn, hasRejected, type UnsentProps } from './unsent-mark.tsx';

/** Shown on the ClockWork page while its timer changes are not saved yet. */
export function UnsentBanner({ actor, onShow }: UnsentProps) {
  const text = useText('clockwork');
  const count = useSelector(actor, countIn);
  const isRejected = useSelector(actor, hasRejected);
  if (count === 0) return null;
  return (
    <Banner
      tone={isRejected ? 'danger' : 'warning'}
      title={text(isRejected ? 'unsentRejectedTitle' : 'unsentTitle')}
      action={
        <Button size="small" onPress={onShow}>
          {text('unsentShow')}
        </Button>
      }
    >
      {isRejected ? text('unsentRejectedText') : text('unsentText', { count })}
    </Banner>
  );
}
