import { X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Key } from '#i18n/catalogs.ts';
import { languages, type Language } from '#i18n/languages.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { defaultLook, type Look, type LookName } from '#session/storage/workspace/look.ts';
import { ChoiceGroup } from '../menu/choice-group.tsx';
import { getChoices } from '../menu/look-choices.ts';
import { canCollapse } from '../menu/sidebar-form.ts';
import styles from './settings-panel.module.css';

export interface SettingsPanelProps {
  isOpen: boolean;
  onClose: () => void;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  onLanguage: (language: Language) => void;
}

/** Every look option; each applies at once. Source: SHELL-025. */
export function SettingsPanel({ isOpen, onClose, look, onLook, onLanguage }: SettingsPanelProps) {
  const text = useText('shell');
  const language = useLanguage();
  const renderGroup = (name: LookName, label: Key<'shell'>, hint?: Key<'shell'>) => (
    <LookGroup
      name={name}
      label={text(label)}
      look={look}
      onLook={onLook}
      {...(hint && { hint: text(hint) })}
    />
  );
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.drawer ?? ''}>
        <Dialog className={styles.panel ?? ''}>
          <header className={styles.head}>
            <div>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {text('settings')}
              </Heading>
              <p className={styles.hint}>{text('settingsApply')}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              icon={<X aria-hidden="true" />}
              aria-label={text('close')}
              onPress={onClose}
            />
          </header>
          <div className={styles.body}>
            {renderGroup('theme', 'theme')}
            {renderGroup('density', 'density')}
            <ChoiceGroup
              label={text('language')}
              options={languages.map(({ tag, name }) => ({ value: tag, title: name }))}
              value={language}
              onChange={onLanguage}
            />
            {renderGroup('layout', 'layout')}
            {renderGroup(
              'width',
              'width',
              look.width === 'scrollable' ? 'widthScrollableHint' : undefined,
            )}
            {renderGroup('sidebar', 'sidebarStyle')}
            {look.layout === 'vertical' &&
              canCollapse(look) &&
              renderGroup('sidebarSize', 'sidebarSize')}
            {renderGroup('topBar', 'topBarStyle')}
            {renderGroup('preloader', 'preloader', 'preloaderHint')}
          </div>
          <footer className={styles.foot}>
            <Button onPress={() => onLook(defaultLook)}>{text('resetLook')}</Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface LookGroupProps<Name extends LookName> {
  name: Name;
  label: string;
  hint?: string;
  look: Look;
  onLook: (change: Partial<Look>) => void;
}

/** The options of one kind. */
function LookGroup<Name extends LookName>({ name, look, onLook, ...texts }: LookGroupProps<Name>) {
  const text = useText('shell');
  return (
    <ChoiceGroup
      {...texts}
      options={getChoices(name, text)}
      value={look[name]}
      onChange={(value) => onLook({ [name]: value })}
    />
  );
}
