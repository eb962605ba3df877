import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { BlockedItem } from '#ui/controls/blocked.tsx';
import { Kbd } from '#ui/text/kbd.tsx';
import { findCommands, type Command, type CommandGroup } from './palette-search.ts';
import type { PaletteRecords } from './record-groups.tsx';
import { useActiveOption } from '../use-active-option.ts';
import styles from './palette.module.css';

export interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** The records found on the server; without it, only pages and commands are found. */
  records?: PaletteRecords;
}

/**
 * The command palette: a field that finds every page, command and record, and a list that the arrow
 * keys navigate while the field keeps the focus.
 */
export function Palette({ isOpen, onClose, ...finder }: PaletteProps) {
  const text = useText('shell');
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label={text('searchEverything')} className={styles.dialog ?? ''}>
          <Finder {...finder} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The ARIA attributes of the field as a combobox; its `aria-controls` comes from Autocomplete. */
const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

/** Remounted with each opening, so that it starts empty. */
function Finder({ groups, records, onClose }: Omit<PaletteProps, 'isOpen'>) {
  const text = useText('shell');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useActiveOption(field, list);
  // The server has already matched the records, by more fields than are shown.
  const found = [...findCommands(groups, typed), ...(records?.groups ?? [])];
  const type = (next: string) => {
    setTyped(next);
    records?.onTyped(next);
  };
  const act = (id: string | number) => {
    const command = found.flatMap(({ commands }) => commands).find((one) => one.id === id);
    if (!command || command.blockedBecause !== undefined) return;
    if (!command.staysOpen) onClose();
    command.act();
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={type}>
      <TextField autoFocus aria-label={text('searchEverything')} className={styles.field ?? ''}>
        <Search aria-hidden="true" />
        <Input
          ref={field}
          {...combobox}
          className={styles.input ?? ''}
          placeholder={text('searchEverything')}
        />
      </TextField>
      <ListBox
        ref={list}
        aria-label={text('commands')}
        className={styles.list ?? ''}
        onAction={act}
        renderEmptyState={() => <p>{text('noCommands', { query: typed.trim() })}</p>}
      >
        {found.map(({ id, label, commands }) => (
          <ListBoxSection key={id} id={id} className={styles.section ?? ''}>
            <Header className={styles.heading ?? ''}>{label}</Header>
            {commands.map((command) => (
              <Option key={command.id} command={command} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <p role="status" className="visually-hidden">
        {records?.status}
      </p>
      <Hints />
    </Autocomplete>
  );
}

function Option({ command }: { command: Command }) {
  const { id, title, icon, shortcut, isDisabled = false, blockedBecause } = command;
  const hint = blockedBecause ?? command.hint;
  return (
    <ListBoxItem
      id={id}
      textValue={hint === undefined ? title : `${title}, ${hint}`}
      isDisabled={isDisabled}
      className={styles.option ?? ''}
      {...(blockedBecause !== undefined && { render: BlockedItem })}
    >
      {icon}
      <span className={styles.title}>{title}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {shortcut !== undefined && (
        <span aria-hidden="true" dir="ltr" className={styles.shortcut}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </ListBoxItem>
  );
}

/** The keys, for users with a keyboard. */
function Hints() {
  const text = useText('shell');
  return (
    <p className={styles.foot} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {text('hintMove')}
      </span>
      <span>
        <Kbd>↵</Kbd> {text('hintChoose')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {text('hintClose')}
      </span>
    </p>
  );
}
