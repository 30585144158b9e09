import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { PaperCheck, PaperFingerprint } from '../../../domain/wire/paper.ts';
import { checkPaper } from '../../actions/papers/checkPaper.ts';
import { limitAttempts } from '../../attempts.ts';
import type { Services } from '../../services.ts';

/** Papers checked per network in a minute: enough for a folder of them, and a fingerprint can't be guessed. */
const CHECKS_PER_MINUTE = 30;

/** Is this file a paper of ours, unchanged? Open to all, as the holder of the paper may have no account. */
export function papersRoutes({ db, clock }: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/document/check',
      { config: { access: 'public' }, schema: { body: PaperFingerprint, response: { 200: PaperCheck } } },
      async ({ network, body }) => {
        await limitAttempts(db, `paper ${network}`, CHECKS_PER_MINUTE, 60);
        return checkPaper(db, body, new Date(clock()));
      },
    );
    return Promise.resolve();
  };
}
