import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';

eachEngine((engine) => {
  test('R-8.8 with an external provider there are no passkeys here: the provider arranges the login', async () => {
    const made = await engine.app({ accounts: null });
    const { parent } = await makeFamily(made.services.db);
    const who = await apiClient(made.app, parent);
    assert.deepEqual((await who.get('/security')).body, {
      embedded: false,
      factor: null,
      passkeys: [],
      address_asked: null,
      address_changed: null,
    });
    const answer = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '', attestationObject: '' } };
    for (const [path, body] of [
      ['/start', { password: 'x' }],
      ['', { name: 'Telefoon', made: answer }],
      ['/name', { id: 'a'.repeat(16), name: 'Telefoon' }],
      ['/remove', { id: 'a'.repeat(16), password: 'x' }],
    ] as const) {
      const { status, body: said } = await who.post(`/security/passkey${path}`, body);
      assert.deepEqual([status, said], [409, { error: 'Dit regel je bij de dienst waarmee je inlogt.' }]);
    }
  });
});
