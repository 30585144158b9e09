import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import {
  type AdviserKey,
  AdviserKey as AdviserKeyBody,
  AdviserLinkForm,
  AdviserLinks,
  AdviserPaperKey,
  AdviserView,
  NewAdviserLink,
} from '../../../domain/wire/adviserLink.ts';
import { endLink, giveLink, preparedLink } from '../../actions/adviserLinks/give.ts';
import { linksSeenBy } from '../../actions/adviserLinks/list.ts';
import { noteOpening, notePaper, type OpenedLink, openLink } from '../../actions/adviserLinks/open.ts';
import { showsPaper, viewOf } from '../../actions/adviserLinks/view.ts';
import { countAttempt, limitNetwork } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound, tooMany } from '../../http/errors.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { findDocumentByHashid } from '../../repositories/documents.ts';
import { inSameTime } from '../../sameTime.ts';
import type { Services } from '../../services.ts';
import { fileAnswer, hashidQuery } from '../schema.ts';

/** The single answer when a link does not open: it does not exist, has ended, or has another code. */
const DOES_NOT_OPEN =
  'Deze link en code openen niets. Misschien klopt de code niet, of is de link verlopen of gesloten. Vraag het aan wie je de link gaf.';
/** Openings and papers of one link in a day: enough to read it all several times. */
const A_DAY = 40;
const DAY_SECONDS = 24 * 3600;

/** Links by which a notary or an adviser reads along (domain/wire/adviserLink.ts, docs/decisions/0026). */
export function adviserLinksRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  /** Opens a link, in a time that does not reveal what was wrong. Throws N404, R429. */
  async function opened<T>(
    { network, visitor }: FastifyRequest,
    key: AdviserKey,
    work: (tx: Tx, link: OpenedLink) => Promise<T | null>,
  ): Promise<T> {
    await limitNetwork(db, 'adviser link', network);
    const answer = await inSameTime(
      inTransaction(db, async (tx) => {
        const link = await openLink(tx, visitor, services, key);
        if (!link) return null;
        const { count, wait } = await countAttempt(tx, `adviser link ${link.link.hashid}`, DAY_SECONDS);
        if (count > A_DAY) throw tooMany(wait);
        return work(tx, link);
      }),
    );
    if (answer === null) throw notFound(DOES_NOT_OPEN);
    return answer;
  }

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.get('/adviser-links', { ...access, schema: { response: { 200: AdviserLinks } } }, ({ actor }) =>
      linksSeenBy(db, actor),
    );

    // Without an idempotency key: its answer would be stored with the secrets in it.
    app.post(
      '/adviser-link',
      { ...access, schema: { body: AdviserLinkForm, response: { 200: NewAdviserLink } } },
      async ({ actor, body }) => {
        const form = await preparedLink(actor, services, body);
        return inTransaction(db, (tx) => giveLink(tx, actor, services, form));
      },
    );

    app.delete(
      '/adviser-link',
      { ...access, schema: { querystring: hashidQuery, response: { 200: AdviserLinks } } },
      ({ actor, query }) => inTransaction(db, (tx) => endLink(tx, actor, services, query.hashid)),
    );

    app.post(
      '/adviser-link/open',
      { config: { access: 'public' }, schema: { body: AdviserKeyBody, response: { 200: AdviserView } } },
      (request) =>
        opened(request, request.body, async (tx, link) => {
          await noteOpening(tx, request.visitor, services, link.link);
          return viewOf(tx, link, request.visitor.today);
        }),
    );

    app.post(
      '/adviser-link/paper',
      {
        config: { access: 'public' },
        schema: { body: AdviserPaperKey, response: { 200: fileAnswer('application/pdf') } },
      },
      async (request, reply) => {
        const { paper } = request.body;
        const { document, link } = await opened(request, request.body, async (tx, link) => {
          const document = await findDocumentByHashid(tx, link.reader, paper);
          if (!document || !(await showsPaper(tx, link, document.contract, paper))) return null;
          await notePaper(tx, request.visitor, link.link, paper);
          return { document, link };
        });
        const words = `Kopie voor ${link.link.for_whom}, geopend op ${formatDateLong(request.visitor.today)}`;
        const copy = await services.pdf.copy({ pdf: document.bytes, words }, link.reader.userId);
        return sendPdf(reply, copy, `kopie-${paper}.pdf`);
      },
    );
    return Promise.resolve();
  };
}
