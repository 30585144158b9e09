import { postalText as text } from '../text/postal.ts';
import { TextField } from './TextField.tsx';

/**
 * The two lines of an address, as an agreement prints them. Free text: an address may be abroad. `own`: the person fills
 * in their own, so the browser may help.
 */
export function PostalFields({ own = false }: { own?: boolean }) {
  const help = (token: string) => (own ? token : 'off');
  return (
    <>
      <TextField name="street" label={text.street} hint={text.hint} autoComplete={help('address-line1')} optional />
      <TextField name="town" label={text.town} autoComplete={help('address-line2')} optional />
    </>
  );
}
