/** The two small scripts of the provider's pages, plain JavaScript for the browser; the pages work without them. */

/** Adds the button that shows and hides the password. */
export const loginScript = `(() => {
  const input = document.getElementById('password');
  if (!input) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'show';
  const word = document.createElement('span');
  const what = document.createElement('span');
  what.className = 'hidden';
  what.textContent = ' ' + input.dataset.what;
  button.append(word, what);
  const update = (shown) => {
    input.type = shown ? 'text' : 'password';
    word.textContent = shown ? input.dataset.hide : input.dataset.show;
  };
  button.addEventListener('click', () => update(input.type === 'password'));
  input.form.addEventListener('submit', () => update(false));
  update(false);
  input.after(button);
})();
`;

/** Sends the logout form at once where the page says so. */
export const logoutScript = `document.querySelector('button[data-submit]')?.click();
`;
