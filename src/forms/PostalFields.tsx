import { useEffect } from 'react';
import { postalText as text } from '../text/postal.ts';
import { focusField } from './focusField.ts';
import { fieldId, useFormParts } from './formParts.ts';
import { TextField } from './TextField.tsx';

interface PostalFieldsProps {
  /** True if the person fills in their own, so that the browser may help. */
  own?: boolean;
  /** True if a button asked for these fields, which is gone now. */
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
