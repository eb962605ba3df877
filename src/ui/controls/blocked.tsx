import { use, useId, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, RefObject, SyntheticEvent } from 'react';
import { BlockedPressContext } from './blocked-press.ts';
import { useBlockReason, type Effect } from './read-only.ts';
import { TooltipPanel } from '../overlays/tooltip.tsx';
import { useListener } from '../hooks/use-listener.ts';
import { isolate } from './isolate.tsx';
import styles from '../overlays/tooltip.module.css';

/** Attributes of a blocked control. It stays in the tab order. */
export interface BlockedAttributes {
  'aria-disabled'?: true;
  'aria-describedby'?: string;
}

interface BlockedProps {
  /** Why the control is blocked; null if it is not. */
  reason: string | null;
  /** By default, the control changes data: it is blocked wherever nothing can be changed. */
  effect?: Effect;
  /** The control: a button or a link. */
  children: (attributes: BlockedAttributes) => ReactNode;
}

/**
 * Wraps a control that may be blocked. A blocked control can be focused but not pressed, and shows
 * its reason on hover, focus and press, and to screen readers. Where something can be done about the
 * reason, a press does that.
 */
export function Blocked({ reason: own, effect = 'changing', children }: BlockedProps) {
  const reason = useBlockReason(own, effect);
  const id = useId();
  const control = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const press = use(BlockedPressContext);
  const isBlocked = reason !== null;
  const open = ({ currentTarget }: SyntheticEvent) => {
    control.current = currentTarget.firstElementChild;
    setOpen(isBlocked);
  };
  const close = () => {
    setOpen(false);
    setPressed(false);
  };
  const blockEvent = (event: SyntheticEvent) => {
    if (!isBlocked) return;
    event.preventDefault();
    event.stopPropagation();
    if (press?.canAct(reason)) {
      close();
      press.act(reason);
      return;
    }
    open(event);
    setPressed(true);
  };
  return (
    <span
      role="presentation"
      className={styles.around}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') open(event);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') close();
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) open(event);
      }}
      onBlur={close}
      // In the capture phase, so that neither the control nor a form around it receives the press.
      onClickCapture={blockEvent}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' || event.key === ' ') blockEvent(event);
      }}
    >
      {children(isBlocked ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
      {isBlocked && (
        <>
          <span id={id} hidden>
            {isolate(reason)}
          </span>
          <span role="status" className="visually-hidden">
            {isPressed && isolate(reason)}
          </span>
          {isOpen && <Reason control={control} reason={reason} onClose={close} />}
        </>
      )}
    </span>
  );
}

/**
 * The `render` of a blocked menu or list item. The widgets' own "disabled" items cannot be focused,
 * so their reason would not be read.
 */
export function BlockedItem({ children, ...props }: ComponentProps<'div'> | ComponentProps<'a'>) {
  return 'href' in props ? (
    <a {...props} aria-disabled="true">
      {children}
    </a>
  ) : (
    <div {...(props as ComponentProps<'div'>)} aria-disabled="true">
      {children}
    </div>
  );
}

/** Controlled only by the component above, not by hover or focus. */
const open = { isOpen: true, shouldSkipAnimation: false, open: () => {}, close: () => {} };

interface ReasonProps {
  control: RefObject<Element | null>;
  reason: string;
  onClose: () => void;
}

/** Shows the reason beside the control until Escape or a press elsewhere. */
function Reason({ control, reason, onClose }: ReasonProps) {
  useListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  useListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && control.current?.contains(target))) onClose();
  });
  return (
    <TooltipPanel triggerRef={control} state={open}>
      {/* The panel is a row, in which the isolated names would be columns of their own. */}
      <span>{isolate(reason)}</span>
    </TooltipPanel>
  );
}
