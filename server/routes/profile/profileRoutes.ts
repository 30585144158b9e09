import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { CurrentUser } from '../../../domain/wire/user.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { safePhoto } from '../users/safePhoto.ts';
import { readProfileForm } from './readProfileForm.ts';
import { saveProfile } from './saveProfile.ts';

/** One's own data. Not the e-mail address: that is the login. */
export function profileRoutes({ photos, clock }: Services): FastifyPluginAsync {
  return (app) => {
    app.post(
      '/profile',
      {
        config: { access: 'signedIn' },
        schema: { consumes: ['multipart/form-data'], response: { 200: CurrentUser } },
      },
      async (request, reply) => {
        const asked = await readProfileForm(request);
        const fingerprint = [asked.form, asked.photo && createHash('sha256').update(asked.photo).digest('hex')];
        const photo = asked.photo && (await safePhoto(photos, asked.photo, request.caller.userId));
        const now = new Date(clock());
        const work = async (tx: Parameters<typeof saveProfile>[0]) => ({
          body: await saveProfile(tx, request, { form: asked.form, photo }, todayInAmsterdam(clock()), now),
        });
        return withIdempotency(request, reply, work, fingerprint);
      },
    );
    return Promise.resolve();
  };
}
