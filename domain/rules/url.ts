const URL_MESSAGE = 'Dit webadres klopt niet. Vul een adres in zoals https://voorbeeld.nl.';

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

/** A web address with http or https and a host with a dot; an empty field is for the rule `required`. */
export function url(value: string): string | null {
  if (value === '') return null;
  const fits = /^https?:\/\/[^\s/]\S*$/i.test(value) && /^[^.]+(\.[^.]+)+$/.test(hostOf(value));
  return fits ? null : URL_MESSAGE;
}
