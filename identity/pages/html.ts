/** Markup that is safe to send: made by `html`, which escapes any text put into it. */
export interface Html {
  readonly markup: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

type Value = string | number | Html | readonly Html[] | null;

const render = (value: Value): string => {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  if ('markup' in value) return value.markup;
  return value.map((part) => part.markup).join('');
};

/** A template tag: text is escaped, `Html` goes in as it is, null leaves nothing. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: strings.reduce((all, string, i) => all + string + (i < values.length ? render(values[i] ?? null) : ''), ''),
});

/** Markup of the provider library itself, which has escaped it already. */
export const trusted = (markup: string): Html => ({ markup });
