import { useEffect } from 'react';
import { postalText as text } from '../text/postal.ts';
import { focusField } from './focusField.ts';
import { fieldId, useFormParts } from './formParts.ts';
import { TextField } from './TextField.tsx';

interface PostalFieldsProps {
  /** The person fills in their own, so the browser may help. */
  own?: boolean;
  /** They were asked for: the button that did so is gone. */
  focus?: boolean;
}

/** The two lines of an address, as an agreement prints them. Free text: an address may be abroad. */
export function PostalFields({ own = false, focus = false }: PostalFieldsProps) {
  const { formId } = useFormParts();
  useEffect(() => {
    if (focus) focusField(fieldId(formId, 'street'));
  }, [focus, formId]);
  const help = (token: string) => (own ? token : 'off');
  return (
    <>
      <TextField name="street" label={text.street} hint={text.hint} autoComplete={help('address-line1')} optional />
      <TextField name="town" label={text.town} autoComplete={help('address-line2')} optional />
    </>
  );
}
