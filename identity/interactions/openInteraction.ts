import type Provider from 'oidc-provider';
import { errors } from '../library.ts';
import type { Context } from '../koa.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The interaction of this browser, by its cookie; null when it has none, it is over, or the path belongs to another one. */
export async function openInteraction(provider: Provider, ctx: Context, uid: string): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    return interaction.uid === uid ? interaction : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}
