import Button from '@mui/material/Button';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../components/icons/icons.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { formsText } from '../text/forms.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { useFormField } from './useFormField.ts';

interface PasswordFieldProps extends Omit<FieldProps, 'optional'> {
  /** A password to choose: shows which parts of the rule are met while typing. */
  isNew?: boolean;
}

/** A password, with a button that shows it; pasting is welcome (WCAG 2.2, 3.3.8). */
export function PasswordField({ name, label, hint, isNew = false }: PasswordFieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  const [visible, setVisible] = useState<boolean | null>(null);
  const listId = `${id}-eisen`;
  const action = visible === true ? formsText.hidePassword : formsText.showPassword;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Input
        id={id}
        name={name}
        type={visible === true ? 'text' : 'password'}
        value={value}
        width="medium"
        required
        description={describe({ id, hint, error, also: isNew ? [listId] : [] })}
        html={{ autoComplete: isNew ? 'new-password' : 'current-password', autoCapitalize: 'none', spellCheck: false }}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        endAdornment={
          <Button
            size="small"
            aria-controls={id}
            onClick={() => setVisible(visible !== true)}
            startIcon={visible === true ? <EyeOffIcon /> : <EyeIcon />}
            sx={{ flexShrink: 0, px: 1 }}
          >
            {action}
          </Button>
        }
      />
      <span role="status">
        <VisuallyHidden>
          {visible === null ? '' : visible ? formsText.passwordNowShown : formsText.passwordNowHidden}
        </VisuallyHidden>
      </span>
      {isNew && <PasswordChecklist id={listId} value={value} />}
    </FieldFrame>
  );
}
