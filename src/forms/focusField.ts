/** Focuses a field by its id; for a group (radio buttons, years and months) the chosen or the first control in it. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('fieldset')
    ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input'))
    : element;
  control?.focus();
}
