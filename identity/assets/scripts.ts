/** The small scripts of the provider's pages, plain JavaScript for the browser; the pages work without them. */

/** Adds the button that shows and hides the password. */
export const passwordScript = `(() => {
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

/**
 * Shows the button for a passkey where the browser can, and has the browser offer one at the address field as well
 * (conditional mediation, WebAuthn level 3). The challenge is fetched each time, and refetched before it is too old.
 */
export const passkeyScript = `(() => {
  const form = document.querySelector('form[data-passkey]');
  const keys = window.PublicKeyCredential;
  if (!form || !keys) return;
  const said = form.querySelector('[role=status]');
  const read = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  const write = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  let asking;
  let again;
  const ask = async (mediation) => {
    asking?.abort();
    clearTimeout(again);
    const { signal } = (asking = new AbortController());
    const answer = await fetch(form.dataset.passkey, { method: 'POST', signal });
    if (!answer.ok) throw new Error('This page is over.');
    const { challenge, rpId, timeout, userVerification } = await answer.json();
    const publicKey = { challenge: read(challenge), rpId, timeout, userVerification };
    const { id, rawId, type, response } = await navigator.credentials.get({ publicKey, mediation, signal });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    form.elements.assertion.value = JSON.stringify({
      id,
      rawId: write(rawId),
      type,
      response: {
        clientDataJSON: write(clientDataJSON),
        authenticatorData: write(authenticatorData),
        signature: write(signature),
        userHandle: userHandle ? write(userHandle) : '',
      },
    });
    form.submit();
  };
  const offer = async () => {
    if (!document.querySelector('[autocomplete~=webauthn]')) return;
    if (!(await keys.isConditionalMediationAvailable?.())) return;
    ask('conditional').catch(() => undefined);
    again = setTimeout(offer, 8 * 60000);
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    said.textContent = '';
    try {
      await ask();
    } catch (error) {
      if (error.name === 'AbortError') return;
      said.textContent = error.name === 'NotAllowedError' ? form.dataset.stopped : form.dataset.failed;
      offer();
    }
  });
  document.querySelector('.unable')?.remove();
  form.hidden = false;
  offer();
})();
`;

/** Sends the logout form at once where the page says so. */
export const logoutScript = `document.querySelector('button[data-submit]')?.click();
`;
