import type { ChangeEvent, ComponentType, FocusEvent, ReactElement } from 'react';
import ReactInputMask from 'react-input-mask';

/** The text in the input, and where the caret is; null while it has no focus. */
export interface MaskState {
  value: string;
  selection: { start: number | null; end: number | null };
}

/** One change: what the input shows now, what it showed before (absent when it was not typing), the mask's result. */
export interface MaskChange {
  currentState?: MaskState;
  previousState?: MaskState;
  nextState: MaskState;
}

interface ReactInputMaskProps {
  mask: string;
  maskPlaceholder: string | null;
  alwaysShowMask: boolean;
  beforeMaskedStateChange: (change: MaskChange) => MaskState;
  value: string;
  disabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent) => void;
  children: ReactElement;
}

// The library's own types say `any`; React 19 no longer fills in its default props, so here every one is given.
const Masked = ReactInputMask as ComponentType<ReactInputMaskProps>;

interface MaskedInputProps extends Pick<ReactInputMaskProps, 'mask' | 'value' | 'onBlur'> {
  /** Shown in the places not filled in yet, as long as the mask; null shows nothing there. */
  placeholder: string | null;
  /** Rewrites typed and pasted text that the mask alone would misread. */
  correct: (change: MaskChange) => MaskState;
  onChange: (text: string) => void;
  disabled?: boolean;
  /** An Input of the kit, without value and handlers. */
  children: ReactElement;
}

/** The only place that knows react-input-mask. */
export function MaskedInput({
  mask,
  placeholder,
  correct,
  value,
  onChange,
  onBlur,
  disabled = false,
  children,
}: MaskedInputProps) {
  return (
    <Masked
      mask={mask}
      maskPlaceholder={placeholder}
      alwaysShowMask={false}
      beforeMaskedStateChange={correct}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      {children}
    </Masked>
  );
}
