import { useMemo } from 'react';
import { useText } from './text.tsx';

/**
 * The texts of the widgets in src/ui, ready to pass as props: `<MultiSelect {...texts.multiSelect}
 * …/>`, `<ImageCropper texts={texts.cropper} …/>`.
 */
export function useWidgetTexts() {
  const text = useText('widgets');
  return useMemo(
    () => ({
      multiSelect: {
        placeholder: text('pleaseSelect'),
        searchLabel: text('search'),
        noResults: text('noResults'),
        clearLabel: text('clear'),
      },
      select: { placeholder: text('pleaseSelect') },
      comboBox: { placeholder: text('pleaseSelect'), noResults: text('noResults') },
      password: { showLabel: text('showPassword'), hideLabel: text('hidePassword') },
      /** For a confirmation before an action that cannot be undone. */
      confirm: {
        title: text('areYouSure'),
        text: text('notReverted'),
        yes: text('yes'),
        no: text('no'),
      },
      imageDrop: { hint: text('imageHint') },
      imageUnreadable: text('imageUnreadable'),
      cropper: {
        image: text('cropImage'),
        help: text('cropHelp'),
        zoom: text('zoom'),
        rotate: text('rotate'),
        apply: text('useImage'),
        cancel: text('cancel'),
        busy: text('readingImage'),
      },
    }),
    [text],
  );
}
