import type { FastifyPluginAsync } from 'fastify';
import { ownDataFiles } from '../../actions/export/ownDataFiles.ts';
import { limitAttempts } from '../../attempts.ts';
import { sendFile } from '../../http/sendFile.ts';
import { zipStream } from '../../http/zip.ts';
import type { Services } from '../../services.ts';
import { fileAnswer } from '../schema.ts';

const PER_HOUR = 5;

/** GET /export: everything we keep about the caller and that they may see (AVG art. 15 and 20), as a ZIP. */
export function exportRoutes(services: Services): FastifyPluginAsync {
  return (app) => {
    app.get(
      '/export',
      { config: { access: 'signedIn' }, schema: { response: { 200: fileAnswer('application/zip') } } },
      async ({ actor }, reply) => {
        await limitAttempts(services.db, `export ${actor.caller.sub}`, PER_HOUR, 3600);
        return sendFile(reply, {
          name: `onderling-gegevens-${actor.today}.zip`,
          type: 'application/zip',
          content: zipStream(await ownDataFiles(actor, services), actor.now),
        });
      },
    );
    return Promise.resolve();
  };
}
