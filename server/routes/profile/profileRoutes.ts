import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { ProfileForm } from '../../../domain/wire/profile.ts';
import { CurrentUser, PhotoFile } from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { safePhoto } from '../../actions/users/safePhoto.ts';
import { readProfileForm } from './readProfileForm.ts';
import { saveProfile } from '../../actions/users/saveProfile.ts';

/** One's own data. Not the e-mail address: that is the login. */
export function profileRoutes(services: Services): FastifyPluginAsync {
  const { photos } = services;
  return (app) => {
    app.post(
      '/profile',
      {
        config: { access: 'signedIn', form: Type.Object({ ...ProfileForm.properties, ...PhotoFile.properties }) },
        schema: { consumes: ['multipart/form-data'], response: { 200: CurrentUser } },
      },
      async (request, reply) => {
        const asked = await readProfileForm(request);
        const fingerprint = [asked.form, asked.photo && createHash('sha256').update(asked.photo).digest('hex')];
        const photo = asked.photo && (await safePhoto(photos, asked.photo, request.caller.userId));
        const work = async (tx: Tx) => ({
          body: await saveProfile(tx, request.actor, services, { form: asked.form, photo }),
        });
        return withIdempotency(request, reply, work, fingerprint);
      },
    );
    return Promise.resolve();
  };
}
