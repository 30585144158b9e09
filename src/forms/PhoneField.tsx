import { formsText } from '../text/forms.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { MaskedInput } from './mask/MaskedInput.tsx';
import { correctPhone, maskedPhone, PHONE_MASK, phoneValue } from './mask/phoneMask.ts';
import { useFormField } from './useFormField.ts';

/** A Dutch telephone number. In the form: E.164, or what was typed while it is not a number yet. */
export function PhoneField({ name, label, hint = formsText.phoneHint, optional }: FieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <MaskedInput
        mask={PHONE_MASK}
        placeholder={null}
        correct={correctPhone}
        value={maskedPhone(value)}
        onChange={(masked) => change(phoneValue(masked))}
        onBlur={leave}
      >
        <Input
          id={id}
          name={name}
          type="tel"
          width="short"
          required={optional !== true}
          description={describe({ id, hint, error })}
          html={{ inputMode: 'tel', autoComplete: 'tel' }}
        />
      </MaskedInput>
    </FieldFrame>
  );
}
